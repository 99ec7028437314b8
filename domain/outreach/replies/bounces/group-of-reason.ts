import type { BounceGroup, BounceReason } from './bounce.js';

const GROUPS: Record<BounceReason, BounceGroup> = {
  unknown_user: 'hard',
  unknown_host: 'hard',
  moved: 'hard',
  no_mail_accepted: 'hard',
  mailbox_full: 'soft',
  expired: 'soft',
  network: 'soft',
  system: 'soft',
  suspended: 'ambiguous',
  filtered: 'ambiguous',
  unknown: 'ambiguous',
  blocked: 'ours',
  spam: 'ours',
  authentication: 'ours',
  policy: 'ours',
  virus: 'ours',
  content: 'ours',
  protocol: 'ours',
  rate: 'ours',
  too_large: 'ours',
  sender_rejected: 'ours',
  relaying: 'ours',
  complaint: 'complaint',
};

/** A domain that cannot be found now may be found tomorrow; a user that is unknown stays so whatever class the code has. */
const ONLY_PERMANENT: ReadonlySet<BounceReason> = new Set(['unknown_host', 'no_mail_accepted', 'moved']);

export function groupOfReason(reason: BounceReason, isTransient: boolean): BounceGroup {
  return isTransient && ONLY_PERMANENT.has(reason) ? 'soft' : GROUPS[reason];
}
