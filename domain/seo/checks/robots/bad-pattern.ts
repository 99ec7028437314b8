import type { SiteCheck } from '../check.js';
import { foldLines } from '../fold-lines.js';

export const robotsBadPattern: SiteCheck = {
  id: 'robots/bad-pattern',
  severity: 'medium',
  component: 'technical_seo',
  scope: 'site',
  needs: ['robots'],
  measured_over: 'site',
  title: 'Invalid path pattern in robots.txt',
  why: 'A path must start with "/" or "*", and "$" has a meaning at the end only: other patterns never match, so the rule does not hold.',
  fix: 'Start the path with "/" and use "$" at the end only.',
  reference: 'https://www.rfc-editor.org/rfc/rfc9309#section-2.2.3',
  effort_hours: 0.25,
  judge({ robots }) {
    if (robots === null || robots.is_html) return [];
    return foldLines(
      robots.url,
      robots.bad_patterns.map(({ line, text, reason }) => ({ line, text: `${text} (${reason})` })),
    );
  },
};
