import { isContactPath } from '../../base/url/is-contact-path.js';
import { isLegalPath } from '../../base/url/is-legal-path.js';
import type { PageSummary } from '../artifacts/page-summary.js';
import type { SiteArtifacts } from '../checks/check.js';
import { BUSINESS_FACTS } from '../trust/business-facts.js';
import { gatherTrust } from '../trust/trust-facts.js';
import { readableWords } from './missing-text.js';
import { statedLanguage } from './stated-language.js';
import { isHtml200Summary } from './summary-state.js';

/** This many words answer a search well enough that a page counts in full; more words don't make a second page. */
const FULL_PAGE_WORDS = 300;
/** A page that says how to reach the firm is short by nature. */
const CONTACT_PAGE = 0.5;
/** A page that states all facts about a business satisfies a search for it in fewer words. */
const FULL_WITH_FACTS_WORDS = 200;
/**
 * What the facts about a firm are worth in pages where they are all stated: a site of one page is found for its name, its
 * street and its hours by them. A site of several pages has pages for that, which count themselves.
 */
const STATED_FACTS = 1.15;
const PAGES_IN_THEIR_PLACE = 4;
/** What a site keeps of which nothing says who runs it: people and search engines have no reason to trust it. */
const FACELESS = 0.85;
/** This many linked pages that were not requested, for any reason, may contain what is missing. */
const UNSEEN_PAGES = 3;
const FILE = /\.(?!html?$|php$|aspx?$|jsp$)[a-z0-9]{2,5}$/i;

/** From this many full pages on, a site has enough content to be found. */
export const ENOUGH_PAGES = 6;

export interface SiteSubstance {
  /** Pages with a text of their own in the language that has most, those about the law aside. */
  pages: number;
  /** Words on them. */
  words: number;
  /** Something says who runs the site: a contact, about or legal page, or structured data. True for a single page. */
  has_owner: boolean;
  /** The total in full pages, including facts about the business in structured data. */
  full_pages: number;
}

/**
 * How much a site has to be found for, whether or not it can be indexed: each different text once, legal pages left out,
 * translations not counted again. Null where the crawl has not seen the whole site.
 */
export function measureSubstance(site: SiteArtifacts): SiteSubstance | null {
  if (site.crawl_incomplete || countUnseen(site) >= UNSEEN_PAGES) return null;
  const wordsOf = readableWords(site);
  const full = (page: PageSummary) => {
    const statesAll = page.business_facts?.length === BUSINESS_FACTS.length;
    const share = Math.min(1, wordsOf(page) / (statesAll ? FULL_WITH_FACTS_WORDS : FULL_PAGE_WORDS));
    return isContactPath(page.url) && page.word_count > 0 ? Math.max(CONTACT_PAGE, share) : share;
  };
  const total = (pages: readonly PageSummary[]) => pages.reduce((sum, page) => sum + full(page), 0);
  const [most = []] = byLanguage(ownTexts(site)).sort((one, other) => total(other) - total(one));
  const has_owner = most.length < 2 || saysWhoRunsIt(site);
  const read = total(most);
  return {
    pages: most.length,
    words: most.reduce((sum, page) => sum + wordsOf(page), 0),
    has_owner,
    full_pages: (read + worthOfFacts(most, read)) * (has_owner ? 1 : FACELESS),
  };
}

function worthOfFacts(pages: readonly PageSummary[], fullPages: number): number {
  const stated = new Set(pages.flatMap(({ business_facts = [] }) => business_facts));
  const missing = Math.max(0, PAGES_IN_THEIR_PLACE - Math.max(1, fullPages)) / (PAGES_IN_THEIR_PLACE - 1);
  return STATED_FACTS * (stated.size / BUSINESS_FACTS.length) * missing;
}

function ownTexts({ pages }: SiteArtifacts): PageSummary[] {
  const texts = new Map<string, PageSummary>();
  for (const page of pages) {
    const isContent = isHtml200Summary(page) && page.refresh_url === null && !page.is_amp && !isLegalPath(page.url);
    if (isContent && !texts.has(page.text_hash)) texts.set(page.text_hash, page);
  }
  return [...texts.values()];
}

/** Pages that state no language belong to each. */
function byLanguage(pages: readonly PageSummary[]): PageSummary[][] {
  const languages = [...new Set(pages.map(statedLanguage))].filter((language) => language !== '');
  if (languages.length < 2) return [[...pages]];
  return languages.map((language) => pages.filter((page) => ['', language].includes(statedLanguage(page))));
}

function saysWhoRunsIt(site: SiteArtifacts): boolean {
  const { contact_url, about_url, legal_url, organization } = gatherTrust(site);
  return [contact_url, about_url, legal_url].some((url) => url !== null) || organization.length > 0;
}

function countUnseen({ inlinks, by_url }: SiteArtifacts): number {
  return [...inlinks.keys()].filter((url) => !by_url.has(url) && !FILE.test(new URL(url).pathname)).length;
}
