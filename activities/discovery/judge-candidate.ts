import { contactLinks } from '../../domain/outreach/discovery/contact-links.js';
import {
  bestContact,
  type Contact,
  extractContacts,
} from '../../domain/outreach/discovery/contacts/extract-contacts.js';
import type { FoundPage } from '../../domain/outreach/discovery/found-page.js';
import { readGuestPostSignals } from '../../domain/outreach/discovery/guest-post-signals.js';
import { savingRefusal } from '../../domain/outreach/discovery/saving-refusal.js';
import { scoreOpportunity } from '../../domain/outreach/discovery/score-opportunity.js';
import type { Opportunity } from '../../domain/outreach/discovery.js';
import { VISIT_SECONDS } from '../../domain/visit-budgets.js';
import { VisitEnd } from '../visit-end.js';
import type { DiscoveryDeps } from './discovery-deps.js';
import { readFoundPage } from './read-found-page.js';
import type { Candidate } from './search-candidates.js';

/** Pages that are visited for an address besides the one that was found. */
const CONTACT_PAGES = 2;

type JudgeDeps = Pick<DiscoveryDeps, 'visitPage' | 'now'>;
type JudgeInput = { candidate: Candidate; keyword: string };
type Judgement = { ok: true; opportunity: Opportunity } | { ok: false; reason: string };

/**
 * Visits a candidate and scores what is really there; without an address on the page one hop further. A page that cannot
 * be had, or not in time, is a reason, not a failure. Twice: visits again.
 */
export async function judgeCandidate(
  deps: JudgeDeps,
  given: JudgeInput,
  signal: AbortSignal,
  seconds: number = VISIT_SECONDS.judgeCandidate,
): Promise<Judgement> {
  const end = new VisitEnd(seconds, signal);
  return judgeInTime(deps, given, end).finally(() => end.clear());
}

async function judgeInTime(deps: JudgeDeps, { candidate, keyword }: JudgeInput, end: VisitEnd): Promise<Judgement> {
  const late = { ok: false as const, reason: `The page did not respond within ${end.seconds} seconds` };
  const visited = (await end.orNull(() => deps.visitPage(candidate.url, end.signal))) ?? late;
  if (!visited.ok) return { ok: false, reason: `${candidate.url}: ${visited.reason}` };
  const page = readFoundPage(visited.url, visited.html);
  const { contact, looked, refusal } = await findContact(deps, page, end);
  const own = readGuestPostSignals(page);
  const signals = { ...own, refusal: own.refusal ?? refusal };
  const given = { keyword, signals, contact: contact?.email ?? null, year: deps.now().getUTCFullYear() };
  const [contactPage = null] = contactLinks(page, 1);
  const scores = scoreOpportunity(page, given);
  return {
    ok: true,
    opportunity: {
      website_url: visited.url,
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
      not_saved: savingRefusal(scores),
    },
  };
}

async function findContact(
  deps: Pick<DiscoveryDeps, 'visitPage'>,
  page: FoundPage,
  end: VisitEnd,
): Promise<{ contact: Contact | null; looked: string[]; refusal: string | null }> {
  const contacts = extractContacts(page);
  const looked: string[] = [];
  // What a site says where its address stands holds for the address.
  let refusal: string | null = null;
  for (const link of contacts.length > 0 ? [] : contactLinks(page, CONTACT_PAGES)) {
    const visited = await end.orNull(() => deps.visitPage(link, end.signal));
    if (!visited?.ok) continue;
    looked.push(visited.url);
    const found = readFoundPage(visited.url, visited.html);
    refusal ??= readGuestPostSignals(found).refusal;
    contacts.push(...extractContacts(found));
    if (contacts.length > 0) break;
  }
  return { contact: bestContact(contacts, page.url), looked, refusal };
}
