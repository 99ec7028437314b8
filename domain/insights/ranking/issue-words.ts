import { findFixStep, type HarmfulIssue } from '../../search/analysis/signals/fix-traffic-issue.js';
import { composeTraced, type TracedText, toEvidence } from '../compose-traced-text.js';
import type { FoundWork } from '../reading/found-work.js';
import type { FoundIssue } from '../reading/read-found-issue.js';
import type { Weight } from './draft.js';

interface Words {
  /** What is to be done, with the pages behind it. */
  title: string;
  why: string;
  weight: Weight;
}

const LOST = 'so the clicks that search still brings are at risk';
const WORDS: Readonly<Record<HarmfulIssue, Words>> = {
  noindex: { title: 'Let search engines index', why: `The crawl saw a noindex there, ${LOST}`, weight: 'high' },
  blocked_by_robots: {
    title: 'Allow in robots.txt',
    why: `The crawl saw that robots.txt forbids reading there, ${LOST}`,
    weight: 'high',
  },
  client_error: { title: 'Bring back or redirect', why: `The crawl found nothing there, ${LOST}`, weight: 'high' },
  server_error: {
    title: 'Fix the server error of',
    why: `The crawl got a server error there, ${LOST}`,
    weight: 'high',
  },
  not_crawled: {
    title: 'Link to',
    why: 'People come there from search, and the crawl found no page of the site that links there',
    weight: 'medium',
  },
};
/** The status that the crawl saw says more than the name of the error. */
const WITH_DETAIL: ReadonlySet<HarmfulIssue> = new Set<HarmfulIssue>(['client_error', 'server_error']);

export function weighIssue({ fault: error, titled }: FoundWork): Weight | null {
  return error !== null && titled === 'fault' ? WORDS[error.code].weight : null;
}

export function titleIssue({ code }: FoundIssue, { title, urls }: Pick<FoundWork, 'title' | 'urls'>): TracedText {
  const [url] = urls;
  const action: TracedText = { text: WORDS[code].title, evidence: [toEvidence(title)] };
  return url !== undefined && urls.length === 1
    ? composeTraced`${action} ${url}, which people come to from search`
    : composeTraced`${action} pages that people come to from search`;
}

export function explainIssue({ code }: FoundIssue, { why, urls }: Pick<FoundWork, 'why' | 'urls'>): TracedText {
  const reason: TracedText = { text: WORDS[code].why, evidence: [] };
  // What the crawl saw of one page need not hold for the next one.
  return why !== null && urls.length === 1 && WITH_DETAIL.has(code) ? composeTraced`${reason} (${why})` : reason;
}

export function listIssueSteps({ code }: FoundIssue, { urls }: Pick<FoundWork, 'urls'>): TracedText[] {
  const [url] = urls;
  const fix: TracedText = { text: findFixStep(code), evidence: [] };
  return [
    ...(url === undefined ? [] : [composeTraced`Open ${url} and check whether that is intended.`]),
    fix,
    ...(urls.length > 1 ? [composeTraced`Do the same for the other pages, those with most clicks first.`] : []),
    composeTraced`Request indexing in Search Console.`,
  ];
}
