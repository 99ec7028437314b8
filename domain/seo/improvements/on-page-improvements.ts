import { writeText } from '../../base/text/write-text.js';
import type { PageSummary } from '../artifacts/page-summary.js';
import type { Improvement, SiteFacts } from './improvement.js';
import { nameUrls } from './site-facts.js';

const DEEP_CLICKS = 3;
const FEW_LINKS = 3;
const BREADCRUMB_PAGES = 5;

export const ON_PAGE_IMPROVEMENTS: readonly Improvement[] = [
  {
    id: 'improvement/breadcrumbs',
    covered_by: ['schema/none-on-site', 'schema/breadcrumb-gap'],
    component: 'on_page_seo',
    title: 'Mark up breadcrumbs',
    why: 'Breadcrumbs replace the address in the result list and tell search engines how pages belong together.',
    worth: 2,
    effort_days: 1,
    verify: 'Audit again and see that "schema/breadcrumb-gap" finds nothing and the pages have structured data.',
    applies: (facts) => nestedPages(facts).length >= BREADCRUMB_PAGES && !facts.pages.some(hasType('BreadcrumbList')),
    propose(facts) {
      const urls = nestedPages(facts).map(({ url }) => url);
      const steps = [
        `Show the path on pages such as ${nameUrls(urls)} and mark it up as BreadcrumbList in JSON-LD.`,
        'Number the positions from 1 and give every item but the last an address.',
      ];
      return {
        count: urls.length,
        urls,
        sample: writeText`0 of ${facts.pages.length} pages have a BreadcrumbList`,
        steps,
      };
    },
  },
  {
    id: 'improvement/structured-data-breadth',
    covered_by: ['schema/none-on-site', 'schema/coverage-outlier'],
    component: 'on_page_seo',
    title: 'Bring structured data to the pages without it',
    why: 'Part of the site is marked up already; only marked-up pages can get rich results.',
    worth: 3,
    effort_days: 2,
    verify: 'Audit again and see the share of pages with structured data at 100%.',
    applies: ({ metrics }) => metrics.structured_data_share > 0 && metrics.structured_data_share < 1,
    propose({ pages, metrics }) {
      const urls = pages.filter((page) => page.json_ld_types.length === 0).map(({ url }) => url);
      const steps = [
        `Choose the type that fits ${urls.length === 0 ? 'the pages without it' : nameUrls(urls)} (Article, Product, Service, Event …) and add it as JSON-LD in the template.`,
        'Mark up only what a visitor can see on the page.',
      ];
      return {
        count: urls.length,
        urls,
        sample: `${Math.round(metrics.structured_data_share * 100)}% of the pages have JSON-LD`,
        steps,
      };
    },
  },
  {
    id: 'improvement/links-to-weak-pages',
    covered_by: ['crawl/few-inlinks', 'crawl/orphan'],
    component: 'on_page_seo',
    title: 'Link more to pages that few pages link to',
    why: 'Pages with two or three inlinks look unimportant to search engines even when they are not.',
    worth: 3,
    effort_days: 1,
    verify: 'Audit again and see that each of these pages has five internal links to it or more.',
    applies: (facts) => weaklyLinked(facts).length > 0,
    propose(facts) {
      const urls = weaklyLinked(facts).map(({ url }) => url);
      const steps = [
        `Find three pages on the same subject for each of ${nameUrls(urls)} and link from their running text.`,
        'Use words that say what the target is about.',
      ];
      return {
        count: urls.length,
        urls,
        sample: writeText`${urls[0]}: ${facts.site.inlinks.get(urls[0] ?? '')?.length} inlinks`,
        steps,
      };
    },
  },
  {
    id: 'improvement/nearer-pages',
    covered_by: ['crawl/depth'],
    component: 'on_page_seo',
    title: 'Bring pages nearer to the start page',
    why: 'Pages three clicks and more away are crawled later and less often than near ones.',
    worth: 2,
    effort_days: 1,
    verify: 'Audit again and see in the depth histogram that fewer pages are three clicks away.',
    applies: (facts) => farPages(facts).length > 0,
    propose(facts) {
      const urls = farPages(facts).map(({ url }) => url);
      const steps = [
        `Choose which of ${nameUrls(urls)} matter and link them from ${facts.site.start_url} or a page one click from it.`,
        'Let overview pages list more items or link to their own sub-lists.',
      ];
      return {
        count: urls.length,
        urls,
        sample: writeText`${urls.length} pages are ${DEEP_CLICKS} clicks or more from the start`,
        steps,
      };
    },
  },
];

function nestedPages({ pages }: SiteFacts): PageSummary[] {
  return pages.filter(({ url }) => new URL(url).pathname.split('/').filter(Boolean).length >= 2);
}

function hasType(type: string): (page: PageSummary) => boolean {
  return ({ json_ld_types: types }) => types.some((name) => name === type || name.endsWith(`/${type}`));
}

/** One inlink or none is an issue with a check of its own. A cut-off crawl has not seen all links. */
function weaklyLinked({ pages, site }: SiteFacts): PageSummary[] {
  if (site.crawl_incomplete) return [];
  return pages.filter(({ url, depth }) => {
    const inlinks = site.inlinks.get(url)?.length ?? 0;
    return depth !== 0 && inlinks >= 2 && inlinks <= FEW_LINKS && pages.length > FEW_LINKS + 2;
  });
}

function farPages({ pages }: SiteFacts): PageSummary[] {
  return pages.filter(({ depth }) => depth !== null && depth >= DEEP_CLICKS);
}
