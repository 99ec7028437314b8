/** The first element of this kind within `root`. @throws Error when the page lacks it, which is a defect of the page */
export function findElement<Kind extends Element>(root: ParentNode, selector: string, kind: new () => Kind): Kind {
  const found = root.querySelector(selector);
  if (!(found instanceof kind)) throw new Error(`This page has no ${selector}`);
  return found;
}
