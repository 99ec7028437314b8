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

/**
 * What follows from a reason. A refusal for the time being (RFC 3463 class 4, a reply below 500) never condemns an address:
 * a domain that cannot be found now may be found tomorrow, and servers whose list of users is out of reach call all unknown.
 */
export function groupOfReason(reason: BounceReason, isTransient: boolean): BounceGroup {
  const group = GROUPS[reason];
  return isTransient && (group === 'hard' || group === 'ambiguous') ? 'soft' : group;
}
