import type { PageCheck } from '../check.js';
import { foldCases } from '../fold-cases.js';

export const linkUnsafeBlank: PageCheck = {
  id: 'link/unsafe-blank',
  severity: 'low',
  component: 'technical_seo',
  scope: 'page',
  applies_to: 'html200',
  title: 'Link opens a new window without noopener',
  why: 'With rel="opener" the page of another site can send this one somewhere else while the visitor reads. Browsers prevent this by default.',
  fix: 'Take "opener" out of rel.',
  reference: 'https://html.spec.whatwg.org/multipage/links.html#link-type-opener',
  effort_hours: 0.25,
  judge({ url, html }) {
    const exposed = html?.anchors.filter((anchor) => {
      const { rel, target, internal } = anchor;
      const isNewWindow = target?.trim().toLowerCase() === '_blank';
      return isNewWindow && !internal && anchor.url !== null && rel.includes('opener') && !isGuarded(rel);
    });
    return foldCases(url, exposed ?? [], ({ href }) => href ?? '', {
      expected: 'no rel=opener to other sites',
      where: 'a[target=_blank]',
    });
  },
};

/** Either of them wins over opener (HTML, "get an element's noopener"). */
function isGuarded(rel: readonly string[]): boolean {
  return rel.includes('noopener') || rel.includes('noreferrer');
}
