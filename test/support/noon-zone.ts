/** A time zone in which it is about noon, so that no day ends while a test counts what belongs to it. */
export function noonZone(now = new Date()): string {
  const behind = now.getUTCHours() - 12;
  // The sign of these names is that of POSIX: Etc/GMT+3 is three hours behind.
  return `Etc/GMT${behind < 0 ? '-' : '+'}${Math.abs(behind)}`;
}
