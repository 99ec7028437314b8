import { showAnswer } from '../../../base/http/answer-state.js';
import type { SiteCheck } from '../check.js';
import { isFarRedirected } from '../is-far-redirected.js';

export const robotsUnreachable: SiteCheck = {
  id: 'robots/unreachable',
  severity: 'critical',
  component: 'technical_seo',
  scope: 'site',
  needs: ['robots'],
  measured_over: 'site',
  title: 'robots.txt unreachable',
  why: 'When robots.txt returns a server error or does not respond, crawlers must take the whole site as disallowed.',
  fix: 'Make /robots.txt return 200 with the rules, or 404 when there are none.',
  reference: 'https://www.rfc-editor.org/rfc/rfc9309#section-2.3.1.4',
  effort_hours: 1,
  judge({ robots }) {
    if (robots?.state !== 'unreachable' || isFarRedirected(robots)) return [];
    return [{ url: robots.url, observed: showAnswer(robots), expected: '200 or 404' }];
  },
};
