import { canonicalAllElsewhere } from './canonical/all-elsewhere.js';
import { canonicalCrossDomain } from './canonical/cross-domain.js';
import { canonicalFormDrift } from './canonical/form-drift.js';
import { canonicalFragment } from './canonical/fragment.js';
import { canonicalHtmlHeaderConflict } from './canonical/html-header-conflict.js';
import { canonicalHttpHttps } from './canonical/http-https.js';
import { canonicalInBody } from './canonical/in-body.js';
import { canonicalInvalid } from './canonical/invalid.js';
import { canonicalLoop } from './canonical/loop.js';
import { canonicalMissing } from './canonical/missing.js';
import { canonicalMultiple } from './canonical/multiple.js';
import { canonicalOgUrlDiffers } from './canonical/og-url-differs.js';
import { canonicalPaginatedToFirst } from './canonical/paginated-to-first.js';
import { canonicalRawRenderedDiffer } from './canonical/raw-rendered-differ.js';
import { canonicalRelative } from './canonical/relative.js';
import { canonicalToBlocked } from './canonical/to-blocked.js';
import { canonicalToCanonicalised } from './canonical/to-canonicalised.js';
import { canonicalToError } from './canonical/to-error.js';
import { canonicalToHome } from './canonical/to-home.js';
import { canonicalToNoindex } from './canonical/to-noindex.js';
import { canonicalToOtherHost } from './canonical/to-other-host.js';
import { canonicalToOtherLanguage } from './canonical/to-other-language.js';
import { canonicalToRedirect } from './canonical/to-redirect.js';
import { canonicalUnlinkedTarget } from './canonical/unlinked-target.js';
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
  canonicalToOtherLanguage,
  canonicalToOtherHost,
  canonicalAllElsewhere,
  canonicalPaginatedToFirst,
  canonicalUnlinkedTarget,
  canonicalFormDrift,
  canonicalOgUrlDiffers,
  canonicalHttpHttps,
  canonicalCrossDomain,
  canonicalRawRenderedDiffer,
];
