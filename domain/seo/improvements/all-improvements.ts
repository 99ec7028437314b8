import { COMPETITOR_IMPROVEMENTS } from './competitor-improvements.js';
import { CONTENT_IMPROVEMENTS } from './content-improvements.js';
import { DELIVERY_IMPROVEMENTS } from './delivery-improvements.js';
import { IDENTITY_IMPROVEMENTS } from './identity-improvements.js';
import { IMAGE_IMPROVEMENTS } from './image-improvements.js';
import type { Improvement } from './improvement.js';
import { LINK_IMPROVEMENTS } from './link-improvements.js';
import { LOCAL_IMPROVEMENTS } from './local-improvements.js';
import { OFFER_IMPROVEMENTS } from './offer-improvements.js';
import { ON_PAGE_IMPROVEMENTS } from './on-page-improvements.js';
import { PAGE_IMPROVEMENTS } from './page-improvements.js';
import { RESULT_IMPROVEMENTS } from './result-improvements.js';
import { SINGLE_PAGE_IMPROVEMENTS } from './single-page-improvements.js';
import { SITEMAP_IMPROVEMENTS } from './sitemap-improvements.js';
import { SPEED_IMPROVEMENTS } from './speed-improvements.js';
import { TECHNICAL_IMPROVEMENTS } from './technical-improvements.js';

/** Every improvement there is. */
export const ALL_IMPROVEMENTS: readonly Improvement[] = [
  ...TECHNICAL_IMPROVEMENTS,
  ...ON_PAGE_IMPROVEMENTS,
  ...PAGE_IMPROVEMENTS,
  ...IMAGE_IMPROVEMENTS,
  ...SINGLE_PAGE_IMPROVEMENTS,
  ...OFFER_IMPROVEMENTS,
  ...LOCAL_IMPROVEMENTS,
  ...RESULT_IMPROVEMENTS,
  ...IDENTITY_IMPROVEMENTS,
  ...LINK_IMPROVEMENTS,
  ...DELIVERY_IMPROVEMENTS,
  ...COMPETITOR_IMPROVEMENTS,
  ...CONTENT_IMPROVEMENTS,
  ...SPEED_IMPROVEMENTS,
  ...SITEMAP_IMPROVEMENTS,
];
