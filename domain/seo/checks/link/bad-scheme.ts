import type { PageCheck } from '../check.js';
import { foldCases } from '../fold-cases.js';

const WRONG = [
  /file:/,
  /[a-z]:[\\/]/,
  /https?:(?!\/\/)/,
  /https?:\/{3,}/,
  /https?\/\//,
  /(?:ttps?|htps?|htts?|hhttps?|htttps?|httpss):\/?\//,
  /https?:\/\/https?(?::|\/\/)/,
];
/** All in one, since it meets every link of every page. */
const ANY_WRONG = new RegExp(`^(?:${WRONG.map(({ source }) => source).join('|')})`, 'i');

export const linkBadScheme: PageCheck = {
  id: 'link/bad-scheme',
  severity: 'medium',
  component: 'technical_seo',
  scope: 'page',
  applies_to: 'html200',
  title: 'Link with a wrong or misspelt scheme',
  why: 'Addresses such as "http//host", "htp://host" or "file:" lead nowhere on the web.',
  fix: 'Correct the address.',
  reference: 'https://url.spec.whatwg.org/#url-writing',
  effort_hours: 0.25,
  judge(page) {
    const wrong = page.html?.anchors.filter(({ href }) => isWrongScheme(href?.trim() ?? '')) ?? [];
    return foldCases(page.url, wrong, ({ href }) => href ?? '', { expected: 'http:// or https://', where: 'a[href]' });
  },
};

/** A local file, a drive letter, or a scheme that lost or gained a character on the way. */
function isWrongScheme(href: string): boolean {
  return ANY_WRONG.test(href);
}
