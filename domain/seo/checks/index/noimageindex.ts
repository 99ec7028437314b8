import { robotsDirectives } from '../../page/page-state.js';
import type { PageCheck } from '../check.js';

export const indexNoimageindex: PageCheck = {
  id: 'index/noimageindex',
  severity: 'low',
  component: 'technical_seo',
  scope: 'page',
  applies_to: 'html200',
  title: 'Images blocked from image search (noimageindex)',
  why: 'noimageindex hides every image of the page from image search and from rich results that show one.',
  fix: 'Take noimageindex out unless it is wanted.',
  reference: 'https://developers.google.com/search/docs/crawling-indexing/robots-meta-tag',
  effort_hours: 0.25,
  judge(page) {
    if (!robotsDirectives(page).has('noimageindex')) return [];
    return [{ url: page.url, observed: 'noimageindex', where: 'meta robots or X-Robots-Tag' }];
  },
};
