import type { SiteCheck } from '../check.js';

export const robotsBom: SiteCheck = {
  id: 'robots/bom',
  severity: 'info',
  component: 'technical_seo',
  scope: 'site',
  needs: ['robots'],
  measured_over: 'site',
  title: 'robots.txt starts with a byte order mark (BOM)',
  why: 'Google skips the mark; a parser that does not will take the first line for garbage and lose the first group.',
  fix: 'Save the file as UTF-8 without byte order mark.',
  reference: 'https://developers.google.com/search/docs/crawling-indexing/robots/robots_txt',
  effort_hours: 0.25,
  judge({ robots }) {
    if (!robots?.has_bom) return [];
    return [{ url: robots.url, observed: 'a byte order mark', expected: 'plain UTF-8', where: 'line 1' }];
  },
};
