import type { SiteCheck } from '../check.js';
import { foldLines } from '../fold-lines.js';

export const robotsUnknownDirective: SiteCheck = {
  id: 'robots/unknown-directive',
  severity: 'low',
  component: 'technical_seo',
  scope: 'site',
  needs: ['robots'],
  measured_over: 'site',
  title: 'Unknown directive in robots.txt',
  why: 'A misspelled or unknown key is skipped silently, so the intended rule has no effect.',
  fix: 'Correct the key (User-agent, Allow, Disallow, Sitemap) or take the line out.',
  reference: 'https://www.rfc-editor.org/rfc/rfc9309#section-2.2',
  effort_hours: 0.25,
  judge({ robots }) {
    return robots === null || robots.is_html ? [] : foldLines(robots.url, robots.unknown_directives);
  },
};
