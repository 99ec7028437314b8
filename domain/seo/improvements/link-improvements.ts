import { templatePattern } from '../../audits/template-pattern.js';
import { writeText } from '../../base/text/write-text.js';
import type { PageSummary } from '../artifacts/page-summary.js';
import type { Improvement, SiteFacts } from './improvement.js';
import { nameUrls } from './site-facts.js';

const LONGEST = 5;
const LONG_WORDS = 600;
const MIN_SIBLINGS = 3;
const MIN_PAGES = 3;

/** How pages pass readers and weight on to each other. */
export const LINK_IMPROVEMENTS: readonly Improvement[] = [
  {
    id: 'improvement/home-to-longest',
    component: 'on_page_seo',
    title: 'Link the most thorough pages from the start page',
    why: 'The start page has most links from outside. Pages that it links to are crawled first and count as important.',
    worth: 4,
    effort_days: 0.3,
    verify: 'See in the next audit that these pages are one click from the start page.',
    applies: (facts) => longFromHome(facts).length > 0,
    propose(facts) {
      const pages = longFromHome(facts);
      const urls = pages.map(({ url }) => url);
      return {
        count: urls.length,
        urls,
        sample: writeText`${urls[0]}: ${pages[0]?.word_count} words, and no link from the start page`,
        steps: [`Link ${nameUrls(urls)} from ${facts.site.start_url}, with a sentence on what each answers.`],
      };
    },
  },
  {
    id: 'improvement/section-neighbors',
    component: 'on_page_seo',
    title: 'Link pages of one section to each other',
    why: 'Readers of one page are likely to need its neighbors, and search engines see by such links which pages make up a subject.',
    worth: 3,
    effort_days: 1,
    verify: 'See in the next audit that each of these pages links to another one of its section.',
    applies: (facts) => withoutNeighbors(facts).length >= MIN_PAGES,
    propose(facts) {
      const urls = withoutNeighbors(facts).map(({ url }) => url);
      return {
        count: urls.length,
        urls,
        sample: writeText`${urls.length} of ${facts.pages.length} pages link to no other page of their section in the text`,
        steps: [
          `Add two links to pages of the same section in the text of ${nameUrls(urls)}, or print a list of related pages in the template.`,
        ],
      };
    },
  },
];

/** Of the longest pages, those that the start page does not link to. */
function longFromHome({ pages, site }: SiteFacts): PageSummary[] {
  const home = site.by_url.get(site.start_url);
  if (!home) return [];
  const linked = new Set(home.links.map(({ url }) => url));
  const others = pages.filter(({ url, word_count: words }) => url !== site.start_url && words >= LONG_WORDS);
  const longest = [...others].sort((one, other) => other.word_count - one.word_count).slice(0, LONGEST);
  return longest.filter(({ url }) => !linked.has(url));
}

/** Pages whose text has links, none of them to a neighbor; those without any have an improvement of their own. */
function withoutNeighbors({ pages }: SiteFacts): PageSummary[] {
  const sections = new Map<string, Set<string>>();
  for (const { url } of pages) {
    const section = templatePattern(url);
    sections.set(section, (sections.get(section) ?? new Set()).add(url));
  }
  return pages.filter((page) => {
    const section = templatePattern(page.url);
    const neighbors = sections.get(section) ?? new Set();
    if (section === '/' || section === '/*' || neighbors.size <= MIN_SIBLINGS) return false;
    const inText = page.links.filter(
      ({ region, url }) => (region === 'main' || region === 'other') && url !== page.url,
    );
    return inText.length > 0 && !inText.some(({ url }) => neighbors.has(url));
  });
}
