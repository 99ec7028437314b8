import { COMPETITOR_IMPROVEMENTS } from './competitor-improvements.js';
import { CONTENT_IMPROVEMENTS } from './content-improvements.js';
import { GENERAL_IMPROVEMENTS } from './general-improvements.js';
import type { Improvement } from './improvement.js';
import { ON_PAGE_IMPROVEMENTS } from './on-page-improvements.js';
import { SITEMAP_IMPROVEMENTS } from './sitemap-improvements.js';
import { SPEED_IMPROVEMENTS } from './speed-improvements.js';
import { TECHNICAL_IMPROVEMENTS } from './technical-improvements.js';

/** Every improvement there is. At least 15 of them are general, so that any site can be given 15. */
export const ALL_IMPROVEMENTS: readonly Improvement[] = [
  ...TECHNICAL_IMPROVEMENTS,
  ...ON_PAGE_IMPROVEMENTS,
  ...COMPETITOR_IMPROVEMENTS,
  ...CONTENT_IMPROVEMENTS,
  ...SPEED_IMPROVEMENTS,
  ...SITEMAP_IMPROVEMENTS,
  ...GENERAL_IMPROVEMENTS,
];
