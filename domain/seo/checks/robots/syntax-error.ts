import type { SiteCheck } from '../check.js';
import { foldLines } from '../fold-lines.js';

export const robotsSyntaxError: SiteCheck = {
  id: 'robots/syntax-error',
  severity: 'medium',
  component: 'technical_seo',
  scope: 'site',
  needs: ['robots'],
  measured_over: 'site',
  title: 'Syntax error in robots.txt',
  why: 'Lines without a colon, or rules before any user agent, are skipped, so those rules do not hold.',
  fix: 'Write every line as "key: value" and put rules below the user agent they are for.',
  reference: 'https://www.rfc-editor.org/rfc/rfc9309#section-2.2',
  effort_hours: 0.25,
  judge({ robots }) {
    if (robots === null || robots.is_html) return [];
    return foldLines(
      robots.url,
      robots.syntax_errors.map(({ line, text, reason }) => ({ line, text: `${text} (${reason})` })),
    );
  },
};
