import type { GeneralWork } from './general-work.js';
import { nameUrls } from './site-facts.js';

/** Content, titles and links: what every site can do better whatever a crawl says. */
export const GENERAL_CONTENT: readonly GeneralWork[] = [
  {
    name: 'title-trials',
    component: 'on_page_seo',
    title: 'Try better titles and descriptions on the main pages',
    why: 'The title is the advertisement in the result list: a better one wins clicks at the same position.',
    impact: [0.5, 4],
    effort_days: 1,
    verify: 'After four weeks keep the title with more clicks per impression at the same position.',
    steps: ({ main_urls }) => [
      `Write two titles each for ${nameUrls(main_urls)}: what the page gives, for whom, and one reason to click.`,
      'Change one page at a time, note the day, compare clicks per impression over four weeks.',
    ],
  },
  {
    name: 'internal-link-review',
    component: 'on_page_seo',
    title: 'Link to the pages that earn from the pages that are read',
    why: 'Internal links decide which pages a site itself calls important.',
    impact: [0.5, 3],
    effort_days: 1,
    verify: 'Audit again and see the pages that matter to you among the most linked.',
    steps: ({ main_urls }) => [
      `The pages most linked to are ${nameUrls(main_urls)}: see whether these are the ones that matter most to you.`,
      'From the five most visited pages link, in running text, to those that should be found.',
    ],
  },
  {
    name: 'direct-answers',
    component: 'on_page_seo',
    title: 'Answer in the first paragraph',
    why: 'Result snippets and AI answers quote short passages that stand on their own.',
    impact: [0.5, 3],
    effort_days: 1.5,
    verify: 'After eight weeks see in the search console which of these pages won impressions for questions.',
    steps: ({ main_urls }) => [
      `On ${nameUrls(main_urls)} put an answer of 40 to 60 words right under the main heading.`,
      'Let the rest of the page prove it, with figures, examples and sources.',
    ],
  },
  {
    name: 'mobile-walkthrough',
    component: 'on_page_seo',
    title: 'Walk through the site on a cheap phone',
    why: 'Search engines index the mobile page, and tools do not notice what annoys a thumb.',
    impact: [0.2, 2],
    effort_days: 0.5,
    verify: 'Walk through again after the changes: each main task must end without a wrong tap.',
    steps: ({ main_urls }) => [
      `On a middle-class phone over mobile data open ${nameUrls(main_urls)} and finish the main task of each.`,
      'Note everything that covers, jumps, is too small or asks twice.',
    ],
  },
  {
    name: 'intent-map',
    component: 'content_strategy',
    title: 'Map one search intent to one page',
    why: 'A list of which page answers which search shows gaps and pages that get in each other’s way.',
    impact: [0.5, 4],
    effort_days: 1.5,
    verify: 'Audit again with these searches as target keywords: each must be well targeted, by one page.',
    steps: ({ main_urls, pages }) => [
      `List the ${pages.length} indexable pages with the one search each should win, beginning with ${nameUrls(main_urls)}.`,
      'Merge pages with the same search; plan a page for each search without one.',
    ],
  },
  {
    name: 'original-data',
    component: 'content_strategy',
    title: 'Publish figures that only you have',
    why: 'Original data is what others quote and link to; text that repeats others is not.',
    impact: [1, 6],
    effort_days: 6,
    verify: 'After three months count the sites that link to the page.',
    steps: ({ site }) => [
      'Choose one question that your own numbers (usage, prices, tests, a survey) can answer.',
      `Publish method, table and chart on a page of ${new URL(site.start_url).host} and renew it every year.`,
    ],
  },
  {
    name: 'content-review',
    component: 'content_strategy',
    title: 'Review all content once a year',
    why: 'Pages that nobody finds cost crawling and trust; deciding for each keeps the rest strong.',
    impact: [0.5, 3],
    effort_days: 3,
    verify: 'Audit again and see that "content/thin" and "content/duplicate-near" find nothing.',
    steps: ({ pages, main_urls }) => [
      `Go through the ${pages.length} indexable pages with a year of clicks beside them: keep, renew, merge or remove.`,
      `Redirect what is merged, answer 410 for what is removed; begin near ${nameUrls(main_urls)}.`,
    ],
  },
  {
    name: 'link-outreach',
    component: 'content_strategy',
    title: 'Earn links from sites in the same field',
    why: 'Links from relevant sites remain among the strongest signals that a page deserves to rank.',
    impact: [2, 8],
    effort_days: 8,
    verify: 'After three months count the replies and the links won by the campaign.',
    steps: ({ main_urls }) => [
      `Choose the page worth linking to (${nameUrls(main_urls)}), and start a campaign with ten sites whose readers need it.`,
      'Write to each by name with one reason of its own; follow up once.',
    ],
  },
];
