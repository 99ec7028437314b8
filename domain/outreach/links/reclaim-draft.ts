import { followUpSubject } from '../sending/follow-up-subject.js';
import { cutText } from '../writing/cut-text.js';
import { detectMailLanguage } from '../writing/detect-mail-language.js';
import { findGreeting } from '../writing/greeting.js';
import { chooseMailLanguage } from '../writing/mail-language.js';
import { DOFOLLOW } from './link-values.js';
import type { PlacedLink } from './placed-link.js';
import { RECLAIM_TEXTS, type ReclaimTexts } from './reclaim-texts.js';

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
 * A text that asks for a link back, in the language of the thread, for a person to change and send. None where there is nothing to ask for, or the reason is on
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
  const language = chooseMailLanguage({ text: last && detectMailLanguage(last.body) }).language;
  const texts = RECLAIM_TEXTS[language];
  const paragraphs = [greet(last, texts), texts.thanks, ask(kind, link, texts), texts.close];
  const subject = last
    ? followUpSubject(last.subject)
    : texts.subject.replace('{host}', () => new URL(link.page_url).hostname);
  return { draft: { kind, subject: cutText(subject, MAX_SUBJECT_CHARS), body: paragraphs.join('\n\n') } };
}

function findKind({ state, reason, changes, seen }: PlacedLink['watch']): ReclaimDraft['kind'] | null {
  if (state === 'lost' || state === 'at_risk') return reason === 'page_gone' ? 'page_gone' : 'removed';
  if (state !== 'changed') return null;
  if (changes.some(({ field }) => field === 'target')) return 'target';
  return changes.some(({ field }) => field === 'rel') && seen?.rel !== DOFOLLOW ? 'nofollow' : null;
}

const SLOT = /\{(\w+)\}/g;

/** The text of this kind. Each slot is filled once: what a value holds is text. */
function ask(
  kind: ReclaimDraft['kind'],
  { page_url, target_url, watch }: Pick<PlacedLink, 'page_url' | 'target_url' | 'watch'>,
  texts: ReclaimTexts,
): string {
  const anchor = cutText(watch.baseline?.anchor ?? '', MAX_ANCHOR_CHARS);
  const values = new Map([
    ['anchor', anchor],
    ['page', page_url],
    ['target', target_url],
    ['found', watch.seen?.target ?? texts.elsewhere],
    ['rel', watch.seen?.rel ?? 'nofollow'],
  ]);
  const fill = (text: string) => text.replace(SLOT, (whole, name: string) => values.get(name) ?? whole);
  values.set('link', fill(anchor === '' ? texts.without_anchor : texts.with_anchor));
  return fill(texts[kind]);
}

/** As the last email greeted. */
function greet(last: ThreadMail | null, texts: ReclaimTexts): string {
  const greeting = last && findGreeting(last.body);
  return greeting ? (last.body.slice(greeting.start, greeting.end).split('\n')[0] ?? texts.greeting) : texts.greeting;
}
