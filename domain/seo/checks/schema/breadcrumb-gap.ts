import type { PageCheck } from '../check.js';
import { foldCases } from '../fold-cases.js';

export const schemaBreadcrumbGap: PageCheck = {
  id: 'schema/breadcrumb-gap',
  severity: 'low',
  component: 'on_page_seo',
  scope: 'page',
  applies_to: 'html200',
  title: 'Breadcrumb with a gap',
  why: 'Search engines show a breadcrumb only when its positions count up from 1 without a hole.',
  fix: 'Number the items of the BreadcrumbList 1, 2, 3 … and leave none out.',
  reference: 'https://developers.google.com/search/docs/appearance/structured-data/breadcrumb',
  effort_hours: 0.25,
  judge({ url, html }) {
    const lists = (html?.json_ld ?? []).flatMap((block) => block.breadcrumb_positions);
    const gaps = lists.filter(
      (positions) =>
        positions.length === 0 || positions.toSorted((a, b) => a - b).some((position, index) => position !== index + 1),
    );
    const describe = (positions: number[]) => (positions.length > 0 ? `positions ${positions.join(', ')}` : 'no items');
    return foldCases(url, gaps, describe, { expected: 'positions 1 to n', where: 'BreadcrumbList' });
  },
};
