export const WORKER_FLAGS = (process.env['LW_FLAGS'] ?? '--max-semi-space-size=4 --heap-growing-percent=20').split(' ');
export const WORKER_ENVIRONMENT = {
  MALLOC_ARENA_MAX: '1',
  MALLOC_MMAP_THRESHOLD_: '131072',
  MALLOC_TRIM_THRESHOLD_: '131072',
};
