import { makeElement } from './make-element.js';

export function makeList(lines: readonly string[]): HTMLElement {
  return makeElement('ul', null, ...lines.map((line) => makeElement('li', line)));
}
