// Tree search over what one seat cannot tell apart: one tree for all agreeing worlds, a new world
// for each walk through it.
//
// What both kernels compute in floating point is arranged so that no multiplication is followed by
// an addition that has to be rounded: a compiler may fuse them, and the twin could not.
#pragma once

#include <cmath>

#include "playout.hpp"
#include "worlds.hpp"

namespace davidgoliath {

// Straight between the powers of two, so that it is exact everywhere; not for 0.
inline double binary_logarithm(std::uint32_t count) {
    const int whole = std::bit_width(count) - 1;
    return whole - 1 + count / double(1u << whole);
}

// `Draw` gives a deal for each walk.
template <int N, typename Draw>
class Tree {
public:
    // `exploration`: how many points the luck of a few walks may hide.
    Tree(Draw draw, Word exploration) : draw_(draw), nodes_(1) {
        const double margin = double(exploration) * (N - 1);
        explored_ = margin * margin;
    }

    // One walk from the root: along known cards, then one new node, then at random.
    void walk(Chance chance) {
        Deal<N> deal = draw_(chance);
        std::array<Step, Deck<N>::cards> path;
        int steps = 0;
        std::uint32_t at = 0;
        for (bool is_new = false; !is_new && !deal.is_over();) {
            const int seat = deal.turn();
            at = next(at, deal.legal(), chance, is_new);
            path[steps++] = {at, seat};
            deal.play(nodes_[at].card);
        }
        play_randomly(deal, chance, [](int) {});
        const auto points = deal.scores();
        const int total = std::accumulate(points.begin(), points.end(), 0);
        for (int i = 0; i < steps; ++i) {
            Node& node = nodes_[path[i].node];
            ++node.visits;
            node.sum += points[path[i].seat] * N - total;
        }
    }

    void tell(std::int64_t* visits, std::int64_t* sums) const {
        for (std::uint32_t child = nodes_[0].first; child != 0; child = nodes_[child].next) {
            visits[nodes_[child].card] = nodes_[child].visits;
            sums[nodes_[child].card] = nodes_[child].sum;
        }
    }

private:
    // A card after those on the way to it.
    struct Node {
        std::int64_t sum = 0;  // of what its seat got: points times the others, less theirs
        std::uint32_t visits = 0, available = 0;
        std::uint32_t first = 0, next = 0;  // child, the one tried last; sibling; 0: none
        std::uint8_t card = no_card;
    };
    struct Step {
        std::uint32_t node;
        int seat;
    };

    // A legal card that was never tried, drawn; otherwise the most promising of those tried.
    std::uint32_t next(std::uint32_t parent, const CardSet<N>& legal, Chance& chance, bool& is_new) {
        std::array<std::uint32_t, hand_size> tried;
        int count = 0;
        CardSet<N> untried = legal;
        for (std::uint32_t child = nodes_[parent].first; child != 0; child = nodes_[child].next) {
            Node& node = nodes_[child];
            if (!legal.has(node.card)) continue;
            untried.remove(node.card);
            ++node.available;
            tried[count++] = child;
        }
        is_new = !untried.empty();
        if (!is_new) return most_promising(tried.data(), count);
        Word word = chance.next();
        return grow(parent, random_card<N>(untried, word));
    }

    // Of equal ones that which was tried last.
    std::uint32_t most_promising(const std::uint32_t* tried, int count) const {
        std::uint32_t best = tried[0];
        double highest = promise(nodes_[best]);
        for (int i = 1; i < count; ++i) {
            const double its = promise(nodes_[tried[i]]);
            if (its > highest) best = tried[i], highest = its;
        }
        return best;
    }

    // UCB: its mean, and more the seldomer it was chosen when it could have been.
    double promise(const Node& node) const {
        const double visits = node.visits;
        return double(node.sum) / visits + std::sqrt(explored_ * binary_logarithm(node.available) / visits);
    }

    std::uint32_t grow(std::uint32_t parent, int card) {
        const auto number = std::uint32_t(nodes_.size());
        Node node;
        node.available = 1;
        node.next = nodes_[parent].first;
        node.card = std::uint8_t(card);
        nodes_.push_back(node);
        nodes_[parent].first = number;
        return number;
    }

    const Draw draw_;
    std::vector<Node> nodes_;
    double explored_;
};

// By card: how often the tree's root went on with it, and what the seat got when it did.  Walks
// have the chance of the seed and the numbers from `first` on.
template <int N, typename Draw>
void search_tree(Draw draw, Word exploration, Word seed, Word first, Word iterations, std::int64_t* visits,
                 std::int64_t* sums) {
    std::fill_n(visits, Deck<N>::cards, 0);
    std::fill_n(sums, Deck<N>::cards, 0);
    Tree<N, Draw> tree(draw, exploration);
    for (Word i = 0; i < iterations; ++i) tree.walk(Chance(seed, first + i));
    tree.tell(visits, sums);
}

}  // namespace davidgoliath
