import { isWrongScheme } from '../../../base/url/is-wrong-scheme.js';
import type { PageCheck } from '../check.js';
import { foldCases } from '../fold-cases.js';

export const linkBadScheme: PageCheck = {
  id: 'link/bad-scheme',
  severity: 'medium',
  component: 'technical_seo',
  scope: 'page',
  applies_to: 'html200',
  title: 'Link with an invalid URL scheme',
  why: 'Addresses such as "http//host", "htp://host" or "file:" lead nowhere on the web.',
  fix: 'Correct the address.',
  reference: 'https://url.spec.whatwg.org/#url-writing',
  effort_hours: 0.25,
  judge(page) {
    const wrong = page.html?.anchors.filter(({ href }) => isWrongScheme(href?.trim() ?? '')) ?? [];
    return foldCases(page.url, wrong, ({ href }) => href ?? '', { expected: 'http:// or https://', where: 'a[href]' });
  },
};
