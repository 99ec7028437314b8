import { randomBytes, timingSafeEqual } from 'node:crypto';
import type { RequestHandler } from 'express';
import { HttpError } from '../http-error.js';
import { readRequestContext } from '../requests/request-context.js';

const READING_METHODS = new Set(['GET', 'HEAD', 'OPTIONS']);

export function createCsrfToken(): string {
  return randomBytes(32).toString('base64url');
}

/**
 * A browser sends the cookie no matter which page made the request; only a page of ours can read the token. Bearer
 * tokens are never sent automatically and need none.
 */
export const checkCsrf: RequestHandler = (req, _res, next) => {
  if (readRequestContext(req).signedInBy === 'session' && !READING_METHODS.has(req.method)) {
    if (!isSame(req.get('x-csrf-token') ?? '', req.session.csrfToken ?? '')) {
      throw new HttpError(403, { detail: 'CSRF token missing or wrong' });
    }
  }
  next();
};

function isSame(given: string, kept: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(kept)];
  return b.length > 0 && a.length === b.length && timingSafeEqual(a, b);
}
