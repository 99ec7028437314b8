import { robotsDirectives } from '../../page/page-state.js';
import type { PageCheck } from '../check.js';

export const indexNofollowPage: PageCheck = {
  id: 'index/nofollow-page',
  severity: 'medium',
  component: 'technical_seo',
  scope: 'page',
  applies_to: 'html200',
  title: 'Nofollow on the whole page',
  why: 'A page-wide nofollow tells search engines to follow no link of the page, so what it links to loses the path and the weight.',
  fix: 'Take nofollow out of meta robots or X-Robots-Tag, and mark single links with rel=nofollow where needed.',
  reference: 'https://developers.google.com/search/docs/crawling-indexing/robots-meta-tag',
  effort_hours: 0.25,
  judge(page) {
    if (!robotsDirectives(page).has('nofollow')) return [];
    return [{ url: page.url, observed: 'nofollow', expected: 'follow', where: 'meta robots or X-Robots-Tag' }];
  },
};
