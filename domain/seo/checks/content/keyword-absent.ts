import { writeText } from '../../../base/text/write-text.js';
import type { KeywordUse } from '../../artifacts/text.js';
import type { SiteCheck } from '../check.js';
import { foldCases } from '../fold-cases.js';

export const contentKeywordAbsent: SiteCheck = {
  id: 'content/keyword-absent',
  severity: 'medium',
  component: 'content_strategy',
  scope: 'site',
  needs: [],
  measured_over: 'site',
  title: 'Target keyword not found on the site',
  why: 'Search engines show pages for the words that they use. A keyword that appears nowhere cannot bring visitors.',
  fix: 'Write a page that answers the search, with the keyword in title, main heading and text, or drop the keyword.',
  reference: 'https://developers.google.com/search/docs/fundamentals/seo-starter-guide',
  effort_hours: 4,
  judge({ start_url, pages }) {
    const uses = pages.filter(({ is_html }) => is_html).map(({ keywords }) => keywords);
    const found = new Map<string, boolean>();
    for (const use of uses.flat()) found.set(use.keyword, (found.get(use.keyword) ?? false) || isUsed(use));
    const absent = [...found].filter(([, used]) => !used).map(([keyword]) => keyword);
    return foldCases(start_url, absent, (keyword) => `"${keyword}"`, {
      expected: 'the keyword in title, main heading and text of a page',
      where: uses.length === 1 ? 'the page' : writeText`${uses.length} pages`,
    });
  },
};

function isUsed({ in_title, in_h1, in_description, in_url, body_count }: KeywordUse): boolean {
  return in_title || in_h1 || in_description || in_url || body_count > 0;
}
