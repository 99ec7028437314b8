import { directiveList } from '../../page/meta-robots.js';
import { robotsDirectives } from '../../page/page-state.js';
import type { PageCheck } from '../check.js';

export const indexNosnippet: PageCheck = {
  id: 'index/nosnippet',
  severity: 'low',
  component: 'technical_seo',
  scope: 'page',
  applies_to: 'html200',
  title: 'Search snippets blocked (nosnippet)',
  why: 'Without a snippet the result is a bare title that fewer people click; the text is kept out of AI answers as well.',
  fix: 'Take nosnippet or max-snippet:0 out unless it is wanted.',
  reference: 'https://developers.google.com/search/docs/crawling-indexing/robots-meta-tag',
  effort_hours: 0.25,
  judge(page) {
    const directives = [...robotsDirectives(page)].flatMap(directiveList);
    const barring = directives.find((directive) => directive === 'nosnippet' || directive === 'max-snippet:0');
    return barring === undefined ? [] : [{ url: page.url, observed: barring, where: 'meta robots or X-Robots-Tag' }];
  },
};
