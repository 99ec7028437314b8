import { firstH1 } from '../../page/head-texts.js';
import type { PageCheck } from '../check.js';

export const h1Missing: PageCheck = {
  id: 'h1/missing',
  severity: 'medium',
  component: 'on_page_seo',
  scope: 'page',
  applies_to: 'indexable',
  title: 'Missing H1',
  why: 'The main heading tells readers and search engines what the page is about, and is a source of the headline in results.',
  fix: 'Mark the visible headline of the page up as h1, with text or an image that has an alt text.',
  reference: 'https://developers.google.com/search/docs/appearance/title-link',
  effort_hours: 0.5,
  judge({ url, html }) {
    if (!html || firstH1(html) !== '') return [];
    const blank = html.headings.some((heading) => heading.level === 1);
    return [{ url, observed: blank ? 'no h1 has text' : 'no h1', expected: 'one h1 with text' }];
  },
};
