import type { Check } from './check.js';
import { linkBadScheme } from './link/bad-scheme.js';
import { linkBrokenExternal } from './link/broken-external.js';
import { linkBrokenFragment } from './link/broken-fragment.js';
import { linkBrokenInternal } from './link/broken-internal.js';
import { linkEmptyHref } from './link/empty-href.js';
import { linkGenericText } from './link/generic-text.js';
import { linkHttpOnHttps } from './link/http-on-https.js';
import { linkJavascriptHref } from './link/javascript-href.js';
import { linkManyExternal } from './link/many-external.js';
import { linkManyOnPage } from './link/many-on-page.js';
import { linkNoAnchorText } from './link/no-anchor-text.js';
import { linkNofollowInternal } from './link/nofollow-internal.js';
import { linkOnclickOnly } from './link/onclick-only.js';
import { linkToRedirect } from './link/to-redirect.js';

/** The checks about links. */
export const LINK_CHECKS: readonly Check[] = [
  linkBrokenInternal,
  linkBrokenExternal,
  linkBrokenFragment,
  linkEmptyHref,
  linkJavascriptHref,
  linkOnclickOnly,
  linkBadScheme,
  linkNoAnchorText,
  linkGenericText,
  linkNofollowInternal,
  linkManyOnPage,
  linkManyExternal,
  linkHttpOnHttps,
  linkToRedirect,
];
