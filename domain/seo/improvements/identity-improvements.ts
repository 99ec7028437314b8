import { plural } from '../../base/text/plural.js';
import { comparable } from '../../base/text/text-form.js';
import { TITLE_SEPARATOR } from '../../base/text/title-separator.js';
import { writeText } from '../../base/text/write-text.js';
import type { PageSummary } from '../artifacts/page-summary.js';
import { isOwnerType } from '../schema/is-owner-type.js';
import { findSiteName } from '../site/find-site-name.js';
import { startPage } from '../site/start-page.js';
import type { Improvement, SiteFacts } from './improvement.js';
import { nameUrls } from './site-facts.js';

const MIN_PAGES = 3;
const MOST = 0.5;
const HALF_YEAR_MS = 183 * 86_400_000;

/** Who is behind the site, and how pages name themselves. */
export const IDENTITY_IMPROVEMENTS: readonly Improvement[] = [
  {
    id: 'improvement/organization-markup',
    covered_by: ['ai/no-author-entity', 'schema/none-on-site'],
    component: 'on_page_seo',
    title: 'Say in structured data who runs the site',
    why: 'Organization markup on the start page tells search engines name, logo, address and contact, which they show beside results for the name.',
    worth: 3,
    effort_days: 0.3,
    verify: 'See in the next audit that the start page names an Organization or a Person in JSON-LD.',
    applies: ({ pages }) => pages.length > 0 && pages.some(hasMarkup) && !pages.some(namesOwner),
    propose: ({ pages, site }) => ({
      count: 1,
      urls: [site.start_url],
      sample: writeText`structured data on ${pages.filter(hasMarkup).length} of ${plural(pages.length, 'page')}, none of it names who runs the site`,
      steps: [
        `Add Organization, or Person, as JSON-LD to ${site.start_url}: name, url, logo and contact, as they are shown on the page.`,
      ],
    }),
  },
  {
    id: 'improvement/same-as',
    covered_by: ['ai/no-author-entity'],
    component: 'on_page_seo',
    title: 'Link the organization markup to your profiles',
    why: 'sameAs tells search engines which profiles and register entries are yours, so that they take them for one organization.',
    worth: 2,
    effort_days: 0.2,
    verify: 'See in the next audit that the organization markup has sameAs.',
    applies: ({ pages }) => pages.some(namesOwner) && !pages.some(({ has_same_as: has }) => has),
    propose({ pages }) {
      const urls = pages.filter(namesOwner).map(({ url }) => url);
      return {
        count: urls.length,
        urls,
        sample: `${urls[0]}: organization in JSON-LD without sameAs`,
        steps: [
          `Name your public profiles and register entries as sameAs in the organization markup of ${nameUrls(urls)}.`,
        ],
      };
    },
  },
  {
    id: 'improvement/title-beyond-heading',
    covered_by: ['title/same-as-h1'],
    component: 'on_page_seo',
    title: 'Let titles say more than the main heading',
    why: 'Title and heading are two chances to use the words that people search with; the same words use one of them.',
    worth: 2,
    effort_days: 1,
    verify: 'See in the next audit that these titles differ from the headings.',
    applies: (facts) => repeatedHeadings(facts).length >= MIN_PAGES,
    propose(facts) {
      const urls = repeatedHeadings(facts).map(({ url }) => url);
      const [first] = repeatedHeadings(facts);
      return {
        count: urls.length,
        urls,
        sample: writeText`${urls.length} of ${facts.pages.length} titles repeat the main heading, such as "${first?.h1}"`,
        steps: [
          `Write into the titles of ${nameUrls(urls)} what the heading leaves out: place, year, price, kind or use.`,
        ],
      };
    },
  },
  {
    id: 'improvement/brand-in-titles',
    component: 'on_page_seo',
    title: 'End all titles with the name of the site',
    why: 'Most titles of the site end with its name; where it is missing, searchers do not see whose page it is.',
    worth: 1,
    effort_days: 0.3,
    verify: 'See in the next audit that these titles name the site, and that none is cut off.',
    applies: (facts) => unbranded(facts).length > 0,
    propose(facts) {
      const urls = unbranded(facts).map(({ url }) => url);
      const name = siteName(facts);
      return {
        count: urls.length,
        urls,
        sample: writeText`${urls.length} of ${facts.pages.length} titles ${urls.length === 1 ? 'does' : 'do'} not name "${name}"`,
        steps: [`Add "${name}" to the end of the titles of ${nameUrls(urls)}, where there is room.`],
      };
    },
  },
  {
    id: 'improvement/last-checked',
    component: 'content_strategy',
    title: 'Say when older articles were last checked',
    why: 'Readers and search engines see only when these texts were written, not that they still hold.',
    worth: 3,
    effort_days: 1,
    verify: 'See in the next audit that these pages have a date of change.',
    applies: (facts) => unchecked(facts).length > 0,
    propose(facts) {
      const found = unchecked(facts);
      const urls = found.map(({ url }) => url);
      return {
        count: urls.length,
        urls,
        sample: `${urls[0]}: published ${found[0]?.date_published}, no date of change`,
        steps: [
          `Check the facts of ${nameUrls(urls)}, correct what has changed, and show and mark up dateModified with the day of the check.`,
        ],
      };
    },
  },
];

function hasMarkup({ json_ld_types: types }: PageSummary): boolean {
  return types.length > 0;
}

function namesOwner({ json_ld_types: types }: PageSummary): boolean {
  return types.some(isOwnerType);
}

/** Titles that are the heading alone, or the heading and the name of the site. */
function repeatedHeadings({ pages }: SiteFacts): PageSummary[] {
  return pages.filter(({ title, h1 }) => {
    const [head = ''] = title.split(TITLE_SEPARATOR).map((part) => part.trim());
    return h1 !== '' && [title, head].some((each) => comparable(each) === comparable(h1));
  });
}

function siteName({ site }: SiteFacts): string {
  const start = startPage(site);
  return (start && findSiteName(start)) ?? '';
}

/** The few pages without the name where most have it. */
function unbranded(facts: SiteFacts): PageSummary[] {
  const name = comparable(siteName(facts));
  if (name === '') return [];
  const isWithout = ({ title, url }: PageSummary) =>
    title !== '' && url !== facts.site.start_url && !comparable(title).includes(name);
  const without = facts.pages.filter(isWithout);
  return without.length < facts.pages.length * (1 - MOST) ? without : [];
}

function unchecked({ pages, now }: SiteFacts): PageSummary[] {
  return pages.filter(
    ({ date_published: published, date_modified: modified }) =>
      published !== null && modified === null && Date.parse(now) - Date.parse(published) > HALF_YEAR_MS,
  );
}
