/** Where a fix is on the overview, by the id of its recommendation. */
export function fixAnchor(id: string): string {
  return `fix-${id.replace(/[^\w-]+/g, '-')}`;
}
