import { directiveList } from '../../page/meta-robots.js';
import { headerDirectives } from '../../page/page-state.js';
import type { PageCheck } from '../check.js';

export const indexNoindexHeader: PageCheck = {
  id: 'index/noindex-header',
  severity: 'info',
  component: 'technical_seo',
  scope: 'page',
  applies_to: 'fetched',
  title: 'Page with X-Robots-Tag noindex',
  why: 'The header keeps the page out of search results and is easily overlooked, because nothing in the page shows it.',
  fix: 'Confirm that these pages should stay out of search. For any that should be found, remove noindex from the header in the server or CDN configuration.',
  reference: 'https://developers.google.com/search/docs/crawling-indexing/robots-meta-tag#xrobotstag',
  effort_hours: 0.5,
  judge(page) {
    if (page.fetch.status !== 200) return [];
    const directives = headerDirectives(page.fetch.x_robots_tags, 'googlebot').flatMap(directiveList);
    if (!directives.includes('noindex') && !directives.includes('none')) return [];
    return [{ url: page.url, observed: page.fetch.headers['x-robots-tag'] ?? '', where: 'X-Robots-Tag header' }];
  },
};
