/** Lines shown in each list of a dimension. */
export const TOP_LINES = 25;

/** The first `count` in an order, without sorting what is not shown. */
export function topLines<Line>(
  lines: readonly Line[],
  order: (one: Line, other: Line) => number,
  count = TOP_LINES,
): Line[] {
  return [...lines].sort(order).slice(0, count);
}
