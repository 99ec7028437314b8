import type { BounceReason } from './bounce.js';

/** RFC 3463 3.2–3.8 with the IANA registry of enhanced status codes; class left off. */
const BY_CODE: Record<string, BounceReason> = {
  '1.0': 'unknown_user',
  '1.1': 'unknown_user',
  '1.2': 'unknown_host',
  '1.3': 'unknown_user',
  '1.4': 'unknown_user',
  '1.6': 'moved',
  '1.7': 'sender_rejected',
  '1.8': 'sender_rejected',
  // RFC 7505; Microsoft says it of recipients that it cannot find.
  '1.10': 'unknown_user',
  '2.1': 'suspended',
  '2.2': 'mailbox_full',
  '2.3': 'too_large',
  '3.1': 'system',
  // "System not accepting network messages": for now with 4, for good with 5.
  '3.2': 'no_mail_accepted',
  '3.4': 'too_large',
  '4.4': 'unknown_host',
  '4.6': 'network',
  '4.7': 'expired',
  '5.3': 'rate',
  '7.27': 'sender_rejected',
};

const BY_SUBJECT: Record<string, BounceReason> = {
  '2': 'filtered',
  '3': 'system',
  '4': 'network',
  '5': 'protocol',
  '6': 'content',
  '7': 'policy',
};

/** The reason in an enhanced status code; null if it has none ("5.0.0"). */
export function reasonOfStatus(status: string): BounceReason | null {
  const [, subject = '', detail = ''] = status.split('.');
  return BY_CODE[`${subject}.${detail}`] ?? BY_SUBJECT[subject] ?? null;
}
