import { writeText } from '../../../base/text/write-text.js';
import { isServicePath } from '../../../base/url/is-service-path.js';
import type { PageCheck } from '../check.js';

export const contentThin: PageCheck = {
  id: 'content/thin',
  severity: 'medium',
  component: 'content_strategy',
  scope: 'page',
  applies_to: 'indexable',
  title: 'Thin content',
  why: 'With so few words the page can hardly answer a search, and many such pages weaken how the whole site is judged.',
  fix: 'Answer the question the page is found for in full, merge it with a related page, or keep it out of the index.',
  reference: 'https://developers.google.com/search/docs/fundamentals/creating-helpful-content',
  effort_hours: 2,
  judge({ url, html }, { thresholds }) {
    const words = html?.text.word_count ?? 0;
    if (words >= thresholds.thin_page_words || isServicePath(url)) return [];
    return [
      {
        url,
        observed: writeText`${words} words`,
        expected: writeText`at least ${thresholds.thin_page_words}`,
        where: 'main text',
      },
    ];
  },
};
