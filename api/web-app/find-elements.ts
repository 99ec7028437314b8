/** All elements of this kind within `root`, in the order of the page. */
export function findElements<Kind extends Element>(root: ParentNode, selector: string, kind: new () => Kind): Kind[] {
  return [...root.querySelectorAll(selector)].filter((found): found is Kind => found instanceof kind);
}
