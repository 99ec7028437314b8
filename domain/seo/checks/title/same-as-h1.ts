import { comparable, shorten } from '../../../base/text/text-form.js';
import { firstH1, headTitle } from '../../page/head-texts.js';
import type { PageCheck } from '../check.js';

export const titleSameAsH1: PageCheck = {
  id: 'title/same-as-h1',
  severity: 'info',
  component: 'on_page_seo',
  scope: 'page',
  applies_to: 'indexable',
  title: 'Title same as H1',
  why: 'Title and heading are read in different places; saying the same in both leaves out wording that could bring other searches.',
  fix: 'If there is more to say, let the title speak to the searcher and the heading to the reader.',
  reference: 'https://developers.google.com/search/docs/appearance/title-link',
  effort_hours: 0.25,
  judge({ url, html }) {
    const title = headTitle(html);
    if (title === '' || comparable(title) !== comparable(firstH1(html))) return [];
    return [
      {
        url,
        observed: `"${shorten(title)}"`,
        expected: 'title and h1 that complement each other',
        where: 'head > title, h1',
      },
    ];
  },
};
