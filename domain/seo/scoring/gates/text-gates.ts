import type { PageSummary } from '../../artifacts/page-summary.js';
import type { SiteArtifacts } from '../../checks/check.js';
import { comparedPages } from '../../site/compared-pages.js';
import { median } from '../median.js';
import { type CapCurve, capByShare } from './cap-by-share.js';
import { affectedBy, type GateSubject, percent } from './gate-subject.js';
import type { ScoreGate } from './score-gate.js';

/** By the share of the text that is missing, not of the pages: 150 words are little, 10 are nothing. */
const EMPTY: CapCurve = { tolerated: 0.15, floor: 12, bend: 1.6 };
const SCRIPTED: CapCurve = { tolerated: 0.2, floor: 50, bend: 1 };

/** How much text the pages lack to what a search can be answered with. */
export function gateText(subject: GateSubject): ScoreGate | null {
  const { site, thresholds } = subject;
  if (affectedBy(subject, 'content/thin') === 0) return null;
  const words = readableWords(site);
  const pages = site.pages.filter((page) => page.indexable).map(words);
  const share = missingText(pages, thresholds.thin_page_words);
  const cap = capByShare(share, EMPTY);
  if (cap === null) return null;
  const thin = pages.filter((count) => count < thresholds.thin_page_words).length;
  const reason = `${thin} of ${pages.length} pages have fewer than ${thresholds.thin_page_words} words, ${Math.round(median(pages) ?? 0)} in the middle: there is little to be found for.`;
  return { id: 'thin_pages', cap, share, reason, check_ids: ['content/thin'] };
}

/** 0 where every page has enough words, 1 where none has a single one. */
function missingText(words: readonly number[], enough: number): number {
  if (words.length === 0 || enough <= 0) return 0;
  return words.reduce((sum, count) => sum + Math.max(0, 1 - count / enough), 0) / words.length;
}

/**
 * Words of a page as search engines that run scripts read it: where the rendered sample has text that the source lacks,
 * the other pages are taken to be like the sample.
 */
function readableWords(site: SiteArtifacts): (page: PageSummary) => number {
  const compared = comparedPages(site);
  const rendered = new Map(compared.map(({ url, rendered: html }) => [url, html.text.word_count]));
  const gained = compared.filter(({ raw, rendered: html }) => html.text.word_count > 2 * raw.text.word_count);
  const likely = gained.length * 2 > compared.length ? median([...rendered.values()]) : null;
  return ({ url, word_count }) => Math.max(word_count, rendered.get(url) ?? likely ?? 0);
}

/** Search engines read such pages late and other readers not at all; nothing of it is lost for good. */
export function gateScripts(subject: GateSubject): ScoreGate | null {
  const compared = comparedPages(subject.site).length;
  const scripted = affectedBy(subject, 'content/needs-javascript');
  const share = compared === 0 ? 0 : Math.min(1, scripted / compared);
  const cap = capByShare(share, SCRIPTED);
  if (cap === null) return null;
  const reason = `The text of ${scripted} of ${compared} rendered pages (${percent(share)}) exists only after scripts have run.`;
  return { id: 'content_needs_scripts', cap, share, reason, check_ids: ['content/needs-javascript'] };
}
