const MAX_SECONDS = 2 ** 31;

/**
 * How long a cache may use the response without revalidating (RFC 9111 4.2.1): max-age, else Expires against Date. Null
 * when the server names no time.
 */
export function freshSeconds(headers: Readonly<Record<string, string>>, nowMs: number): number | null {
  const maxAge = /(?:^|[,;\s])max-age\s*=\s*"?(\d{1,12})/i.exec(headers['cache-control'] ?? '')?.[1];
  if (maxAge !== undefined) return Math.min(Number(maxAge), MAX_SECONDS);
  const expires = headers['expires'];
  if (expires === undefined) return null;
  const endMs = Date.parse(expires);
  // RFC 9111 5.3: what is no date, such as "0", has ended already.
  if (Number.isNaN(endMs)) return 0;
  const sentMs = Date.parse(headers['date'] ?? '');
  return Math.max(0, Math.round((endMs - (Number.isNaN(sentMs) ? nowMs : sentMs)) / 1000));
}
