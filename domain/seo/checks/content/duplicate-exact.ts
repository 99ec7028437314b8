import { writeText } from '../../../base/text/write-text.js';
import type { PageSummary } from '../../artifacts/page-summary.js';
import type { SiteCheck } from '../check.js';
import { findDuplicates } from '../find-duplicates.js';

/** A handful of words ("Loading …", "Back home") is no content that could be copied. */
const MIN_WORDS = 10;

export const contentDuplicateExact: SiteCheck = {
  id: 'content/duplicate-exact',
  severity: 'high',
  component: 'content_strategy',
  scope: 'site',
  needs: [],
  measured_over: 'html_pages',
  title: 'Duplicate content',
  why: 'Search engines show one of them and choose it themselves; links and clicks are split among the copies.',
  fix: 'Keep one page and redirect the others to it, or name it as canonical on each copy.',
  reference: 'https://developers.google.com/search/docs/crawling-indexing/consolidate-duplicate-urls',
  effort_hours: 1,
  judge(site) {
    const hashOf = (page: PageSummary) => (page.word_count >= MIN_WORDS ? page.text_hash : '');
    return findDuplicates(site, hashOf, 'text of its own', true).map((finding) => ({
      ...finding,
      observed: writeText`${finding.count} pages share ${site.by_url.get(finding.url)?.word_count} words of main text`,
      where: 'main text',
    }));
  },
};
