import { DARK, LIGHT, toCustomProperties } from './palette.js';

/** The palette of the reader's setting: light or dark, and light on paper. */
export const COLORS = `
:root { color-scheme: light dark; ${toCustomProperties(LIGHT)} }
@media (prefers-color-scheme: dark) { :root { ${toCustomProperties(DARK)} } }
@media print { :root { color-scheme: light; ${toCustomProperties(LIGHT)} } }
`;

/** A style sheet without what says nothing in it: comments aside, white space. */
export function squeeze(css: string): string {
  return css.replace(/\s+/g, ' ').trim();
}
