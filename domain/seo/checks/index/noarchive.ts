import { robotsDirectives } from '../../page/page-state.js';
import type { PageCheck } from '../check.js';

export const indexNoarchive: PageCheck = {
  id: 'index/noarchive',
  severity: 'info',
  component: 'technical_seo',
  scope: 'page',
  applies_to: 'html200',
  title: 'Cached copies blocked (noarchive)',
  why: 'noarchive keeps search engines from offering a stored copy. Google has no such copies any more; Bing and others heed it, also for chat answers.',
  fix: 'Nothing needs to change if this is intended.',
  reference: 'https://www.bing.com/webmasters/help/which-robots-metatags-does-bing-support-5198d240',
  effort_hours: 0.25,
  judge(page) {
    if (!robotsDirectives(page).has('noarchive')) return [];
    return [{ url: page.url, observed: 'noarchive', where: 'meta robots or X-Robots-Tag' }];
  },
};
