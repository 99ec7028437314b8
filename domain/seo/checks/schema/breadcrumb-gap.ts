import { readPageNodes, type SchemaNode } from '../../schema/page-nodes.js';
import type { PageCheck } from '../check.js';
import { foldCases } from '../fold-cases.js';

export const schemaBreadcrumbGap: PageCheck = {
  id: 'schema/breadcrumb-gap',
  severity: 'low',
  component: 'on_page_seo',
  scope: 'page',
  applies_to: 'findable',
  title: 'Gap in breadcrumb structured data',
  why: 'Search engines show a breadcrumb only when its positions count up from 1 without a hole.',
  fix: 'Number the items of the BreadcrumbList 1, 2, 3 …, leave none out, and give each but the last its address as item.',
  reference: 'https://developers.google.com/search/docs/appearance/structured-data/breadcrumb',
  effort_hours: 0.25,
  judge({ url, html }) {
    const lists = (html?.json_ld ?? []).flatMap((block) => block.breadcrumb_positions);
    const gaps = lists.filter(
      (positions) =>
        positions.length === 0 || positions.toSorted((a, b) => a - b).some((position, index) => position !== index + 1),
    );
    const describe = (positions: number[]) => (positions.length > 0 ? `positions ${positions.join(', ')}` : 'no items');
    const errors = [...gaps.map(describe), ...(html ? readPageNodes(html) : []).flatMap(itemsWithoutAddress)];
    return foldCases(url, errors, (text) => text, {
      expected: 'positions 1 to n, each with its item',
      where: 'BreadcrumbList',
    });
  },
};

/** Only the last item, which is the page itself, may do without an address. */
function itemsWithoutAddress({ types, properties }: SchemaNode): string[] {
  const items = types.includes('BreadcrumbList') ? (properties.get('itemListElement')?.nodes ?? []) : [];
  const positions = items.map((item) => Number(item.properties.get('position')?.values[0] ?? Number.NaN));
  const last = Math.max(...positions);
  return items.flatMap((item, index) => {
    const position = positions[index] ?? Number.NaN;
    const isJudged = item.types.includes('ListItem') && position < last && !item.isPartial;
    return isJudged && !item.properties.get('item')?.filled ? [`no item at position ${position}`] : [];
  });
}
