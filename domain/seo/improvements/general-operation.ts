import type { GeneralWork } from './general-work.js';
import { nameUrls } from './site-facts.js';

/** Keeping a site found and fast: measuring, releasing, telling search engines. */
export const GENERAL_OPERATION: readonly GeneralWork[] = [
  {
    name: 'search-data',
    component: 'technical_seo',
    title: 'Watch real search data every week',
    why: 'A crawl shows what could be wrong; impressions, clicks and coverage show what is.',
    impact: [0.5, 3],
    effort_days: 1,
    verify: 'After two weeks see impressions and clicks for the pages named here.',
    steps: ({ site }) => [
      `Verify ${new URL(site.start_url).host} with the search consoles and connect them here.`,
      'Once a week look at pages that lost clicks, queries at positions 4 to 20, and the coverage report.',
    ],
  },
  {
    name: 'recurring-audit',
    component: 'technical_seo',
    title: 'Audit on a schedule and compare',
    why: 'Most damage comes with a release and goes unnoticed until rankings fall; a comparison shows it the next day.',
    impact: [0.3, 2],
    effort_days: 0.5,
    verify: 'See a second audit in the list, compared with this one.',
    steps: ({ site }) => [
      `Add ${site.start_url} as a site, so that it is looked at regularly.`,
      'After every release read the list of new issues, not the score.',
    ],
  },
  {
    name: 'release-checks',
    component: 'technical_seo',
    title: 'Check SEO basics before each release',
    why: 'A noindex left over from staging or a lost redirect costs weeks; a test costs minutes.',
    impact: [0.3, 2],
    effort_days: 1.5,
    verify: 'Put a noindex on a page of staging once and see the check stop the release.',
    steps: ({ main_urls }) => [
      `Test on staging that ${nameUrls(main_urls)} answer 200, with title, canonical and no noindex that is not meant.`,
      'Keep a list of old addresses and test that each redirects once to its successor.',
    ],
  },
  {
    name: 'index-notification',
    component: 'technical_seo',
    title: 'Tell search engines about changes with IndexNow',
    why: 'Several engines take a ping for new, changed and removed pages instead of waiting for the next crawl.',
    impact: [0.1, 1],
    effort_days: 0.5,
    verify: 'See in the webmaster tools of a search engine that takes part that the address was received.',
    steps: ({ site }) => [
      `Put a key file on ${new URL('/', site.start_url).href} as indexnow.org describes.`,
      'Send the address of a page whenever it is published, changed or removed.',
    ],
  },
  {
    name: 'server-logs',
    component: 'technical_seo',
    title: 'Read what crawlers really fetch',
    why: 'Server logs show which pages search engines visit, which they never do, and where they waste requests.',
    impact: [0.2, 1.5],
    effort_days: 1.5,
    verify: 'Compare the next 30 days: a larger share of requests must go to pages of the sitemap.',
    steps: ({ main_urls }) => [
      'Take 30 days of logs and keep the verified crawlers (reverse DNS).',
      `See how often ${nameUrls(main_urls)} are fetched, and which addresses outside the sitemap are.`,
    ],
  },
  {
    name: 'performance-budget',
    component: 'page_speed',
    title: 'Set a performance budget',
    why: 'Pages get slower one small addition at a time; a limit that fails the build stops it.',
    impact: [0.2, 2],
    effort_days: 1,
    verify: 'Add a large picture on a branch once and see the build fail.',
    steps: ({ main_urls }) => [
      `Measure ${nameUrls(main_urls)} and fix limits for bytes, requests and largest contentful paint a little above today.`,
      'Let the build fail beyond them.',
    ],
  },
  {
    name: 'field-measurement',
    component: 'page_speed',
    title: 'Measure Core Web Vitals of real visits',
    why: 'Interaction delay (INP) can only be measured on real visits, and those are what search engines judge.',
    impact: [0.2, 2],
    effort_days: 1,
    verify: 'After 28 days see the 75th percentile of LCP, INP and CLS for each of these pages.',
    steps: ({ main_urls }) => [
      `Send LCP, INP and CLS from ${nameUrls(main_urls)} to your analytics with the PerformanceObserver API.`,
      'Look at the 75th percentile by page and device each month.',
    ],
  },
];
