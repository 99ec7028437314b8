import { findDraftErrors } from '../../outreach/writing/check-draft.js';
import type { Insight } from '../insight.js';
import { findChangedMeaning } from './find-changed-meaning.js';
import type { InsightTexts } from './rewritten-texts.js';

const MAX_WORDS = 450;
const MAX_TITLE_CHARS = 160;
/** Names of the trade, which need no source. */
const TRADE_WORDS =
  'Google Bing Search Console Lighthouse Analytics Core Web Vitals LCP INP CLS FCP TTFB TBT HTML CSS JavaScript JSON LD HTTP HTTPS URL URLs CTR SEO H1 H2 Open Graph Schema XML CDN API AI ROI PDF FAQ';

/**
 * Why a model's texts must not stand for those of an insight; empty when they may. Title and description together are held
 * against those of the rules, and each step against the step in its place, of which there are as many: a model may choose
 * other words, and nothing else. When in doubt a text is refused.
 */
export function findRewriteErrors(
  { title, description, steps, evidence }: Pick<Insight, keyof InsightTexts | 'evidence'>,
  written: InsightTexts,
): string[] {
  const values = evidence.map(({ value, url }) => `${value} ${url ?? ''}`);
  // An address within a longer text may not be named: only a value that is one as a whole.
  const links = evidence
    .flatMap(({ value, url }) => [String(value), url ?? ''])
    .filter((text) => /^https?:\/\/\S+$/i.test(text));
  const given = { all: [title, description, ...steps, ...values, TRADE_WORDS].join('\n'), links: links.join('\n') };
  const body = [written.description, ...written.steps].join('\n');
  const said = findChangedMeaning(`${title}. ${description}`, `${written.title}. ${written.description}`);
  const pairs = steps.map((step, at) => findChangedMeaning(step, written.steps[at] ?? ''));
  return [
    ...findDraftErrors({ subject: written.title, body }, given, MAX_WORDS),
    ...(written.title.length > MAX_TITLE_CHARS ? ['Its title is too long'] : []),
    ...(written.steps.length === steps.length ? pairs.flat() : ['It has another number of steps']),
    ...said,
  ];
}
