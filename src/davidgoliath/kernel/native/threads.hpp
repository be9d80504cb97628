// One job in equal parts on several threads; what it gives does not depend on how many.
#pragma once

#include <algorithm>
#include <cstddef>
#include <exception>
#include <system_error>
#include <thread>
#include <vector>

namespace davidgoliath {

constexpr int most_threads = 256;

// `job(first, after)` must be able to run on any part of 0 to count - 1.
template <typename Job>
void in_parts(std::size_t count, int threads, const Job& job) {
    const std::size_t parts = std::min<std::size_t>(count, std::size_t(std::clamp(threads, 1, most_threads)));
    if (parts <= 1) return job(0, count);
    std::vector<std::exception_ptr> failed(parts);
    std::vector<std::thread> running;
    auto run = [&](std::size_t part) {
        try {
            job(count * part / parts, count * (part + 1) / parts);
        } catch (...) {
            failed[part] = std::current_exception();
        }
    };
    for (std::size_t part = 0; part < parts; ++part) {
        try {
            running.emplace_back(run, part);
        } catch (const std::system_error&) {
            run(part);  // no more threads to be had
        }
    }
    for (std::thread& thread : running) thread.join();
    for (const std::exception_ptr& problem : failed) {
        if (problem) std::rethrow_exception(problem);
    }
}

}  // namespace davidgoliath
