import type { Check } from './check.js';
import { linkBadScheme } from './link/bad-scheme.js';
import { linkBrokenExternal } from './link/broken-external.js';
import { linkBrokenFragment } from './link/broken-fragment.js';
import { linkBrokenInternal } from './link/broken-internal.js';
import { linkConflictingOnPage } from './link/conflicting-on-page.js';
import { linkEmptyHref } from './link/empty-href.js';
import { linkExternalNoRel } from './link/external-no-rel.js';
import { linkExternalRedirect } from './link/external-redirect.js';
import { linkGenericText } from './link/generic-text.js';
import { linkHttpOnHttps } from './link/http-on-https.js';
import { linkJavascriptHref } from './link/javascript-href.js';
import { linkManyExternal } from './link/many-external.js';
import { linkManyOnPage } from './link/many-on-page.js';
import { linkMixedFollow } from './link/mixed-follow.js';
import { linkNoAnchorText } from './link/no-anchor-text.js';
import { linkNofollowInternal } from './link/nofollow-internal.js';
import { linkOnclickOnly } from './link/onclick-only.js';
import { linkOnlyNofollowInlinks } from './link/only-nofollow-inlinks.js';
import { linkProtocolRelative } from './link/protocol-relative.js';
import { linkRawOnlyRendered } from './link/raw-only-rendered.js';
import { linkTelMailInvalid } from './link/tel-mail-invalid.js';
import { linkToCanonicalised } from './link/to-canonicalised.js';
import { linkToNoindex } from './link/to-noindex.js';
import { linkToRedirect } from './link/to-redirect.js';
import { linkUnresolvable } from './link/unresolvable.js';
import { linkUnsafeBlank } from './link/unsafe-blank.js';

/** The checks about links. */
export const LINK_CHECKS: readonly Check[] = [
  linkBrokenInternal,
  linkBrokenExternal,
  linkExternalRedirect,
  linkBrokenFragment,
  linkEmptyHref,
  linkJavascriptHref,
  linkOnclickOnly,
  linkBadScheme,
  linkUnresolvable,
  linkProtocolRelative,
  linkTelMailInvalid,
  linkNoAnchorText,
  linkGenericText,
  linkNofollowInternal,
  linkMixedFollow,
  linkOnlyNofollowInlinks,
  linkConflictingOnPage,
  linkExternalNoRel,
  linkUnsafeBlank,
  linkManyOnPage,
  linkManyExternal,
  linkHttpOnHttps,
  linkToRedirect,
  linkToCanonicalised,
  linkToNoindex,
  linkRawOnlyRendered,
];
