const DAY = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

/**
 * The text of a follow-up that is planned without one. It names the first email by its day, since nothing of it is quoted.
 * @param sentAt ISO 8601
 */
export function defaultFollowUp(sentAt: string): string {
  const asked = `my email of ${DAY.format(new Date(sentAt))} may have come at a busy time. Is it of interest to you?`;
  return `Hello again,\n\n${asked} A short yes or no is all I need.\n\nThank you!`;
}
