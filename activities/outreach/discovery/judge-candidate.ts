import { VISIT_SECONDS } from '../../../domain/operations/visit-budgets.js';
import { contactLinks } from '../../../domain/outreach/discovery/contact-links.js';
import {
  bestContact,
  type Contact,
  extractContacts,
} from '../../../domain/outreach/discovery/contacts/extract-contacts.js';
import type { Opportunity } from '../../../domain/outreach/discovery/discovery.js';
import { type FeedArticle, findRecent } from '../../../domain/outreach/discovery/find-recent.js';
import type { FoundPage } from '../../../domain/outreach/discovery/found-page.js';
import { readGuestPostSignals } from '../../../domain/outreach/discovery/guest-post-signals.js';
import { readSiteFacts } from '../../../domain/outreach/discovery/read-site-facts.js';
import { savingRefusal } from '../../../domain/outreach/discovery/saving-refusal.js';
import { scoreOpportunity } from '../../../domain/outreach/discovery/score-opportunity.js';
import { siteKey } from '../../../domain/outreach/discovery/site-key.js';
import { VisitEnd } from '../../visit-end.js';
import type { DiscoveryDeps, DiscoveryVisits } from './discovery-deps.js';
import { readFeed } from './page/read-feed.js';
import { readFoundPage } from './page/read-found-page.js';
import type { Candidate } from './search-candidates.js';

/** Pages that are visited for an address besides the one that was found. */
const CONTACT_PAGES = 2;

type JudgeDeps = Pick<DiscoveryDeps, 'visitPage' | 'visitFeed' | 'now'> & { visits: DiscoveryVisits };
type JudgeInput = { candidate: Candidate; keyword: string };
type Judgment = { ok: true; opportunity: Opportunity } | { ok: false; reason: string };

/**
 * Visits a candidate and scores what is really there; without an address on the page one hop further. A page that cannot
 * be had, or not in time, is a reason, not a failure. Twice: visits again.
 */
export async function judgeCandidate(
  deps: JudgeDeps,
  given: JudgeInput,
  signal: AbortSignal,
  seconds: number = VISIT_SECONDS.judgeCandidate,
): Promise<Judgment> {
  const end = new VisitEnd(seconds, signal);
  return judgeInTime(deps, given, end).finally(() => end.clear());
}

async function judgeInTime(deps: JudgeDeps, { candidate, keyword }: JudgeInput, end: VisitEnd): Promise<Judgment> {
  const visited = await readPage(deps, candidate.url, end);
  if (!visited.ok) return { ok: false, reason: `${candidate.url}: ${visited.reason}` };
  const { page } = visited;
  const { contact, looked, refusal, pages } = await findContact(deps, page, end);
  const article = await findRecentArticle(deps, page, end);
  const own = readGuestPostSignals(page);
  const signals = { ...own, refusal: own.refusal ?? refusal };
  const given = { keyword, signals, contact: contact?.email ?? null, year: deps.now().getUTCFullYear() };
  const [contactPage = null] = contactLinks(page, 1);
  const scores = scoreOpportunity(page, given);
  return {
    ok: true,
    opportunity: {
      website_url: page.url,
      website_title: (page.title || candidate.title).slice(0, 500),
      domain: candidate.domain,
      snippet: candidate.snippet || page.description.slice(0, 500),
      contact_email: contact?.email ?? null,
      contact_page: contact?.page ?? looked[0] ?? contactPage,
      contact_source: contact?.source ?? null,
      ...scores,
      has_guidelines: signals.has_guidelines,
      source: candidate.provider,
      query: candidate.query,
      site_facts: readSiteFacts(pages, { email: contact?.email ?? null, article, now: deps.now() }),
      not_saved: savingRefusal(scores),
    },
  };
}

/** Visited and read at once: a page may end its worker by either. */
function readPage(
  { visitPage, visits }: Pick<JudgeDeps, 'visitPage' | 'visits'>,
  url: string,
  end: VisitEnd,
): Promise<{ ok: true; page: FoundPage } | { ok: false; reason: string }> {
  if (visits.isSetAside(url))
    return Promise.resolve({ ok: false, reason: 'This URL crashed the crawler twice and was skipped.' });
  return visits.visit(url, async () => {
    const visited = await end.orNull(() => visitPage(url, end.signal));
    if (visited === null) return { ok: false, reason: `The page did not respond within ${end.seconds} seconds` };
    return visited.ok ? { ok: true, page: readFoundPage(visited.url, visited.html) } : visited;
  });
}

async function findContact(
  deps: Pick<JudgeDeps, 'visitPage' | 'visits'>,
  page: FoundPage,
  end: VisitEnd,
): Promise<{ contact: Contact | null; looked: string[]; refusal: string | null; pages: FoundPage[] }> {
  const contacts = extractContacts(page);
  const looked: string[] = [];
  const pages = [page];
  // What a site says where it lists its address applies to the address.
  let refusal: string | null = null;
  for (const link of contacts.length > 0 ? [] : contactLinks(page, CONTACT_PAGES)) {
    const visited = await readPage(deps, link, end);
    if (!visited.ok) continue;
    const found = visited.page;
    looked.push(found.url);
    pages.push(found);
    refusal ??= readGuestPostSignals(found).refusal;
    contacts.push(...extractContacts(found));
    if (contacts.length > 0) break;
  }
  return { contact: bestContact(contacts, page.url), looked, refusal, pages };
}

/** The newest article of the site's own feed; null where there is none, or it cannot be had. */
async function findRecentArticle(
  { visitFeed, visits, now }: Omit<JudgeDeps, 'visitPage'>,
  { url: siteUrl, feeds }: FoundPage,
  end: VisitEnd,
): Promise<FeedArticle | null> {
  // Those of comments come behind that of articles.
  const feed = feeds.find((url) => siteKey(url) === siteKey(siteUrl) && !/comments/i.test(url));
  if (feed === undefined || visits.isSetAside(feed)) return null;
  return visits.visit(feed, async () => {
    const visited = await end.orNull(() => visitFeed(feed, end.signal));
    return visited?.ok ? findRecent(readFeed(visited.html), siteUrl, now()) : null;
  });
}
