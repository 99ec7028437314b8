import { CHARTS } from './charts.js';
import { COLORS, squeeze } from './colors.js';
import { DETAILS } from './details.js';
import { GROUND } from './ground.js';
import { LAYOUT } from './layout.js';
import { PRINT } from './print.js';
import { TABLES } from './tables.js';

/** The whole style sheet of the report. Its hash is part of the content policy. */
export const REPORT_STYLE = [COLORS, GROUND, LAYOUT, TABLES, DETAILS, CHARTS, PRINT].map(squeeze).join('\n');
