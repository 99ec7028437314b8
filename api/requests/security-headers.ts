import type { RequestHandler } from 'express';
import helmet from 'helmet';

const NOTHING = ["'none'"];

/** For answers that are data: a browser that shows them anyway runs and loads nothing. */
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

const ONE_YEAR_SECONDS = 31_536_000;

/** HSTS only in production: on a developer's machine it would lock the browser out of plain http://localhost. */
export function createSecurityHeaders(production: boolean): RequestHandler {
  const protect = helmet({
    contentSecurityPolicy: { useDefaults: false, directives: DATA_POLICY },
    strictTransportSecurity: production ? { maxAge: ONE_YEAR_SECONDS, includeSubDomains: true } : false,
    xFrameOptions: { action: 'deny' },
    referrerPolicy: { policy: 'no-referrer' },
    crossOriginResourcePolicy: { policy: 'same-origin' },
  });
  return (req, res, next) => {
    // Answers belong to one user; a handler that knows better says so.
    res.set('Cache-Control', 'no-store');
    protect(req, res, next);
  };
}
