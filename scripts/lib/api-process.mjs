/**
 * How the API process is started, here and in the Dockerfile: as small as works well. Young objects get 4 MB instead of
 * 16, the heap grows by a fifth at a time instead of doubling, and memory outside of it is in one arena instead of one
 * for each thread. On Node 20 an export of 100,000 leads then took as long as before, in 146 MB instead of 250 to 360;
 * on Node 24, without a collection that was forced after the start, it takes up to 211 MB
 * (`npm run bench -- export-leads`). Buffers of 128 KB and more have mappings of their own, which return to the system when they
 * are freed: glibc would raise that bound with the first large one, and keep what is behind it. After one request to each
 * operation the process is 15 MB smaller for it (`npm run bench -- api-memory`). `--enable-source-maps` would take 8 MB more: platform/logger.ts reads what it
 * needs.
 */
export const API_FLAGS = ['--max-semi-space-size=4', '--heap-growing-percent=20'];
export const API_ENVIRONMENT = {
  MALLOC_ARENA_MAX: '1',
  MALLOC_MMAP_THRESHOLD_: '131072',
  MALLOC_TRIM_THRESHOLD_: '131072',
};
