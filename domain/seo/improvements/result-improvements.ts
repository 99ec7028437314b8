import { plural } from '../../base/text/plural.js';
import { writeText } from '../../base/text/write-text.js';
import type { PageSummary } from '../artifacts/page-summary.js';
import { measureTextPx } from '../checks/text-width.js';
import { DEFAULT_THRESHOLDS } from '../thresholds.js';
import type { Improvement, SiteFacts } from './improvement.js';
import { isOnMost, nameUrls } from './site-facts.js';

/** Font sizes in lists of results. */
const TITLE_PX = 20;
const TEXT_PX = 14;
/** Below two thirds of the room there is space for several words more. */
const USED_SHARE = 2 / 3;
/** Some three screens of text. */
const LONG_WORDS = 1000;

/** What searchers see of the pages in a list of results. */
export const RESULT_IMPROVEMENTS: readonly Improvement[] = [
  {
    id: 'improvement/title-room',
    covered_by: ['title/short'],
    component: 'on_page_seo',
    title: 'Use the room that search results give to titles',
    why: 'A longer title can name what sets a page apart, such as the place, the kind or the brand, before anyone clicks.',
    worth: 3,
    effort_days: 0.5,
    verify: 'See in the next audit that these titles are longer and none is cut off.',
    applies: (facts) => isOnMost(shortTitles(facts), facts),
    propose(facts) {
      const urls = shortTitles(facts).map(({ url }) => url);
      return {
        count: urls.length,
        urls,
        sample: writeText`${urls.length} of ${plural(facts.pages.length, 'title')} ${urls.length === 1 ? 'uses' : 'use'} less than two thirds of the ${DEFAULT_THRESHOLDS.title_max_px} px that are shown`,
        steps: [
          `Add what readers choose by to the titles of ${nameUrls(urls)}: place, kind, year or brand.`,
          'Keep the most important words first, and every title different.',
        ],
      };
    },
  },
  {
    id: 'improvement/description-room',
    covered_by: ['desc/short'],
    component: 'on_page_seo',
    title: 'Use the room that search results give to descriptions',
    why: 'The description is the advertisement of a page in the results: a half-empty one leaves reasons to click unsaid.',
    worth: 3,
    effort_days: 0.5,
    verify: 'See in the next audit that these descriptions are longer and none is cut off.',
    applies: (facts) => isOnMost(shortDescriptions(facts), facts),
    propose(facts) {
      const urls = shortDescriptions(facts).map(({ url }) => url);
      return {
        count: urls.length,
        urls,
        sample: writeText`${urls.length} of ${plural(facts.pages.length, 'description')} ${urls.length === 1 ? 'uses' : 'use'} less than two thirds of the ${DEFAULT_THRESHOLDS.description_max_px} px that are shown`,
        steps: [
          `Say on ${nameUrls(urls)} what the page offers and what the reader can do there, in one or two sentences.`,
        ],
      };
    },
  },
  {
    id: 'improvement/jump-links',
    component: 'on_page_seo',
    title: 'Begin the longest pages with links to their sections',
    why: 'A table of contents lets readers jump to their answer, and search results may show its links under the page.',
    worth: 2,
    effort_days: 0.5,
    verify: 'See in the next audit that these pages link to their own sections.',
    applies: (facts) => withoutJumpLinks(facts).length > 0,
    propose(facts) {
      const urls = withoutJumpLinks(facts).map(({ url }) => url);
      return {
        count: urls.length,
        urls,
        sample: writeText`${urls.length} of ${facts.pages.length} pages have ${LONG_WORDS} words or more and no link to a section of their own`,
        steps: [`Give the headings of ${nameUrls(urls)} ids, and link to them from a list at the top of the page.`],
      };
    },
  },
];

function shortTitles({ pages }: SiteFacts): PageSummary[] {
  const { title_min_chars: least, title_max_px: room } = DEFAULT_THRESHOLDS;
  return pages.filter(({ title }) => title.length >= least && measureTextPx(title, TITLE_PX) < room * USED_SHARE);
}

function shortDescriptions({ pages }: SiteFacts): PageSummary[] {
  const { description_min_chars: least, description_max_px: room } = DEFAULT_THRESHOLDS;
  return pages.filter(
    ({ description }) => description.length >= least && measureTextPx(description, TEXT_PX) < room * USED_SHARE,
  );
}

function withoutJumpLinks({ pages }: SiteFacts): PageSummary[] {
  const jumps = ({ url, links }: PageSummary) => links.some((link) => link.fragment !== '' && link.url === url);
  return pages.filter((page) => page.word_count >= LONG_WORDS && !jumps(page));
}
