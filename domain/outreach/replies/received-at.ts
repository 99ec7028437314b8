/** Clocks of writers may be ahead of the server's, by a wrong time zone mostly. */
const MOST_AHEAD_MS = 86_400_000;

/**
 * When a mail was written. What it says itself is believed, unless that was before 1970 or lies more than a day after its
 * arrival: then it is the arrival.
 * @param told the message's Date, ISO 8601; null when it has none
 * @param arrived ISO 8601
 */
export function receivedAt(told: string | null, arrived: string): string {
  const at = told === null ? Number.NaN : Date.parse(told);
  return told !== null && at >= 0 && at <= Date.parse(arrived) + MOST_AHEAD_MS ? told : arrived;
}
