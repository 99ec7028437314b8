/** Milliseconds of a Retry-After header (RFC 9110 10.2.3: seconds or a date); null when absent or unreadable. */
export function readRetryAfterHeader(header: string | null, nowMs: number): number | null {
  if (header === null) return null;
  if (/^\d{1,9}$/.test(header)) return Number(header) * 1000;
  const atMs = Date.parse(header);
  return Number.isNaN(atMs) ? null : Math.max(0, atMs - nowMs);
}
