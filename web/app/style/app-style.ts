import { CHARTS } from '../../report/style/charts.js';
import { COLORS, squeeze } from '../../report/style/colors.js';
import { DETAILS } from '../../report/style/details.js';
import { GROUND } from '../../report/style/ground.js';
import { LAYOUT } from '../../report/style/layout.js';
import { TABLES } from '../../report/style/tables.js';
import { DAY_CHARTS } from './day-charts.js';
import { FORMS } from './forms.js';
import { INBOX } from './inbox.js';
import { ISSUES } from './issues.js';
import { LONG_CHARTS } from './long-charts.js';
import { NAVIGATION } from './navigation.js';
import { OUTREACH_TABLES } from './outreach-tables.js';
import { OVERVIEW } from './overview.js';
import { PAGE_EXPLORER } from './page-explorer.js';
import { RESULTS } from './results.js';
import { SHELL } from './shell.js';
import { STACKED_TABLES } from './stacked-tables.js';

/** The style sheet of the web dashboard: the report's, with a frame and forms. */
export const APP_STYLE = [
  COLORS,
  GROUND,
  LAYOUT,
  TABLES,
  DETAILS,
  CHARTS,
  SHELL,
  NAVIGATION,
  FORMS,
  OVERVIEW,
  DAY_CHARTS,
  LONG_CHARTS,
  ISSUES,
  STACKED_TABLES,
  PAGE_EXPLORER,
  FORMS,
  DAY_CHARTS,
  RESULTS,
  STACKED_TABLES,
  FORMS,
  DAY_CHARTS,
  STACKED_TABLES,
  OUTREACH_TABLES,
  INBOX,
]
  .map(squeeze)
  .join('\n');
