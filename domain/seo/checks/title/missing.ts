import { headTitle } from '../../page/head-texts.js';
import type { PageCheck } from '../check.js';

export const titleMissing: PageCheck = {
  id: 'title/missing',
  severity: 'high',
  component: 'on_page_seo',
  scope: 'page',
  applies_to: 'indexable',
  title: 'Missing title',
  why: 'The title is the first source of the headline in search results and the name of the tab; without it the search engine makes one up.',
  fix: 'Put one title element with text that names this page into the head.',
  reference: 'https://developers.google.com/search/docs/appearance/title-link',
  effort_hours: 0.25,
  judge({ url, html }) {
    if (!html || headTitle(html) !== '') return [];
    const blank = html.titles.some((title) => title.in_head);
    return [
      {
        url,
        observed: blank ? 'the title is blank' : 'no title in the head',
        expected: 'one title with text',
        where: 'head',
      },
    ];
  },
};
