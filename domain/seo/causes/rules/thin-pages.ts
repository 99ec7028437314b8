import { plural } from '../../../base/text/plural.js';
import { writeText } from '../../../base/text/write-text.js';
import { isServicePath } from '../../../base/url/is-service-path.js';
import { ENOUGH_PAGES, measureSubstance } from '../../site/site-substance.js';
import { isHtml200Summary } from '../../site/summary-state.js';
import type { CauseRule } from '../cause-rule.js';

const CHECKS: readonly string[] = [
  'content/thin',
  'content/duplicate-exact',
  'content/duplicate-near',
  'content/thin-vs-siblings',
  'content/low-text-ratio',
];
/** A site with pages enough and too little text on them lacks the text: more pages are not what it needs. */
const FEW_PAGES = 'content/few-pages';
const MOST = 0.5;
const MIN_PAGES = 3;
const HOURS_A_PAGE = 2;

/** Most pages have next to no text: that they are alike, and that the site says little as a whole, follows from it. */
export const thinPages: CauseRule = {
  id: 'content/thin-pages',
  level: 'content',
  component: 'content_strategy',
  lead_check_ids: ['content/thin'],
  check_ids: [...CHECKS, FEW_PAGES],
  detect(site, { thin_page_words: least }) {
    const { pages } = site;
    const html = pages.filter(
      (page) => isHtml200Summary(page) && page.refresh_url === null && !isServicePath(page.url),
    );
    const thin = html.filter(({ word_count: words }) => words < least);
    const [first] = [...thin].sort((one, other) => one.word_count - other.word_count);
    if (!first || thin.length < MIN_PAGES || thin.length < html.length * MOST) return null;
    const urls = thin.map(({ url }) => url);
    const known = new Set(urls);
    const hasPages = (measureSubstance(site)?.pages ?? 0) >= ENOUGH_PAGES;
    return {
      title: writeText`Thin content on ${thin.length} of ${plural(html.length, 'page')}`,
      why: 'A page with a few words answers no search. While most pages are thin, search engines have nothing to rank, and pages look alike to them.',
      steps: [
        writeText`Begin with the pages that should bring visitors, such as ${urls.slice(0, 3).join(', ')}: write what a visitor needs to decide, in at least ${least} words of its own.`,
        'Merge pages that have nothing of their own to say, and redirect the old URLs to the merged page.',
      ],
      pages: urls,
      sample: `${first.url}: ${plural(first.word_count, 'word')}`,
      loss: 0.35,
      certainty: 0.7,
      effort_hours: HOURS_A_PAGE * thin.length,
      page_to_edit: urls[0] ?? null,
      template: null,
      snippets: [],
      explains: ({ check_id: id, url, page_url: page, related_urls: related = [] }) =>
        (id === FEW_PAGES && hasPages) ||
        (CHECKS.includes(id) && [page ?? url, ...related].every((each) => known.has(each))),
    };
  },
};
