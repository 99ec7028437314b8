import { isWrongScheme } from '../../../base/url/is-wrong-scheme.js';
import type { PageCheck } from '../check.js';
import { foldCases } from '../fold-cases.js';

/** Longer ones are not read. */
const MAX_CHARS = 8000;

export const linkUnresolvable: PageCheck = {
  id: 'link/unresolvable',
  severity: 'medium',
  component: 'technical_seo',
  scope: 'page',
  applies_to: 'html200',
  title: 'Link with an invalid URL',
  why: 'Browsers cannot make an address of it: a click does nothing, and crawlers pass over it.',
  fix: 'Correct the address.',
  reference: 'https://url.spec.whatwg.org/#url-writing',
  effort_hours: 0.25,
  judge({ url, html }) {
    const broken = html?.anchors.filter((anchor) => anchor.url === null && isUnresolvable(anchor.href?.trim() ?? ''));
    return foldCases(url, broken ?? [], ({ href }) => href ?? '', { expected: 'a valid URL', where: 'a[href]' });
  },
};

/** A web address or path that resolving failed on; a misspelled scheme has a check of its own. */
function isUnresolvable(href: string): boolean {
  if (href === '' || href.length > MAX_CHARS || isWrongScheme(href)) return false;
  return /^https?:\/\//i.test(href) || !/^[a-z][a-z0-9+.-]*:/i.test(href);
}
