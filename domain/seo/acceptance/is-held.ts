/** Whether an acceptance that holds until the end of this day (UTC) holds at an instant, both ISO 8601; null: for good. */
export function isHeld(until: string | null, now: string): boolean {
  return until === null || now.slice(0, 10) <= until;
}
