import { robotsDirectives } from '../../page/page-state.js';
import type { PageCheck } from '../check.js';

export const indexNoindexNofollowBoth: PageCheck = {
  id: 'index/noindex-nofollow-both',
  severity: 'info',
  component: 'technical_seo',
  scope: 'page',
  applies_to: 'html200',
  title: 'Page with noindex and nofollow',
  why: 'The page is kept out of the index and its links out of account, so what only it links to may not be found.',
  fix: 'Leave nofollow out unless the links lead to nothing that should be found.',
  reference: 'https://developers.google.com/search/docs/crawling-indexing/robots-meta-tag',
  effort_hours: 0.25,
  judge(page) {
    const directives = robotsDirectives(page);
    if (!directives.has('noindex') || !directives.has('nofollow')) return [];
    return [{ url: page.url, observed: 'noindex, nofollow', where: 'meta robots or X-Robots-Tag' }];
  },
};
