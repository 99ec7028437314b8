import { writeText } from '../../../base/text/write-text.js';
import { countSurplusCopies } from '../../site/surplus-copies.js';
import { measureUntranslated } from '../../site/untranslated-share.js';
import { type CapCurve, capByShare } from './cap-by-share.js';
import { affectedBy, type GateSubject, percent } from './gate-subject.js';
import type { ScoreGate } from './score-gate.js';

const COPIES: CapCurve = { tolerated: 0.15, floor: 25, bend: 1.1 };
/** One public page of filler text shows that no one has checked: the first ones weigh most. */
const FILLER: CapCurve = { tolerated: 0.02, floor: 15, bend: 0.5 };

/**
 * Pages that search engines have no reason to keep: the text of another page over again. Start pages of languages weigh
 * more than others.
 */
export function gateCopies(subject: GateSubject): ScoreGate | null {
  const pages = subject.site.pages.filter((page) => page.indexable).length;
  const near = Math.max(0, affectedBy(subject, 'content/duplicate-near') - 1);
  const untranslated = affectedBy(subject, 'lang/untranslated');
  const surplus = Math.min(pages, Math.max(countSurplusCopies(subject.site), near, untranslated));
  const ofPages = pages === 0 ? 0 : surplus / pages;
  const { share: ofVersions, starts } = measureUntranslated(subject.site);
  const share = Math.max(ofPages, untranslated > 0 ? ofVersions : 0);
  const cap = capByShare(share, COPIES);
  if (cap === null) return null;
  const among =
    share > ofPages ? writeText`, among them the start pages of ${starts.copies} of ${starts.all} languages` : '';
  const reason = writeText`${surplus} of ${pages} pages (${percent(ofPages)}) repeat the text of another page${among}.`;
  return {
    id: 'duplicate_pages',
    cap,
    share,
    reason,
    check_ids: ['content/duplicate-exact', 'content/duplicate-near', 'lang/untranslated'],
  };
}

export function gateFiller(subject: GateSubject): ScoreGate | null {
  const pages = subject.site.pages.filter((page) => page.is_html && page.status === 200).length;
  const filled = affectedBy(subject, 'content/lorem-ipsum');
  const share = pages === 0 ? 0 : filled / pages;
  const cap = capByShare(share, FILLER);
  if (cap === null) return null;
  const reason = writeText`${filled} of ${pages} pages (${percent(share)}) still show filler text.`;
  return { id: 'filler_text', cap, share, reason, check_ids: ['content/lorem-ipsum'] };
}
