import { followUpSubject } from '../sending/follow-up-subject.js';
import { cutText } from '../writing/cut-text.js';
import { findGreeting } from '../writing/greeting.js';
import { DOFOLLOW } from './link-values.js';
import type { PlacedLink } from './placed-link.js';

const MAX_SUBJECT_CHARS = 255;
const MAX_ANCHOR_CHARS = 120;
/** The target answers, or was not asked: what others see of it is no reason to write to the page's owner. */
const TARGET_ERROR_FROM = 400;

export interface ReclaimDraft {
  kind: 'removed' | 'page_gone' | 'nofollow' | 'target';
  subject: string;
  body: string;
}

/** The last email to the lead; the draft continues its thread. */
export interface ThreadMail {
  subject: string;
  body: string;
}

export type ReclaimAdvice = { draft: ReclaimDraft } | { draft: null; why: string };

/**
 * A text that asks for a link back, for a person to change and send. None where there is nothing to ask for, or the reason is on
 * our side: a target that returns an error is repaired by its own site.
 */
export function draftReclaim(
  link: Pick<PlacedLink, 'page_url' | 'target_url' | 'watch'>,
  targetStatus: number | null,
  last: ThreadMail | null,
): ReclaimAdvice {
  if (targetStatus !== null && targetStatus >= TARGET_ERROR_FROM)
    return {
      draft: null,
      why: `The target returns status ${targetStatus}. Restore the page or redirect it; then links to it count again.`,
    };
  const kind = findKind(link.watch);
  if (kind === null)
    return { draft: null, why: 'There is nothing to reclaim: the link is live, or no check could read its page.' };
  const paragraphs = [greet(last), THANKS, ask(kind, link), 'Thank you and kind regards'];
  const subject = last ? followUpSubject(last.subject) : `The link on ${new URL(link.page_url).hostname}`;
  return { draft: { kind, subject: cutText(subject, MAX_SUBJECT_CHARS), body: paragraphs.join('\n\n') } };
}

const THANKS = 'Thank you again for including our page in your article.';

function findKind({ state, reason, changes, seen }: PlacedLink['watch']): ReclaimDraft['kind'] | null {
  if (state === 'lost' || state === 'at_risk') return reason === 'page_gone' ? 'page_gone' : 'removed';
  if (state !== 'changed') return null;
  if (changes.some(({ field }) => field === 'target')) return 'target';
  return changes.some(({ field }) => field === 'rel') && seen?.rel !== DOFOLLOW ? 'nofollow' : null;
}

function ask(
  kind: ReclaimDraft['kind'],
  { page_url, target_url, watch }: Pick<PlacedLink, 'page_url' | 'target_url' | 'watch'>,
) {
  const anchor = cutText(watch.baseline?.anchor ?? '', MAX_ANCHOR_CHARS);
  const named = anchor === '' ? `the link to ${target_url}` : `the link “${anchor}” to ${target_url}`;
  switch (kind) {
    case 'removed':
      return `I noticed that ${named} is no longer on ${page_url}. If it was removed by accident, for example in an update, could you add it again? If there was a reason, please let me know what we should change.`;
    case 'page_gone':
      return `I noticed that ${page_url}, which had ${named}, returns “not found” now. Has the article moved? If it has a new URL, could you send it to me or redirect the old one?`;
    case 'nofollow':
      return `I noticed that ${named} on ${page_url} is marked “${watch.seen?.rel ?? 'nofollow'}” now. Was this intended? If not, could you restore the link as it was?`;
    case 'target':
      return `I noticed that the link on ${page_url} leads to ${watch.seen?.target ?? 'another page'} now. Could you point it to ${target_url} again?`;
  }
}

/** As the last email greeted. */
function greet(last: ThreadMail | null): string {
  const greeting = last && findGreeting(last.body);
  return greeting ? `${greeting.word} ${greeting.whom}`.trim().concat(',') : 'Hello,';
}
