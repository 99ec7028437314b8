import { median } from '../../../base/statistics/median.js';
import { writeText } from '../../../base/text/write-text.js';
import { comparedPages } from '../../site/compared-pages.js';
import { indexableWords, missingText } from '../../site/missing-text.js';
import { type CapCurve, capByShare } from './cap-by-share.js';
import { affectedBy, type GateSubject, percent } from './gate-subject.js';
import type { ScoreGate } from './score-gate.js';

/** By the share of the text that is missing, not of the pages: 150 words are little, 10 are nothing. */
const EMPTY: CapCurve = { tolerated: 0.15, floor: 12, bend: 1.2 };
const SCRIPTED: CapCurve = { tolerated: 0.2, floor: 50, bend: 1 };

/** How much text the pages lack for answering a search. */
export function gateText(subject: GateSubject): ScoreGate | null {
  const { site, thresholds } = subject;
  if (affectedBy(subject, 'content/thin') === 0) return null;
  const pages = indexableWords(site);
  const { cap, share } = capText(pages, thresholds.thin_page_words);
  if (cap === null) return null;
  const thin = pages.filter((count) => count < thresholds.thin_page_words).length;
  const reason = writeText`${thin} of ${pages.length} pages have fewer than ${thresholds.thin_page_words} words, ${Math.round(median(pages) ?? 0)} in the middle: there is little to be found for.`;
  return { id: 'thin_pages', cap, share, reason, check_ids: ['content/thin'] };
}

/** How high pages with these word counts can score; `share` is that of the missing text. */
export function capText(words: readonly number[], enough: number): { cap: number | null; share: number } {
  const share = missingText(words, enough);
  return { cap: capByShare(share, EMPTY), share };
}

/** Search engines read such pages late and other readers not at all; nothing of it is lost for good. */
export function gateScripts(subject: GateSubject): ScoreGate | null {
  const compared = comparedPages(subject.site).length;
  const scripted = affectedBy(subject, 'content/needs-javascript');
  const share = compared === 0 ? 0 : Math.min(1, scripted / compared);
  const cap = capByShare(share, SCRIPTED);
  if (cap === null) return null;
  const reason = writeText`The text of ${scripted} of ${compared} rendered pages (${percent(share)}) exists only after scripts have run.`;
  return { id: 'content_needs_scripts', cap, share, reason, check_ids: ['content/needs-javascript'] };
}
