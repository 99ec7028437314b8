/**
 * How worker processes are started, here, in the Dockerfile and in docker-compose.yml. Young objects get 4 MB instead of 16,
 * as in the API; one helper thread of V8 instead of four, which spend a fourth less processor time on the same collections
 * and compilations. Memory outside of the heap is in one arena, and what has 64 KB or more, such as the body of a page, has a
 * mapping of its own, which returns to the system when it is freed. Measured in docs/performance.md.
 */
export const WORKER_FLAGS = ['--max-semi-space-size=4', '--v8-pool-size=1'];
export const WORKER_ENVIRONMENT = {
  MALLOC_ARENA_MAX: '1',
  MALLOC_MMAP_THRESHOLD_: '65536',
  MALLOC_TRIM_THRESHOLD_: '131072',
};
