import { cssString } from './css-string.js';

const LETTERS = 'font: 8pt "Liberation Sans", Arial, sans-serif; color: #525d70; vertical-align: middle;';

/** The foot of each printed page: a text on the left, the page number on the right (CSS Paged Media 3, margin boxes). */
export function pageFooter(text: string): string {
  const left = `@bottom-left { content: ${cssString(text)}; ${LETTERS} }`;
  const right = `@bottom-right { content: counter(page) " / " counter(pages); ${LETTERS} }`;
  return `@page { ${left} ${right} }`;
}
