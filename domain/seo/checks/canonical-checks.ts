import { canonicalCrossDomain } from './canonical/cross-domain.js';
import { canonicalFragment } from './canonical/fragment.js';
import { canonicalHtmlHeaderConflict } from './canonical/html-header-conflict.js';
import { canonicalHttpHttps } from './canonical/http-https.js';
import { canonicalInBody } from './canonical/in-body.js';
import { canonicalInvalid } from './canonical/invalid.js';
import { canonicalLoop } from './canonical/loop.js';
import { canonicalMissing } from './canonical/missing.js';
import { canonicalMultiple } from './canonical/multiple.js';
import { canonicalRelative } from './canonical/relative.js';
import { canonicalToBlocked } from './canonical/to-blocked.js';
import { canonicalToCanonicalised } from './canonical/to-canonicalised.js';
import { canonicalToError } from './canonical/to-error.js';
import { canonicalToHome } from './canonical/to-home.js';
import { canonicalToNoindex } from './canonical/to-noindex.js';
import { canonicalToRedirect } from './canonical/to-redirect.js';
import type { Check } from './check.js';

/** The checks about canonicals. */
export const CANONICAL_CHECKS: readonly Check[] = [
  canonicalMissing,
  canonicalMultiple,
  canonicalHtmlHeaderConflict,
  canonicalRelative,
  canonicalInvalid,
  canonicalFragment,
  canonicalInBody,
  canonicalToRedirect,
  canonicalToError,
  canonicalToNoindex,
  canonicalToBlocked,
  canonicalToCanonicalised,
  canonicalLoop,
  canonicalToHome,
  canonicalHttpHttps,
  canonicalCrossDomain,
];
