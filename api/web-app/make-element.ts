/** An element with a text, where it has one, and what else is in it. */
export function makeElement(tag: string, text: string | null, ...children: (Node | string)[]): HTMLElement {
  const element = document.createElement(tag);
  if (text !== null) element.textContent = text;
  element.append(...children);
  return element;
}
