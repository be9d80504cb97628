// The kernel as Python sees it: each function checks its arrays, then works without the interpreter.
//
// Every function is told the number of players and writes into arrays that the caller made;
// docs/kernel.md has the shapes.  Nothing here decides a rule.
#include "arrays.hpp"
#include "net.hpp"
#include "replay.hpp"
#include "search.hpp"
#include "solver.hpp"
#include "threads.hpp"
#include "tree.hpp"

namespace davidgoliath {

using namespace nb::literals;

void deal(int n_seats, Word seed, Word first, Out<std::uint8_t, 3> hands, Out<std::uint8_t, 1> dealers) {
    with_players(n_seats, [&]<int N>() {
        const std::size_t count = same(hands.shape(0), dealers.shape(0));
        want(hands.shape(1) == N && hands.shape(2) == hand_size, "hands");
        std::array<std::uint8_t, Deck<N>::cards> deck;
        for (std::size_t i = 0; i < count; ++i) {
            Chance chance(seed, first + i);
            dealers.data()[i] = std::uint8_t(shuffle<N>(chance, deck));
            for (int seat = 0; seat < N; ++seat) {
                std::sort(deck.begin() + seat * hand_size, deck.begin() + (seat + 1) * hand_size);
            }
            std::copy(deck.begin(), deck.end(), hands.data() + i * Deck<N>::cards);
        }
    });
}

void play_matches(int n_seats, Word seed, Word first, In<std::uint8_t, 1> policies, int threads,
                  Out<std::uint8_t, 2> dealers, Out<std::int16_t, 3> scores, Out<std::uint8_t, 3> plays) {
    with_players(n_seats, [&]<int N>() {
        const std::size_t matches = dealers.shape(0), length = dealers.shape(1);
        const bool note_plays = plays.size() != 0;
        want(scores.shape(0) == matches && scores.shape(1) == length && scores.shape(2) == N, "scores");
        want(!note_plays || (plays.shape(0) == matches && plays.shape(1) == length && plays.shape(2) == Deck<N>::cards),
             "plays");
        const auto seated = policies_of<N>(policies);
        in_parts(matches, threads, [&](std::size_t from, std::size_t to) {
            std::array<std::uint8_t, Deck<N>::cards> deck;
            for (std::size_t match = from; match < to; ++match) {
                int dealer = 0;
                for (std::size_t d = 0; d < length; ++d) {
                    const std::size_t at = match * length + d;
                    Chance chance(seed, (first + match) * length + d);
                    const int drawn = shuffle<N>(chance, deck);
                    dealer = d == 0 ? drawn : (dealer + 1) % N;
                    Deal<N> game = dealt<N>(deck.data(), (dealer + 1) % N);
                    if (note_plays) {
                        std::uint8_t* note = plays.data() + at * Deck<N>::cards;
                        play_out<N>(game, {}, seated.data(), chance, [&](int card) { *note++ = std::uint8_t(card); });
                    } else {
                        play_out<N>(game, {}, seated.data(), chance, [](int) {});
                    }
                    dealers.data()[at] = std::uint8_t(dealer);
                    const auto points = game.scores();
                    std::copy(points.begin(), points.end(), scores.data() + at * N);
                }
            }
        });
    });
}

template <int N>
void tell(const Game<N>& game, std::size_t i, std::int8_t* turns, Word* legal, std::int16_t* scores) {
    const bool over = game.deal.is_over();
    turns[i] = std::int8_t(over ? -1 : game.deal.turn());
    const CardSet<N> cards = over ? CardSet<N>{} : game.deal.legal();
    std::copy(cards.word.begin(), cards.word.end(), legal + i * Deck<N>::words);
    const auto points = game.deal.scores();
    std::copy(points.begin(), points.end(), scores + i * N);
}

void look(int n_seats, In<std::uint8_t, 2> games, Out<std::int8_t, 1> turns, Out<Word, 2> legal,
          Out<std::int16_t, 2> scores) {
    with_players(n_seats, [&]<int N>() {
        const std::size_t count = games_in<N>(games);
        want_told<N>(count, turns, legal, scores);
        for (std::size_t i = 0; i < count; ++i) {
            tell<N>(read_row<N>(row_of<N>(games, i), i), i, turns.data(), legal.data(), scores.data());
        }
    });
}

void step(int n_seats, Out<std::uint8_t, 2> games, In<std::uint8_t, 1> cards, Out<std::int8_t, 1> turns,
          Out<Word, 2> legal, Out<std::int16_t, 2> scores) {
    with_players(n_seats, [&]<int N>() {
        const std::size_t count = same(games_in<N>(games), cards.shape(0));
        want_told<N>(count, turns, legal, scores);
        std::vector<Game<N>> stepped;
        stepped.reserve(count);
        for (std::size_t i = 0; i < count; ++i) {
            Game<N> game = read_row<N>(row_of<N>(games, i), i);
            const int card = cards.data()[i];
            if (game.deal.is_over()) throw std::invalid_argument("game " + std::to_string(i) + " is over");
            if (card >= Deck<N>::cards || !game.deal.legal().has(card)) {
                throw std::invalid_argument("card " + std::to_string(card) + " is not legal in game " + std::to_string(i));
            }
            note_void(game.voids, game.deal, card);
            game.deal.play(card);
            stepped.push_back(game);
        }
        for (std::size_t i = 0; i < count; ++i) {  // only now, so that an error leaves all as it was
            write_row<N>(stepped[i], games.data() + i * sizeof(Row<N>));
            tell<N>(stepped[i], i, turns.data(), legal.data(), scores.data());
        }
    });
}

template <int N, typename Work>
void each_game(const In<std::uint8_t, 2>& games, std::size_t count, int threads, const Work& work) {
    want(games_in<N>(games) == count, "games");
    in_parts(count, threads, [&](std::size_t from, std::size_t to) {
        for (std::size_t i = from; i < to; ++i) work(read_row<N>(row_of<N>(games, i), i), i);
    });
}

void choose(int n_seats, In<std::uint8_t, 2> games, In<std::uint8_t, 1> policies, Word seed, int threads,
            Out<std::uint8_t, 1> cards) {
    with_players(n_seats, [&]<int N>() {
        const auto seated = policies_of<N>(policies);
        each_game<N>(games, cards.shape(0), threads, [&](const Game<N>& game, std::size_t i) {
            Word word = Chance(seed, i).next();
            const bool over = game.deal.is_over();
            cards.data()[i] =
                over ? no_card : std::uint8_t(chosen<N>(seated[game.deal.turn()], game.deal, game.voids, word));
        });
    });
}

void playouts(int n_seats, In<std::uint8_t, 2> games, In<std::uint8_t, 1> policies, Word seed, int threads,
              Out<std::int16_t, 3> scores) {
    with_players(n_seats, [&]<int N>() {
        const std::size_t count = same(games_in<N>(games), scores.shape(0)), times = scores.shape(1);
        want(scores.shape(2) == N, "scores");
        const auto seated = policies_of<N>(policies);
        std::vector<Game<N>> starts;
        for (std::size_t i = 0; i < count; ++i) starts.push_back(read_row<N>(row_of<N>(games, i), i));
        in_parts(count * times, threads, [&](std::size_t from, std::size_t to) {
            for (std::size_t i = from; i < to; ++i) {
                Game<N> game = starts[i / times];
                Chance chance(seed, i);
                play_out<N>(game.deal, game.voids, seated.data(), chance, [](int) {});
                const auto points = game.deal.scores();
                std::copy(points.begin(), points.end(), scores.data() + i * N);
            }
        });
    });
}

template <int N>
View<N> view_of(int seat, int leader, const In<std::uint8_t, 1>& hand, const In<std::uint8_t, 1>& plays) {
    want(hand.shape(0) == hand_size, "hand");
    return View<N>(seat, leader, hand.data(), plays.data(), plays.shape(0));
}

void worlds(int n_seats, int seat, int leader, In<std::uint8_t, 1> hand, In<std::uint8_t, 1> plays, Word seed,
            int threads, Out<std::uint8_t, 2> games) {
    with_players(n_seats, [&]<int N>() {
        const std::size_t count = games_in<N>(games);
        const View<N> view = view_of<N>(seat, leader, hand, plays);
        const Worlds<N> agreeing(view);
        in_parts(count, threads, [&](std::size_t from, std::size_t to) {
            for (std::size_t i = from; i < to; ++i) {
                Chance chance(seed, i);
                write_row<N>(agreeing.draw_one(chance), games.data() + i * sizeof(Row<N>));
            }
        });
    });
}

void count_worlds(int n_seats, int seat, int leader, In<std::uint8_t, 1> hand, In<std::uint8_t, 1> plays,
                  Out<Word, 1> words) {
    with_players(n_seats, [&]<int N>() {
        want(words.shape(0) == 3, "words");
        const View<N> view = view_of<N>(seat, leader, hand, plays);
        const Wide count = Worlds<N>(view).count();
        std::copy(count.word.begin(), count.word.end(), words.data());
    });
}

void flat(int n_seats, int seat, int leader, In<std::uint8_t, 1> hand, In<std::uint8_t, 1> plays,
          In<std::uint8_t, 1> policies, Word seed, Word count, int threads, Out<std::int64_t, 1> sums) {
    with_players(n_seats, [&]<int N>() {
        want(sums.shape(0) == Deck<N>::cards, "sums");
        const auto seated = policies_of<N>(policies);
        const View<N> view = view_of<N>(seat, leader, hand, plays);
        flat_sums<N>(view, seated.data(), seed, count, threads, sums.data());
    });
}

void ismcts(int n_seats, int seat, int leader, In<std::uint8_t, 1> hand, In<std::uint8_t, 1> plays, Word exploration,
            Word seed, Word iterations, Out<std::int64_t, 1> visits, Out<std::int64_t, 1> sums) {
    with_players(n_seats, [&]<int N>() {
        want(visits.shape(0) == Deck<N>::cards && sums.shape(0) == Deck<N>::cards, "visits");
        const View<N> view = view_of<N>(seat, leader, hand, plays);
        const Deal<N>& table = view.table.deal;
        if (table.is_over() || table.turn() != seat) throw std::invalid_argument("it is not this seat's turn");
        const Worlds<N> worlds(view);
        const auto draw = [&](Chance& chance) { return worlds.draw_one(chance).deal; };
        search_tree<N>(draw, exploration, seed, 0, iterations, visits.data(), sums.data());
    });
}

void uct(int n_seats, In<std::uint8_t, 2> games, Word exploration, Word seed, Word iterations, int threads,
         Out<std::int64_t, 2> visits, Out<std::int64_t, 2> sums) {
    with_players(n_seats, [&]<int N>() {
        const std::size_t count = same(visits.shape(0), sums.shape(0));
        want(visits.shape(1) == Deck<N>::cards && sums.shape(1) == Deck<N>::cards, "visits");
        each_game<N>(games, count, threads, [&](const Game<N>& game, std::size_t i) {
            const auto as_it_is = [&](Chance&) { return game.deal; };
            const std::size_t at = i * Deck<N>::cards;
            search_tree<N>(as_it_is, exploration, seed, i * iterations, iterations, visits.data() + at, sums.data() + at);
        });
    });
}

void solve_endings(int n_seats, In<std::uint8_t, 2> games, int threads, Out<std::uint8_t, 1> cards,
                   Out<std::int16_t, 2> scores) {
    with_players(n_seats, [&]<int N>() {
        const std::size_t count = same(games_in<N>(games), same(cards.shape(0), scores.shape(0)));
        want(scores.shape(1) == N, "scores");
        std::vector<Deal<N>> endings;
        for (std::size_t i = 0; i < count; ++i) {
            endings.push_back(read_row<N>(row_of<N>(games, i), i).deal);
            if (endings[i].tricks < hand_size - solvable_tricks) {
                throw std::invalid_argument("game " + std::to_string(i) + " has more than three tricks to go");
            }
        }
        in_parts(count, threads, [&](std::size_t from, std::size_t to) {
            for (std::size_t i = from; i < to; ++i) {
                const Solution<N> solution = solve<N>(endings[i]);
                cards.data()[i] = solution.card;
                std::copy(solution.scores.begin(), solution.scores.end(), scores.data() + i * N);
            }
        });
    });
}

void replay(int n_seats, In<std::uint8_t, 1> leaders, In<std::uint8_t, 2> plays, int threads,
            Out<std::uint8_t, 3> hands, Out<std::uint8_t, 3> cards, Out<std::int16_t, 3> points,
            Out<std::uint8_t, 2> ties) {
    with_players(n_seats, [&]<int N>() {
        const std::size_t count = same(leaders.shape(0), plays.shape(0));
        want(plays.shape(1) == Deck<N>::cards, "plays");
        want(hands.shape(0) == count && hands.shape(1) == N && hands.shape(2) == hand_size, "hands");
        want(cards.shape(0) == count && cards.shape(1) == N && cards.shape(2) == colours, "cards");
        want(points.shape(0) == count && points.shape(1) == N && points.shape(2) == colours, "points");
        want(ties.shape(0) == count && ties.shape(1) == hand_size, "ties");
        in_parts(count, threads, [&](std::size_t from, std::size_t to) {
            for (std::size_t i = from; i < to; ++i) {
                const Replay<N> deal = replayed<N>(leaders.data()[i], plays.data() + i * Deck<N>::cards, i);
                std::copy(deal.ties.begin(), deal.ties.end(), ties.data() + i * hand_size);
                for (int seat = 0; seat < N; ++seat) {
                    const std::size_t at = i * N + seat;
                    for (int c = 0; c < hand_size; ++c) {
                        hands.data()[at * hand_size + c] = std::uint8_t(deal.dealt[seat].nth(c));
                    }
                    for (int colour = 0; colour < colours; ++colour) {
                        const Word won = deal.end.won[seat].values_in(colour);
                        cards.data()[at * colours + colour] = std::uint8_t(std::popcount(won));
                        points.data()[at * colours + colour] = std::int16_t(score_colour(won));
                    }
                }
            }
        });
    });
}

void features(int n_seats, In<std::uint8_t, 2> games, bool open, int threads, Out<std::uint8_t, 3> colour,
              Out<std::uint8_t, 2> table) {
    with_players(n_seats, [&]<int N>() {
        const std::size_t count = same(colour.shape(0), table.shape(0)), places = colour.shape(2);
        want(colour.shape(1) == colours && places == std::size_t(open ? open_places : colour_places), "colour");
        want(table.shape(1) == table_places, "table");
        each_game<N>(games, count, threads, [&](const Game<N>& game, std::size_t i) {
            if (game.deal.is_over()) return;
            std::uint8_t* rows = colour.data() + i * colours * places;
            tell_features<N>(
                game, open, [&](int c, int place) { rows[c * places + place] = 1; },
                [&](int place) { table.data()[i * table_places + place] = 1; });
        });
    });
}

void points(int n_seats, In<std::uint8_t, 2> games, int threads, Out<float, 3> points) {
    with_players(n_seats, [&]<int N>() {
        want(points.shape(1) == colours && points.shape(2) == N, "points");
        each_game<N>(games, points.shape(0), threads, [&](const Game<N>& game, std::size_t i) {
            points_so_far<N>(game.deal, points.data() + i * colours * N);
        });
    });
}

Net net_of(const In<float, 1>& weights, int places, int outputs) {
    want(weights.shape(0) == Net::size(places, outputs), "weights");
    return {weights.data(), places, outputs};
}

void policy(int n_seats, In<std::uint8_t, 2> games, In<float, 1> weights, int threads, Out<float, 2> logits) {
    with_players(n_seats, [&]<int N>() {
        want(logits.shape(1) == Deck<N>::cards, "logits");
        const Net net = net_of(weights, colour_places, most_values);
        each_game<N>(games, logits.shape(0), threads, [&](const Game<N>& game, std::size_t i) {
            policy_logits<N>(net, game, logits.data() + i * Deck<N>::cards);
        });
    });
}

void judge(int n_seats, In<std::uint8_t, 2> games, In<float, 1> weights, int threads, Out<float, 3> points) {
    with_players(n_seats, [&]<int N>() {
        want(points.shape(1) == colours && points.shape(2) == N, "points");
        const Net net = net_of(weights, open_places, most_seats);
        each_game<N>(games, points.shape(0), threads, [&](const Game<N>& game, std::size_t i) {
            expected_points<N>(net, game, points.data() + i * colours * N);
        });
    });
}

// Whether this processor can run what was compiled for newer ones (x86-64-v3).
bool is_newer_processor() {
#if defined(__x86_64__) && defined(__GNUC__)
    return __builtin_cpu_supports("avx2") && __builtin_cpu_supports("bmi") && __builtin_cpu_supports("bmi2") &&
           __builtin_cpu_supports("fma") && __builtin_cpu_supports("popcnt");
#else
    return false;
#endif
}

int row_size(int n_seats) {
    int size = 0;
    with_players(n_seats, [&]<int N>() { size = int(sizeof(Row<N>)); });
    return size;
}

NB_MODULE(KERNEL_MODULE, its) {
    const auto free = nb::call_guard<nb::gil_scoped_release>();
    its.doc() = "The game on bit masks, compiled; davidgoliath.kernel is how to call it.";
    its.def("is_newer_processor", &is_newer_processor);
    its.def("row_size", &row_size, "n_seats"_a);
    its.def("deal", &deal, "n_seats"_a, "seed"_a, "first"_a, "hands"_a, "dealers"_a, free);
    its.def("play_matches", &play_matches, "n_seats"_a, "seed"_a, "first"_a, "policies"_a, "threads"_a, "dealers"_a,
            "scores"_a, "plays"_a, free);
    its.def("look", &look, "n_seats"_a, "games"_a, "turns"_a, "legal"_a, "scores"_a, free);
    its.def("step", &step, "n_seats"_a, "games"_a, "cards"_a, "turns"_a, "legal"_a, "scores"_a, free);
    its.def("choose", &choose, "n_seats"_a, "games"_a, "policies"_a, "seed"_a, "threads"_a, "cards"_a, free);
    its.def("playouts", &playouts, "n_seats"_a, "games"_a, "policies"_a, "seed"_a, "threads"_a, "scores"_a, free);
    its.def("worlds", &worlds, "n_seats"_a, "seat"_a, "leader"_a, "hand"_a, "plays"_a, "seed"_a, "threads"_a,
            "games"_a, free);
    its.def("count_worlds", &count_worlds, "n_seats"_a, "seat"_a, "leader"_a, "hand"_a, "plays"_a, "words"_a, free);
    its.def("flat", &flat, "n_seats"_a, "seat"_a, "leader"_a, "hand"_a, "plays"_a, "policies"_a, "seed"_a, "count"_a,
            "threads"_a, "sums"_a, free);
    its.def("ismcts", &ismcts, "n_seats"_a, "seat"_a, "leader"_a, "hand"_a, "plays"_a, "exploration"_a, "seed"_a,
            "iterations"_a, "visits"_a, "sums"_a, free);
    its.def("uct", &uct, "n_seats"_a, "games"_a, "exploration"_a, "seed"_a, "iterations"_a, "threads"_a, "visits"_a,
            "sums"_a, free);
    its.def("solve", &solve_endings, "n_seats"_a, "games"_a, "threads"_a, "cards"_a, "scores"_a, free);
    its.def("features", &features, "n_seats"_a, "games"_a, "open"_a, "threads"_a, "colour"_a, "table"_a, free);
    its.def("points", &points, "n_seats"_a, "games"_a, "threads"_a, "points"_a, free);
    its.def("policy", &policy, "n_seats"_a, "games"_a, "weights"_a, "threads"_a, "logits"_a, free);
    its.def("judge", &judge, "n_seats"_a, "games"_a, "weights"_a, "threads"_a, "points"_a, free);
    its.def("replay", &replay, "n_seats"_a, "leaders"_a, "plays"_a, "threads"_a, "hands"_a, "cards"_a, "points"_a,
            "ties"_a, free);
}

}  // namespace davidgoliath
