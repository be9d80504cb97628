// All deals that agree with a view: how many there are, and any of them, exactly uniformly.
//
// A seat never regains a colour, so a deal agrees if and only if each hand has its size and none
// of the colours that its seat has shown to be void in.  Seats with the same voids form a group,
// colours open to the same groups form a kind.  How many cards of each kind go to each group is
// drawn by the number of deals that follow from it; which cards these are is a fair shuffle.
#pragma once

#include <unordered_map>
#include <vector>

#include "view.hpp"
#include "wide.hpp"

namespace davidgoliath {

using Cards = std::vector<std::uint8_t>;
constexpr int most_groups = 5;

// Cuts the cards into parts of these sizes: each cut as likely as any other.
template <typename Sizes>
void shuffle_into(std::uint8_t* cards, int count, const Sizes& sizes, int parts, Chance& chance) {
    while (parts > 0 && sizes[parts - 1] == 0) --parts;
    const int drawn = parts == 0 ? 0 : count - sizes[parts - 1];  // the last part takes what is left
    for (int first = 0; first < drawn; first += draws_per_word) {
        const int after = std::min(first + draws_per_word, drawn);
        Word product = 1;
        for (int i = first; i < after; ++i) product *= Word(count - i);
        Word word = fair_word(chance, product);
        for (int i = first; i < after; ++i) std::swap(cards[i], cards[i + draw(word, count - i)]);
    }
}

// Uniform below the bound: as many bits as it has, again until they are below.
inline Wide draw_below(const Wide& bound, Chance& chance) {
    const int bits = bound.bit_length();
    Wide drawn;
    do {
        for (int i = 0; 64 * i < bits; ++i) {
            const int left = bits - 64 * i;
            drawn.word[i] = chance.next() & (left < 64 ? (Word{1} << left) - 1 : ~Word{0});
        }
    } while (!(drawn < bound));
    return drawn;
}

template <int N>
class Worlds {
public:
    explicit Worlds(const View<N>& view) : view_(view) {
        find_groups();
        find_kinds();
        std::array<int, most_groups> room{};
        for (std::size_t g = 0; g < groups_.size(); ++g) room[g] = groups_[g].room;
        found_.resize(slots_.size());
        start_ = kinds_.empty() ? 0 : node(0, room, int(kinds_[0].cards.size()));
    }

    // Deals of kinds to groups, times the ways to deal each group's cards to its seats.
    Wide count() const {
        Wide total = kinds_.empty() ? Wide{{1}} : nodes_[start_].deals;
        for (const Group& group : groups_) {
            int left = group.room;
            for (int i = 0; i < group.size; ++i) {
                total = total * ways_to_choose(left, group.held[i]);
                left -= group.held[i];
            }
        }
        return total;
    }

    Game<N> draw_one(Chance& chance) const {
        std::array<std::array<std::uint8_t, Deck<N>::cards>, most_groups> piles;
        std::array<int, most_groups> filled{};
        std::uint32_t at = start_;
        std::size_t slot = 0;
        for (const Kind& kind : kinds_) {
            std::array<int, most_groups> share{};
            for (int i = 0; i < kind.size; ++i, ++slot) {
                const Edge& edge = choose_edge(nodes_[at], chance);
                share[i] = edge.cards;
                at = edge.next;
            }
            std::array<std::uint8_t, Deck<N>::cards> cards;
            std::copy(kind.cards.begin(), kind.cards.end(), cards.begin());
            shuffle_into(cards.data(), int(kind.cards.size()), share, kind.size, chance);
            const std::uint8_t* from = cards.data();
            for (int i = 0; i < kind.size; ++i) {
                const int group = kind.groups[i];
                std::copy_n(from, share[i], piles[group].begin() + filled[group]);
                filled[group] += share[i];
                from += share[i];
            }
        }
        Game<N> game = view_.table;
        for (std::size_t g = 0; g < groups_.size(); ++g) {
            const Group& group = groups_[g];
            shuffle_into(piles[g].data(), group.room, group.held, group.size, chance);
            const std::uint8_t* card = piles[g].data();
            for (int i = 0; i < group.size; ++i) {
                for (int left = group.held[i]; left > 0; --left) game.deal.hand[group.seats[i]].add(*card++);
            }
        }
        return game;
    }

private:
    struct Group {
        int voids, room = 0, size = 0;
        std::array<int, N> seats{}, held{};
    };
    struct Kind {
        int closed;  // a bit for each group that may not have it
        Cards cards{};
        int size = 0;
        std::array<int, most_groups> groups{};
    };
    struct Slot {
        int kind, group;
        bool last;  // of its kind
    };
    // So many cards of a slot's kind go to its group; `upto` counts the deals of this and the
    // edges before it.
    struct Edge {
        Wide upto;
        std::uint32_t next;
        std::uint8_t cards;
    };
    struct Node {
        Wide deals;
        std::uint32_t first, after;  // its edges
    };
    using Room = std::array<int, most_groups>;

