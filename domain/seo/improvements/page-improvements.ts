import { plural } from '../../base/text/plural.js';
import { writeText } from '../../base/text/write-text.js';
import { isContactPath } from '../../base/url/is-contact-path.js';
import type { PageSummary } from '../artifacts/page-summary.js';
import type { Improvement, SiteFacts } from './improvement.js';
import { nameUrls } from './site-facts.js';

const TEXT_WORDS = 300;
const LONG_WORDS = 500;
const SHARED_PAGES = 3;
const MIN_PAGES = 3;

/** What the pages themselves have and lack. */
export const PAGE_IMPROVEMENTS: readonly Improvement[] = [
  {
    id: 'improvement/links-in-text',
    component: 'on_page_seo',
    title: 'Link related pages from the running text',
    why: 'Links in the text say what the target is about and which pages the site itself calls important; menus say the same on every page.',
    worth: 4,
    effort_days: 1,
    verify: 'See in the next audit that each of these pages links to another page of the site from its text.',
    applies: (facts) => textsWithoutLinks(facts).length > 0,
    propose(facts) {
      const urls = textsWithoutLinks(facts).map(({ url }) => url);
      return {
        count: urls.length,
        urls,
        sample: writeText`${urls.length} of ${facts.pages.length} pages have ${TEXT_WORDS} words or more and no link to another page in their text`,
        steps: [
          `Add two or three links to related pages in the text of ${nameUrls(urls)}.`,
          'Use words that say what the target is about.',
        ],
      };
    },
  },
  {
    id: 'improvement/share-images',
    covered_by: ['og/image-missing', 'og/image-broken'],
    component: 'on_page_seo',
    title: 'Give the main pages an image of their own for sharing',
    why: 'Pages that all show the same image when they are shared look alike in chats and feeds.',
    worth: 2,
    effort_days: 1,
    verify: 'Share two of these pages in a chat and see two different images.',
    applies: (facts) => sharedImage(facts) !== null,
    propose(facts) {
      const { image, urls } = sharedImage(facts) ?? { image: '', urls: [] };
      return {
        count: urls.length,
        urls,
        sample: writeText`${urls.length} of ${facts.pages.length} pages have the same og:image (${image})`,
        steps: [`Choose an image of 1200 × 630 pixels for each of ${nameUrls(urls)} and name it as og:image.`],
      };
    },
  },
  {
    id: 'improvement/sources',
    component: 'content_strategy',
    title: 'Name sources on the long pages',
    why: 'Readers and search engines trust a text more that says where its facts come from.',
    worth: 1,
    effort_days: 1,
    verify: 'See in the next audit that these pages have links to other sites.',
    applies: (facts) => longWithoutSources(facts).length >= MIN_PAGES,
    propose(facts) {
      const urls = longWithoutSources(facts).map(({ url }) => url);
      return {
        count: urls.length,
        urls,
        sample: writeText`${urls.length} pages of ${LONG_WORDS} words or more link to no other site`,
        steps: [`Name the sources of the facts and figures on ${nameUrls(urls)}, each with a link.`],
      };
    },
  },
  {
    id: 'improvement/page-images',
    component: 'content_strategy',
    title: 'Illustrate the long pages',
    why: 'An image, chart or screenshot of your own explains what words cannot and can be found in image search.',
    worth: 1,
    effort_days: 2,
    verify: 'See in the next audit that these pages have images with alternative texts.',
    applies: (facts) => longWithoutImages(facts).length >= MIN_PAGES,
    propose(facts) {
      const urls = longWithoutImages(facts).map(({ url }) => url);
      return {
        count: urls.length,
        urls,
        sample: writeText`${urls.length} pages of ${LONG_WORDS} words or more have no image`,
        steps: [
          `Add one image of your own to each of ${nameUrls(urls)}, with an alternative text that says what it shows.`,
        ],
      };
    },
  },
  {
    id: 'improvement/contact-page',
    covered_by: ['content/few-pages'],
    component: 'content_strategy',
    title: 'Say who runs the site and how to reach them',
    why: 'People and search engines look for a contact or about page before they trust a site.',
    worth: 3,
    effort_days: 0.5,
    verify: 'See in the next audit that a contact or about page is among the crawled ones.',
    applies: ({ pages, site }) =>
      pages.length >= MIN_PAGES && !site.crawl_incomplete && !site.pages.some(({ url }) => isContactPath(url)),
    propose: ({ pages, site }) => ({
      count: 1,
      urls: [site.start_url],
      sample: writeText`none of ${pages.length} pages has an address such as /contact or /about`,
      steps: [
        'Write a page with name, address, phone, e-mail and the people behind the site.',
        `Link it from the footer of every page, beginning with ${site.start_url}.`,
      ],
    }),
  },
  {
    id: 'improvement/search-data',
    component: 'technical_seo',
    title: 'Connect Search Console',
    why: 'A crawl shows what could be wrong; clicks and impressions show which pages it costs visitors, and let gains be estimated.',
    worth: 3,
    effort_days: 0.2,
    verify: 'See in the next audit that fixes come with an estimate in clicks.',
    applies: ({ pages, site }) => pages.length > 0 && site.search_data === null,
    propose: ({ pages, site }) => ({
      count: pages.length,
      urls: [site.start_url],
      sample: `the clicks of ${plural(pages.length, 'indexable page')} are not known to this audit`,
      steps: [
        `Verify ${new URL(site.start_url).host} in Google Search Console and connect it here.`,
        'Audit again: fixes are then ranked by the clicks of the pages that they are about.',
      ],
    }),
  },
];

function textsWithoutLinks({ pages }: SiteFacts): PageSummary[] {
  const isInText = ({ region }: PageSummary['links'][number]) => region === 'main' || region === 'other';
  const others = (page: PageSummary) => page.links.filter((link) => link.url !== page.url && isInText(link));
  if (pages.length < MIN_PAGES) return [];
  return pages.filter((page) => page.word_count >= TEXT_WORDS && others(page).length === 0);
}

/** The image that most pages name, when it is the same on half of them. */
function sharedImage({ pages }: SiteFacts): { image: string; urls: string[] } | null {
  const byImage = new Map<string, string[]>();
  for (const { og_image: image, url } of pages)
    if (image !== null) byImage.set(image, [...(byImage.get(image) ?? []), url]);
  const [most] = [...byImage].sort((one, other) => other[1].length - one[1].length);
  if (!most || most[1].length < SHARED_PAGES || most[1].length * 2 < pages.length) return null;
  return { image: most[0], urls: most[1] };
}

function longWithoutSources({ pages }: SiteFacts): PageSummary[] {
  return pages.filter(({ word_count: words, external_links: links }) => words >= LONG_WORDS && links.length === 0);
}

function longWithoutImages({ pages }: SiteFacts): PageSummary[] {
  return pages.filter(({ word_count: words, images }) => words >= LONG_WORDS && images.length === 0);
}
