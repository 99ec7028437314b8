import type { SiteCheck } from '../check.js';
import { foldLines } from '../fold-lines.js';

export const robotsNoindexDirective: SiteCheck = {
  id: 'robots/noindex-directive',
  severity: 'medium',
  component: 'technical_seo',
  scope: 'site',
  needs: ['robots'],
  measured_over: 'site',
  title: 'Noindex directive in robots.txt',
  why: 'Search engines do not read Noindex in robots.txt, so the pages it names stay in the index.',
  fix: 'Use meta robots noindex or X-Robots-Tag on the pages, and let them be crawled.',
  reference: 'https://developers.google.com/search/blog/2019/07/a-note-on-unsupported-rules-in-robotstxt',
  effort_hours: 0.5,
  judge({ robots }) {
    if (robots === null || robots.is_html) return [];
    return foldLines(
      robots.url,
      robots.noindex_lines.map((line) => ({ line, text: 'Noindex' })),
    );
  },
};
