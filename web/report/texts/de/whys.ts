import { DE_CRAWL_WHYS } from './whys/crawl-whys.js';
import { DE_DIRECTIVE_WHYS } from './whys/directive-whys.js';
import { DE_HEAD_WHYS } from './whys/head-whys.js';
import { DE_INDEX_WHYS } from './whys/index-whys.js';
import { DE_LINK_WHYS } from './whys/link-whys.js';
import { DE_MEDIA_WHYS } from './whys/media-whys.js';
import { DE_PAGE_WHYS } from './whys/page-whys.js';
import { DE_SITEMAP_WHYS } from './whys/sitemap-whys.js';
import { DE_SPEED_WHYS } from './whys/speed-whys.js';
import { DE_TRUST_WHYS } from './whys/trust-whys.js';

/** Why each check matters. */
export const DE_WHYS: Readonly<Record<string, string>> = {
  ...DE_CRAWL_WHYS,
  ...DE_DIRECTIVE_WHYS,
  ...DE_HEAD_WHYS,
  ...DE_INDEX_WHYS,
  ...DE_LINK_WHYS,
  ...DE_MEDIA_WHYS,
  ...DE_PAGE_WHYS,
  ...DE_SITEMAP_WHYS,
  ...DE_SPEED_WHYS,
  ...DE_TRUST_WHYS,
};
