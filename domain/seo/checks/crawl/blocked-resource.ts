import { blockedResources } from '../blocked-resources.js';
import type { SiteCheck } from '../check.js';

export const crawlBlockedResource: SiteCheck = {
  id: 'crawl/blocked-resource',
  severity: 'high',
  component: 'technical_seo',
  scope: 'site',
  needs: ['resources'],
  measured_over: 'resources',
  title: 'Script or style sheet blocked by robots.txt',
  why: 'Search engines render pages; without their scripts and styles they see another page than visitors do.',
  fix: 'Allow the paths of scripts and style sheets in robots.txt.',
  reference: 'https://developers.google.com/search/docs/crawling-indexing/javascript/javascript-seo-basics',
  effort_hours: 0.5,
  judge(site) {
    return blockedResources(site, 'script', 'style');
  },
};
