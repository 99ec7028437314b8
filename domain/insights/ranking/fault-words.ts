import { type HarmfulIssue, mendingStep } from '../../seo/search-console/signals/mend-traffic-issue.js';
import type { FoundWork } from '../reading/found-work.js';
import type { FoundFault } from '../reading/read-fault.js';
import { type Told, tell, toEvidence } from '../tell.js';
import type { Weight } from './draft.js';

interface Words {
  /** What is to be done, with the pages behind it. */
  title: string;
  why: string;
  weight: Weight;
}

const LOST = 'so the clicks that search still brings will go';
const WORDS: Readonly<Record<HarmfulIssue, Words>> = {
  noindex: { title: 'Let search engines index', why: `The crawl saw a noindex there, ${LOST}`, weight: 'high' },
  blocked_by_robots: {
    title: 'Allow in robots.txt',
    why: `The crawl saw that robots.txt forbids reading there, ${LOST}`,
    weight: 'high',
  },
  client_error: { title: 'Bring back or redirect', why: `The crawl found nothing there, ${LOST}`, weight: 'high' },
  server_error: {
    title: 'Mend the server error of',
    why: `The crawl got a server error there, ${LOST}`,
    weight: 'high',
  },
  not_crawled: {
    title: 'Link to',
    why: 'People come there from search, and the crawl found no page of the site that links there',
    weight: 'medium',
  },
};
/** What the crawl saw says more than the name of the fault: the status. */
const WITH_DETAIL: ReadonlySet<HarmfulIssue> = new Set<HarmfulIssue>(['client_error', 'server_error']);

export function weightOfFault({ fault, titled }: FoundWork): Weight | null {
  return fault !== null && titled === 'fault' ? WORDS[fault.code].weight : null;
}

export function titleOfFault({ code }: FoundFault, { title, urls }: Pick<FoundWork, 'title' | 'urls'>): Told {
  const [url] = urls;
  const action: Told = { text: WORDS[code].title, evidence: [toEvidence(title)] };
  return url !== undefined && urls.length === 1
    ? tell`${action} ${url}, which people come to from search`
    : tell`${action} pages that people come to from search`;
}

export function whyOfFault({ code }: FoundFault, { why, urls }: Pick<FoundWork, 'why' | 'urls'>): Told {
  const reason: Told = { text: WORDS[code].why, evidence: [] };
  // What the crawl saw of one page need not hold for the next one.
  return why !== null && urls.length === 1 && WITH_DETAIL.has(code) ? tell`${reason} (${why})` : reason;
}

export function stepsOfFault({ code }: FoundFault, { urls }: Pick<FoundWork, 'urls'>): Told[] {
  const [url] = urls;
  const mend: Told = { text: mendingStep(code), evidence: [] };
  return [
    ...(url === undefined ? [] : [tell`Open ${url} and see whether it is meant to be so.`]),
    mend,
    ...(urls.length > 1 ? [tell`Do the same for the other pages, the most clicked first.`] : []),
    tell`Ask for it to be indexed again in Search Console.`,
  ];
}
