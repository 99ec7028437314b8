/** What differs between two honest runs: when, how fast, and which run it was. */
const VOLATILE = new Set([
  'audit_id',
  'generated_at',
  'duration_ms',
  'pages_per_second',
  'previous',
  'executive_summary',
  'ttfb_median_ms',
  'response_time_ms',
  'ttfb_ms',
  'last_modified',
]);
/** Checks that judge time. */
const TIMED_CHECKS = new Set(['speed/ttfb']);

/** A result without what may differ, for comparing runs field by field. */
export function comparable(value: unknown): unknown {
  if (Array.isArray(value)) return value.filter((item) => !isTimed(item)).map(comparable);
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([key]) => !VOLATILE.has(key))
      .map(([key, inner]) => [key, comparable(inner)]),
  );
}

function isTimed(item: unknown): boolean {
  if (item === null || typeof item !== 'object') return false;
  const id = 'check_id' in item ? item.check_id : 'id' in item ? item.id : null;
  return typeof id === 'string' && [...TIMED_CHECKS].some((check) => id.endsWith(check));
}
