/**
 * Reads "unavailable_after: <date>" from the robots directives of a page. Google names RFC 822, RFC 850 and ISO 8601 as
 * forms; a date without a zone is read as UTC. Null when the directive is absent; `at_ms` is null when its date cannot
 * be read.
 */
export function unavailableAfter(directives: string): { text: string; at_ms: number | null } | null {
  const found = /unavailable_after\s*:\s*([^;]+)/i.exec(directives);
  const rest = found?.[1]?.trim();
  if (!rest) return null;
  const parts = rest.split(',').map((part) => part.trim());
  // RFC 850 dates hold a comma of their own after the day name.
  const isDayName = /^(?:mon|tue|wed|thu|fri|sat|sun)[a-z]*$/i.test(parts[0] ?? '');
  const text = (isDayName ? parts[1] : parts[0]) ?? '';
  return { text: isDayName ? parts.slice(0, 2).join(', ') : text, at_ms: readDate(text) };
}

function readDate(text: string): number | null {
  const iso = /^\d{4}-\d{2}-\d{2}/.test(text) ? text.replace(/^(\d{4}-\d{2}-\d{2})\s+/, '$1T') : text;
  const hasZone = /(?:z|gmt|utc|[a-z]{3}|[+-]\d{2}:?\d{2})$/i.test(iso);
  const isDateOnly = /^\d{4}-\d{2}-\d{2}$/.test(iso);
  const zoned = hasZone || isDateOnly ? iso : /T/.test(iso) ? `${iso}Z` : `${iso} UTC`;
  const at = Date.parse(zoned);
  return Number.isNaN(at) ? null : at;
}
