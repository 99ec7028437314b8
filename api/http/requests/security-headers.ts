import type { RequestHandler } from 'express';
import helmet from 'helmet';

const NOTHING = ["'none'"];

/** For data responses: a browser that displays them anyway runs and loads nothing. */
const DATA_POLICY = { defaultSrc: NOTHING, baseUri: NOTHING, formAction: NOTHING, frameAncestors: NOTHING };

/** For HTML pages of ours: their own files and nothing else, no inline script or style. */
export const PAGE_POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  "font-src 'self' data:",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join('; ');

/**
 * Features that no page of ours uses, so injected code must not use them either (W3C Permissions Policy). Names that
 * browsers do not know are left out: they would fill their consoles with warnings.
 */
export const DENIED_FEATURES = [
  'accelerometer',
  'camera',
  'display-capture',
  'encrypted-media',
  'fullscreen',
  'geolocation',
  'gyroscope',
  'hid',
  'idle-detection',
  'local-fonts',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'picture-in-picture',
  'publickey-credentials-get',
  'screen-wake-lock',
  'serial',
  'usb',
  'xr-spatial-tracking',
];
const PERMISSIONS = DENIED_FEATURES.map((feature) => `${feature}=()`).join(', ');

const ONE_YEAR_SECONDS = 31_536_000;

/** HSTS only in production: on a developer's machine it would lock the browser out of plain http://localhost. */
export function createSecurityHeaders(production: boolean): RequestHandler {
  const protect = helmet({
    contentSecurityPolicy: { useDefaults: false, directives: DATA_POLICY },
    strictTransportSecurity: production ? { maxAge: ONE_YEAR_SECONDS, includeSubDomains: true } : false,
    xFrameOptions: { action: 'deny' },
    referrerPolicy: { policy: 'no-referrer' },
    crossOriginResourcePolicy: { policy: 'same-origin' },
    crossOriginOpenerPolicy: { policy: 'same-origin' },
    // Our pages load files of ours alone, and those allow it by the line before.
    crossOriginEmbedderPolicy: { policy: 'require-corp' },
  });
  return (req, res, next) => {
    // Responses belong to one user; a handler that knows better sets its own header.
    res.set({ 'Cache-Control': 'no-store', 'Permissions-Policy': PERMISSIONS });
    protect(req, res, next);
  };
}
