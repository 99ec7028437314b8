import { simhashDistance } from '../../base/text/simhash-distance.js';
import { writeText } from '../../base/text/write-text.js';
import type { HostProbes } from '../artifacts/host-probes.js';
import type { PageSummary } from '../artifacts/page-summary.js';
import { isHtml200Summary } from '../site/summary-state.js';
import { saysNotFound } from './says-not-found.js';

export interface Soft404Signal {
  kind: 'announced' | 'like_made_up_url' | 'short';
  /** For people. */
  text: string;
}

const SHORT_TEXT_WORDS = 60;
const NEAR_IDENTICAL_BITS = 3;
const NO_WORDS = '0'.repeat(16);
/** An address that is about missing pages: "/http/404", "/404-not-found". Its title says what the page is about. */
const ABOUT_MISSING = /(?<!\d)404(?!\d)|not[-_]?found/i;

/**
 * The signs that a page is an error page sent with status 200; empty unless there are two. `errorSimhash` is the result
 * of {@link madeUpUrlSimhash}.
 */
export function soft404Signals(page: PageSummary, errorSimhash: string | null): Soft404Signal[] {
  if (!isHtml200Summary(page)) return [];
  const signals: Soft404Signal[] = [];
  const announcement = ABOUT_MISSING.test(page.url) ? undefined : [page.title, page.h1].find(saysNotFound);
  if (announcement !== undefined) signals.push({ kind: 'announced', text: `says "${announcement}"` });
  if (errorSimhash !== null && isNear(page.simhash, errorSimhash))
    signals.push({ kind: 'like_made_up_url', text: 'same text as a made-up URL' });
  if (page.word_count < SHORT_TEXT_WORDS)
    signals.push({ kind: 'short', text: writeText`words of main text: ${page.word_count}` });
  return signals.length < 2 ? [] : signals;
}

/** The response for a made-up path. Useless when the start page has the same: then every URL gets one empty shell. */
export function madeUpUrlSimhash(probes: HostProbes | null, start: PageSummary | undefined): string | null {
  const simhash = probes?.random_path?.simhash ?? null;
  return simhash !== null && start && isNear(start.simhash, simhash) ? null : simhash;
}

/** Responses without words are alike, which proves nothing. */
function isNear(one: string, other: string): boolean {
  const hasWords = [one, other].every((simhash) => simhash !== '' && simhash !== NO_WORDS);
  return hasWords && simhashDistance(one, other) <= NEAR_IDENTICAL_BITS;
}
