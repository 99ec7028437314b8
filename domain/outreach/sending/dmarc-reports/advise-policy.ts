import type { DmarcOverview, DmarcSender } from './dmarc-overview.js';
import type { DmarcReport } from './dmarc-report.js';

/** From when receivers can be asked to quarantine: little that is one's own still fails, over enough days. */
const SAFE_SHARE = 0.98;
const SAFE_DAYS = 14;

type Facts = Pick<DmarcOverview, 'mails' | 'aligned' | 'days'> & {
  sources: readonly DmarcSender[];
  policy: DmarcReport['policy'];
};

/** What the reports allow to ask of receivers. */
export function advisePolicy({ mails, aligned, days, sources, policy }: Facts): string {
  if (mails === 0)
    return 'No reports yet. Receivers send them once a day to the address in "rua" of the DMARC record, when that is this mailbox.';
  const failing = sources.filter(({ origin, mails: sent, aligned: passed }) => origin === 'own' && passed < sent);
  if (failing.length > 0)
    return `Email of ${failing.length === 1 ? 'one server' : `${failing.length} servers`} of your own fails in part: fix that before you ask for a stricter policy.`;
  if (policy === 'reject') return 'Nothing to do: receivers are asked to reject what fails.';
  if (days.length < SAFE_DAYS)
    return `Reports of ${days.length === 1 ? 'one day' : `${days.length} days`} are too few to judge the policy: wait for ${SAFE_DAYS}.`;
  if (aligned / mails < SAFE_SHARE)
    return `Less than ${SAFE_SHARE * 100}% of the email passes: find out whose the other sources are before you ask for a stricter policy.`;
  return policy === 'quarantine'
    ? 'It is safe to change "p=quarantine" to "p=reject".'
    : 'It is safe to change "p=none" to "p=quarantine".';
}
