import { writeText } from '../../base/text/write-text.js';
import {
  agedPages,
  contentGaps,
  largestSection,
  openKeywords,
  pagesNear,
  sectionPages,
  shallowPages,
} from './content-facts.js';
import type { Improvement } from './improvement.js';
import { nameUrls } from './site-facts.js';

const SECTION_PAGES = 3;
const WEEKLY_RHYTHM = 1;
/** Sites with fewer pages have other things to do first. */
const QUESTION_PAGES = 5;

export const CONTENT_IMPROVEMENTS: readonly Improvement[] = [
  {
    id: 'improvement/target-keyword-pages',
    component: 'content_strategy',
    title: 'Give each target keyword a page of its own',
    why: 'A keyword that no page is made for can only be ranked for by accident.',
    worth: 8,
    effort_days: 4,
    verify: 'Audit again with the same keywords and see each of them well targeted.',
    applies: (facts) => openKeywords(facts).length > 0,
    propose(facts) {
      const open = openKeywords(facts);
      const steps = open.slice(0, 5).map(({ advice }) => advice);
      return {
        count: open.length,
        urls: pagesNear(open, facts),
        sample: open.map(({ keyword, status }) => `${keyword}: ${status}`).join('; '),
        steps,
      };
    },
  },
  {
    id: 'improvement/competitor-content-gap',
    component: 'content_strategy',
    title: 'Close the content gap to competitors',
    why: 'Competitors answer more questions with more text; searches that only they answer go to them.',
    worth: 8,
    effort_days: 8,
    verify: 'Audit again with the same competitors and see the measure among the advantages.',
    applies: (facts) => contentGaps(facts).length > 0,
    propose(facts) {
      const gaps = contentGaps(facts);
      const steps = gaps.map(
        ({ detail, best }) => `${detail}: list what ${best.url} covers and ${facts.site.start_url} does not.`,
      );
      steps.push('Write first what several competitors cover and what fits what you offer.');
      return { count: gaps.length, urls: gaps.map(({ best }) => best.url), sample: gaps[0]?.detail ?? '', steps };
    },
  },
  {
    id: 'improvement/section-hub',
    component: 'content_strategy',
    title: 'Make a hub page for the largest section',
    why: 'A page that introduces a subject and links to all its parts ranks for the broad search and passes strength to the parts.',
    worth: 5,
    effort_days: 2,
    verify: 'Audit again and see that the overview has as many internal links to it as the section has pages.',
    applies: (facts) => sectionPages(facts).length >= SECTION_PAGES,
    propose(facts) {
      const pages = sectionPages(facts);
      const { name } = largestSection(facts) ?? { name: '/' };
      const steps = [
        writeText`Turn ${new URL(`${name}/`, facts.site.start_url).href} into an overview of its ${pages.length} pages, with two sentences on each.`,
        `Link from each of them back to the overview, beginning with ${nameUrls(pages)}.`,
        'Link the overview from the main navigation.',
      ];
      return { count: pages.length, urls: pages, sample: writeText`${pages.length} pages under ${name}`, steps };
    },
  },
  {
    id: 'improvement/oldest-pages',
    component: 'content_strategy',
    title: 'Bring the oldest pages up to date',
    why: 'Pages lose rankings as their facts age; renewing one that has links is cheaper than writing a new one.',
    worth: 5,
    effort_days: 3,
    verify: 'Audit again in a month and see that no page named here is older than a year.',
    applies: (facts) => agedPages(facts).length > 0,
    propose(facts) {
      const aged = agedPages(facts);
      const urls = aged.map(({ url }) => url);
      const steps = [
        `Read ${nameUrls(urls)} as a visitor of today and mark every fact, price, image and link that is out of date.`,
        'Renew them, add what people have asked since, and set dateModified to the day of the real change.',
      ];
      return { count: aged.length, urls, sample: writeText`${aged[0]?.url}: last dated ${aged[0]?.date}`, steps };
    },
  },
  {
    id: 'improvement/shallow-pages',
    covered_by: ['content/thin'],
    component: 'content_strategy',
    title: 'Deepen the pages with little text',
    why: 'These pages are above the thin limit yet shorter than what usually answers a search in full.',
    worth: 4,
    effort_days: 4,
    verify: 'Audit again and see that the words per page, the median, have grown.',
    applies: (facts) => shallowPages(facts).length > 0,
    propose(facts) {
      const pages = shallowPages(facts);
      const urls = pages.map(({ url }) => url);
      const steps = [
        `For ${nameUrls(urls)} write down the three questions a visitor still has after reading.`,
        'Answer them on the page, each under its own heading; add an example, a figure or an image of your own.',
      ];
      return { count: pages.length, urls, sample: writeText`${pages[0]?.url}: ${pages[0]?.word_count} words`, steps };
    },
  },
  {
    id: 'improvement/question-pages',
    covered_by: ['content/few-pages'],
    component: 'content_strategy',
    title: 'Answer the questions people ask',
    why: 'No title or main heading of the site asks a question, while many searches are questions.',
    worth: 4,
    effort_days: 2,
    verify: 'Audit again and see titles or main headings that ask; then follow their impressions for eight weeks.',
    applies: ({ pages }) => pages.length >= QUESTION_PAGES && !pages.some(({ title, h1 }) => /[?？؟]/.test(title + h1)),
    propose: (facts) => ({
      count: facts.pages.length,
      urls: facts.main_urls,
      sample: writeText`0 of ${facts.pages.length} titles and main headings are questions`,
      steps: [
        'Collect ten questions from support mail, sales calls and the suggestions of the search box.',
        `Answer each under a heading that is the question, on the page it belongs to (${nameUrls(facts.main_urls)}) or on one of its own.`,
      ],
    }),
  },
  {
    id: 'improvement/publishing-rhythm',
    component: 'content_strategy',
    title: 'Publish at a steady rhythm',
    why: 'Sites that add pages regularly are crawled more often and cover more searches every month.',
    worth: 5,
    effort_days: 5,
    verify: 'Audit again after 12 weeks and see one dated item a week or more.',
    applies: ({ metrics }) => metrics.publishing !== null && metrics.publishing.per_week < WEEKLY_RHYTHM,
    propose: ({ metrics, main_urls }) => ({
      count: 1,
      urls: main_urls,
      sample: `${metrics.publishing?.per_week} dated items a week over the last 12 weeks, ${metrics.publishing?.trend}`,
      steps: [
        'Plan the next 12 weeks: one piece a week, each with a question, a reader and an author.',
        `Link every new piece from at least two old ones, such as ${nameUrls(main_urls)}, on the day it appears.`,
      ],
    }),
  },
];
