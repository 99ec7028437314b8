/** An IANA name, such as Europe/Berlin. */
export function isTimeZone(name: string): boolean {
  try {
    // Offsets such as +01:00 are taken too, but have no summer time: a window means local hours.
    return /^[A-Za-z]/.test(name) && new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions() !== null;
  } catch {
    return false;
  }
}
