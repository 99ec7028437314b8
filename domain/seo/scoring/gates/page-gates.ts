import { round } from '../../../base/statistics/round.js';
import { writeText } from '../../../base/text/write-text.js';
import type { HtmlFacts } from '../../artifacts/html.js';
import type { PageArtifact } from '../../artifacts/page.js';
import type { KeywordUse } from '../../artifacts/text.js';
import type { CheckContext } from '../../checks/check.js';
import { headTitle } from '../../page/head-texts.js';
import { canonicalUrl, isIndexable, robotsDirectives } from '../../page/page-state.js';
import { summarizePage } from '../../page/page-summary.js';
import { soft404Signals } from '../../page/soft-404-signals.js';
import type { ScoreGate } from './score-gate.js';
import { capText } from './text-gates.js';

const ERROR_PAGE_CAP = 10;
const NOT_INDEXABLE_CAP = 30;
const NO_TITLE_CAP = 35;
/** A page may be good without being about what it was meant for. */
const NO_KEYWORD_CAP = 60;

/** The basis for judging one page: its source, or its document after scripts. */
export interface PageGateSubject {
  page: PageArtifact;
  html: HtmlFacts;
  context: CheckContext;
  /** How the page uses the keywords that it is meant for. */
  keywords: readonly KeywordUse[];
}

/** What caps the score of one page, the lowest cap first. */
export function judgePageGates(subject: PageGateSubject): ScoreGate[] {
  const gates = [
    gateErrorPage(subject),
    gateIndexing(subject),
    gateWords(subject),
    gateTitle(subject),
    gateKeywords(subject),
  ];
  return gates
    .filter((gate) => gate !== null)
    .filter(
      ({ check_ids }) => !check_ids.some((id) => ['off', 'info'].includes(subject.context.severities?.[id] ?? '')),
    )
    .sort((one, other) => one.cap - other.cap);
}

function gateErrorPage({ page }: PageGateSubject): ScoreGate | null {
  const signals = soft404Signals(summarizePage(page), null);
  if (!signals.some(({ kind }) => kind === 'announced')) return null;
  const reason = `It is an error page sent with status 200: ${signals.map(({ text }) => text).join(', ')}.`;
  return { id: 'error_page', cap: ERROR_PAGE_CAP, share: 1, reason, check_ids: ['crawl/soft-404'] };
}

function gateIndexing({ page }: PageGateSubject): ScoreGate | null {
  if (isIndexable(page)) return null;
  const isNoindex = robotsDirectives(page).has('noindex');
  const canonical = canonicalUrl(page);
  const cause = isNoindex
    ? 'noindex'
    : canonical !== null && canonical !== page.url
      ? `its canonical names ${canonical}`
      : 'it redirects or does not load';
  const check_ids = isNoindex ? ['index/noindex-meta'] : ['index/canonicalised'];
  return {
    id: 'not_indexable',
    cap: NOT_INDEXABLE_CAP,
    share: 1,
    reason: `Search engines are asked not to list this page: ${cause}.`,
    check_ids,
  };
}

function gateWords({ html, context: { thresholds } }: PageGateSubject): ScoreGate | null {
  const words = html.text.word_count;
  const { cap, share } = capText([words], thresholds.thin_page_words);
  if (cap === null) return null;
  const reason = writeText`The page has ${words} ${words === 1 ? 'word' : 'words'} of main text: there is little to be found for.`;
  return { id: 'thin_pages', cap, share, reason, check_ids: ['content/thin'] };
}

function gateTitle({ html }: PageGateSubject): ScoreGate | null {
  if (headTitle(html) !== '') return null;
  return {
    id: 'missing_titles',
    cap: NO_TITLE_CAP,
    share: 1,
    reason: 'The page has no title.',
    check_ids: ['title/missing'],
  };
}

/** A keyword that a page targets and that is nowhere on it. */
function gateKeywords({ keywords }: PageGateSubject): ScoreGate | null {
  const absent = keywords.filter(
    (use) => !use.in_title && !use.in_h1 && !use.in_description && !use.in_url && use.body_count === 0,
  );
  if (absent.length === 0) return null;
  const share = absent.length / keywords.length;
  const named = absent.slice(0, 3).map(({ keyword }) => `"${keyword}"`);
  const rest = absent.length > named.length ? ` and ${absent.length - named.length} more` : '';
  return {
    id: 'keywords_missing',
    cap: round(100 - (100 - NO_KEYWORD_CAP) * share, 0),
    share,
    reason: `The page never uses ${named.join(', ')}${rest}.`,
    check_ids: ['content/keyword-absent'],
  };
}