    void find_groups() {
        int unseen_colours = 0;
        for (int colour = 0; colour < colours; ++colour) {
            unseen_colours |= int(view_.unseen.values_in(colour) != 0) << colour;
        }
        for (int seat = 0; seat < N; ++seat) {
            if (seat == view_.seat || view_.held[seat] == 0) continue;
            const int voids = view_.table.voids[seat] & unseen_colours;
            auto group = std::find_if(groups_.begin(), groups_.end(), [&](const Group& g) { return g.voids == voids; });
            if (group == groups_.end()) group = groups_.insert(group, Group{voids});
            group->seats[group->size] = seat;
            group->held[group->size++] = view_.held[seat];
            group->room += view_.held[seat];
        }
    }

    // Kinds that fewest groups may have come first: that leaves the fewest ways to look at.
    void find_kinds() {
        for (int colour = 0; colour < colours; ++colour) {
            Word values = view_.unseen.values_in(colour);
            if (values == 0) continue;
            int closed = 0;
            for (std::size_t g = 0; g < groups_.size(); ++g) closed |= (groups_[g].voids >> colour & 1) << g;
            auto kind = std::find_if(kinds_.begin(), kinds_.end(), [&](const Kind& k) { return k.closed == closed; });
            if (kind == kinds_.end()) kind = kinds_.insert(kind, Kind{closed});
            for (; values != 0; values &= values - 1) {
                kind->cards.push_back(std::uint8_t(colour * Deck<N>::values + std::countr_zero(values)));
            }
        }
        std::stable_sort(kinds_.begin(), kinds_.end(), [](const Kind& a, const Kind& b) {
            return std::popcount(unsigned(a.closed)) > std::popcount(unsigned(b.closed));
        });
        for (std::size_t k = 0; k < kinds_.size(); ++k) {
            Kind& kind = kinds_[k];
            for (std::size_t g = 0; g < groups_.size(); ++g) {
                if (kind.closed >> g & 1) continue;
                kind.groups[kind.size++] = int(g);
                slots_.push_back({int(k), int(g), false});
            }
            if (kind.size == 0) none_agree();
            slots_.back().last = true;
        }
    }

    // The node for what is left: a slot, room in each group, cards of the slot's kind.  A slot's
    // room decides how many cards are left, so that slot and room alone are its key.
    std::uint32_t node(std::size_t slot, const Room& room, int left) {
        Word key = 0;
        for (int r : room) key = key << 7 | Word(r);
        if (auto known = found_[slot].find(key); known != found_[slot].end()) return known->second;
        const auto [kind, group, last] = slots_[slot];
        std::array<Edge, Deck<N>::cards + 1> edges;
        int size = 0;
        Wide deals;
        for (int cards = last ? left : 0; cards <= std::min(left, room[group]); ++cards) {
            Room after = room;
            after[group] -= cards;
            const auto [further, next] = beyond(slot, after, left - cards);
            if (further.is_zero()) continue;
            deals = deals + ways_to_choose(left, cards) * further;
            edges[size++] = {deals, next, std::uint8_t(cards)};
        }
        if (slot == 0 && size == 0) none_agree();
        const auto number = std::uint32_t(nodes_.size());
        nodes_.push_back({deals, std::uint32_t(edges_.size()), std::uint32_t(edges_.size() + size)});
        edges_.insert(edges_.end(), edges.begin(), edges.begin() + size);
        found_[slot].emplace(key, number);
        return number;
    }

    std::pair<Wide, std::uint32_t> beyond(std::size_t slot, const Room& room, int left) {
        if (slot + 1 == slots_.size()) return {Wide{{Word(left == 0)}}, 0};
        const bool last = slots_[slot].last;
        const std::uint32_t next = node(slot + 1, room, last ? int(kinds_[slots_[slot + 1].kind].cards.size()) : left);
        return {nodes_[next].deals, next};
    }

    const Edge& choose_edge(const Node& node, Chance& chance) const {
        const Edge* edge = &edges_[node.first];
        if (node.after - node.first == 1) return *edge;
        const Wide drawn = draw_below(node.deals, chance);
        while (!(drawn < edge->upto)) ++edge;
        return *edge;
    }

    [[noreturn]] static void none_agree() {
        throw std::invalid_argument("the view contradicts itself: no deal agrees with it");
    }

    const View<N>& view_;
    std::vector<Group> groups_;
    std::vector<Kind> kinds_;
    std::vector<Slot> slots_;  // every kind's groups, in the order in which they are filled
    std::vector<std::unordered_map<Word, std::uint32_t>> found_;  // by slot, from room to node
    std::vector<Node> nodes_;
    std::vector<Edge> edges_;
    std::uint32_t start_ = 0;
};

}  // namespace davidgoliath
