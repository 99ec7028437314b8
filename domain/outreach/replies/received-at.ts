/** Nor is a reply older than the mail that it answers, except for clocks that are behind. */
const MOST_BEHIND_MS = 86_400_000;
/** Clocks of writers may be ahead of the server's, by a wrong time zone mostly. */
const MOST_AHEAD_MS = 86_400_000;

/**
 * When a mail was written. Its own date is trusted, unless that is before 1970, more than a day after its arrival, or
 * more than a day before the mail that it answers: then the arrival counts.
 * @param told the message's Date, ISO 8601; null when it has none
 * @param arrived ISO 8601
 * @param sent when the mail that it answers was sent, ISO 8601; null when unknown
 */
export function receivedAt(told: string | null, arrived: string, sent: string | null = null): string {
  const at = told === null ? Number.NaN : Date.parse(told);
  const earliest = sent === null ? 0 : Math.max(0, Date.parse(sent) - MOST_BEHIND_MS);
  return told !== null && at >= earliest && at <= Date.parse(arrived) + MOST_AHEAD_MS ? told : arrived;
}
