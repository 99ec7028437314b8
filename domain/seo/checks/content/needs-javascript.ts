import { writeText } from '../../../base/text/write-text.js';
import { comparedPages } from '../../site/compared-pages.js';
import type { SiteCheck } from '../check.js';

export const contentNeedsJavascript: SiteCheck = {
  id: 'content/needs-javascript',
  severity: 'medium',
  component: 'content_strategy',
  scope: 'site',
  needs: ['rendered'],
  measured_over: 'rendered_pages',
  title: 'Content depends on JavaScript',
  why: 'Crawlers and AI agents that do not run scripts see less than half of the page, and search engines that do see the rest later.',
  fix: 'Render the main text on the server, or generate it when the site is built.',
  reference: 'https://developers.google.com/search/docs/crawling-indexing/javascript/javascript-seo-basics',
  effort_hours: 16,
  judge(site, { thresholds }) {
    return comparedPages(site).flatMap(({ url, raw, rendered }) => {
      const isLess = (before: number, after: number) => before < after * thresholds.js_word_share;
      // Of the main text and of all text: what counts as main may shift with the markup around it.
      const isMissing =
        isLess(raw.text.word_count, rendered.text.word_count) &&
        isLess(raw.text.total_word_count, rendered.text.total_word_count);
      if (!isMissing || rendered.text.word_count < thresholds.js_words) return [];
      const observed = writeText`${raw.text.word_count} of ${rendered.text.word_count} words in the source`;
      return [{ url, observed, expected: 'the main text in the source', where: 'main text' }];
    });
  },
};
