import type { Check } from './check.js';
import { secCertExpiring } from './sec/cert-expiring.js';
import { secCertNameMismatch } from './sec/cert-name-mismatch.js';
import { secCookieFlags } from './sec/cookie-flags.js';
import { secCspMissing } from './sec/csp-missing.js';
import { secCspWeak } from './sec/csp-weak.js';
import { secDirectoryListing } from './sec/directory-listing.js';
import { secFormActionHttp } from './sec/form-action-http.js';
import { secFormOnHttp } from './sec/form-on-http.js';
import { secFrameOptionsMissing } from './sec/frame-options-missing.js';
import { secHstsMissing } from './sec/hsts-missing.js';
import { secHttpPage } from './sec/http-page.js';
import { secLeakedSecret } from './sec/leaked-secret.js';
import { secMixedActive } from './sec/mixed-active.js';
import { secMixedPassive } from './sec/mixed-passive.js';
import { secNosniffMissing } from './sec/nosniff-missing.js';
import { secPasswordOnHttp } from './sec/password-on-http.js';
import { secPermissionsPolicy } from './sec/permissions-policy.js';
import { secReferrerPolicy } from './sec/referrer-policy.js';
import { secServerVersion } from './sec/server-version.js';
import { secSriMissing } from './sec/sri-missing.js';
import { secTlsOld } from './sec/tls-old.js';

/** Checks of transport, headers, cookies and what pages load from elsewhere. */
export const SECURITY_CHECKS: readonly Check[] = [
  secHttpPage,
  secMixedActive,
  secMixedPassive,
  secFormOnHttp,
  secFormActionHttp,
  secPasswordOnHttp,
  secCertExpiring,
  secCertNameMismatch,
  secTlsOld,
  secHstsMissing,
  secCspMissing,
  secCspWeak,
  secNosniffMissing,
  secFrameOptionsMissing,
  secReferrerPolicy,
  secPermissionsPolicy,
  secCookieFlags,
  secSriMissing,
  secServerVersion,
  secLeakedSecret,
  secDirectoryListing,
];
