import type { PageCheck } from '../check.js';
import { foldCases } from '../fold-cases.js';

export const pageNextNotLinked: PageCheck = {
  id: 'page/next-not-linked',
  severity: 'medium',
  component: 'technical_seo',
  scope: 'page',
  applies_to: 'html200',
  title: 'Pagination URL not linked',
  why: 'Google no longer reads rel=next and rel=prev in the head: without a link that can be clicked the rest of the series may not be found.',
  fix: 'Link to the next and the previous page in the body.',
  reference: 'https://developers.google.com/search/docs/specialty/ecommerce/pagination-and-incremental-page-loading',
  effort_hours: 0.5,
  judge({ url, html }) {
    const linked = new Set(html?.anchors.map((anchor) => anchor.url));
    const unlinked = (html?.links ?? []).filter(
      (link) => link.in_head && link.url !== null && isSeriesLink(link.rel) && !linked.has(link.url),
    );
    return foldCases(url, unlinked, ({ rel, href }) => `rel=${rel.join(' ')}: ${href}`, {
      expected: 'a[href] to the same page',
      where: 'link[rel=next], link[rel=prev]',
    });
  },
};

function isSeriesLink(rel: readonly string[]): boolean {
  return rel.includes('next') || rel.includes('prev');
}
