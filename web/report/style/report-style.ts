import { CHARTS } from './charts.js';
import { DETAILS } from './details.js';
import { GROUND } from './ground.js';
import { LAYOUT } from './layout.js';
import { DARK, LIGHT, toCustomProperties } from './palette.js';
import { PRINT } from './print.js';
import { TABLES } from './tables.js';

const COLOURS = `
:root { color-scheme: light dark; ${toCustomProperties(LIGHT)} }
@media (prefers-color-scheme: dark) { :root { ${toCustomProperties(DARK)} } }
@media print { :root { color-scheme: light; ${toCustomProperties(LIGHT)} } }
`;

/** The whole style sheet of the report. Its hash is part of the content policy. */
export const REPORT_STYLE = [COLOURS, GROUND, LAYOUT, TABLES, DETAILS, CHARTS, PRINT].map(squeeze).join('\n');

/** Comments aside, white space says nothing here. */
function squeeze(css: string): string {
  return css.replace(/\s+/g, ' ').trim();
}
