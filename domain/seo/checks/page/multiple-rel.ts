import type { PageCheck } from '../check.js';
import { foldCases } from '../fold-cases.js';

const RELS = ['next', 'prev'] as const;

export const pageMultipleRel: PageCheck = {
  id: 'page/multiple-rel',
  severity: 'low',
  component: 'technical_seo',
  scope: 'page',
  applies_to: 'html200',
  title: 'Multiple rel=next or rel=prev links',
  why: 'A series has one next page and one previous page: with two of a kind neither can be relied on.',
  fix: 'Leave one rel=next and one rel=prev on each page.',
  reference: 'https://html.spec.whatwg.org/multipage/links.html#sequential-link-types',
  effort_hours: 0.25,
  judge({ url, html }) {
    const doubled = RELS.flatMap((rel) => {
      const links = (html?.links ?? []).filter((link) => link.in_head && link.rel.includes(rel));
      const targets = new Set(links.map((link) => link.url ?? link.href));
      return targets.size > 1 ? [`rel=${rel}: ${[...targets].join(', ')}`] : [];
    });
    return foldCases(url, doubled, (text) => text, {
      expected: 'one of each',
      where: 'link[rel=next], link[rel=prev]',
    });
  },
};
