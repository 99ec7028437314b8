import type { SortOrder } from '../export/page-query.js';
import type { ExploredColumn, ExploredPage } from './explored-page.js';

/**
 * Positions of pages in the order of a column, those without a value last in either direction, equal ones by their position.
 * Texts are compared without regard to case.
 */
export function orderPages(
  pages: readonly ExploredPage[],
  column: ExploredColumn,
  order: SortOrder = 'asc',
): Uint32Array {
  const sign = order === 'desc' ? -1 : 1;
  const keys = pages.map((page) => keyOf(page[column]));
  const [filled, empty] = [[] as number[], [] as number[]];
  keys.forEach((key, position) => {
    (key === null ? empty : filled).push(position);
  });
  // Keys of one column are of one type, apart from those that are empty.
  filled.sort((one, other) => {
    const [left, right] = [keys[one] ?? 0, keys[other] ?? 0];
    return left === right ? one - other : left < right ? -sign : sign;
  });
  return Uint32Array.from(filled.concat(empty));
}

function keyOf(value: ExploredPage[ExploredColumn]): string | number | null {
  if (value === null || value === '') return null;
  if (typeof value === 'boolean') return value ? 1 : 0;
  return typeof value === 'number' ? value : value.toLowerCase();
}
