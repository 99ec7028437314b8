/**
 * How worker processes are started, here, in the Dockerfile and in docker-compose.yml. Young objects get 4 MB instead of 16,
 * as in the API, and the heap grows by half at a time instead of doubling. V8 has one helper thread for all heaps instead of
 * four, which take a fourth more processor time for the same collections and compilations. Memory outside of the heap is in one arena,
 * and what has 32 KB or more, such as the body of a page, has a mapping of its own, which returns to the system when it is
 * freed. `--enable-source-maps` would take 90 MB more: platform/source-stack.ts reads what the log needs. What each of them does
 * is in docs/performance.md.
 */
export const WORKER_FLAGS = ['--max-semi-space-size=4', '--v8-pool-size=1', '--heap-growing-percent=50'];
export const WORKER_ENVIRONMENT = {
  MALLOC_ARENA_MAX: '1',
  MALLOC_MMAP_THRESHOLD_: '32768',
  MALLOC_TRIM_THRESHOLD_: '131072',
};
