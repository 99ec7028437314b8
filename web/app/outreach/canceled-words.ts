/** Reasons that the platform gives; the others are shown as they are. */
const WORDS: Readonly<Record<string, string>> = {
  cancelled_by_user: 'A member canceled it.',
  cancelled: 'Its queue was canceled.',
  campaign_deleted: 'Its campaign was deleted.',
  sender_removed: 'Its mailbox was deleted.',
  recipient_suppressed: 'The address was suppressed.',
  lead_removed: 'The lead was deleted.',
  lead_replied: 'The lead had replied.',
  gone: 'Its campaign or lead was deleted.',
};

/** Why an email was canceled before it was sent. */
export function canceledWords(reason: string | null): string {
  if (reason === null) return 'Canceled.';
  return WORDS[reason] ?? `Canceled: ${reason.replaceAll('_', ' ')}.`;
}
