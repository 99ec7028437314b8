import type { RequestHandler } from 'express';
import type { OpenApiDocument } from '../contract/openapi-document.js';
import { HttpError } from '../http-error.js';
import { readRequestContext } from '../requests/request-context.js';
import { type ApiTokenDeps, readApiToken, verifyApiToken } from './api-tokens.js';
import { type BearerDeps, verifyBearer } from './bearer.js';
import { findSecurity } from './find-security.js';

/**
 * Finds out who is asking, as far as the operation's `security` wants to know. Refusals are kept for requireUser, so
 * that the rate limit counts them first.
 */
export function createAuthenticate(
  document: OpenApiDocument,
  bearer: BearerDeps,
  tokens: ApiTokenDeps,
): RequestHandler {
  return async (req, _res, next) => {
    const context = readRequestContext(req);
    const { schemes } = findSecurity(document, context.match?.operation);
    if (schemes.size > 0 && req.headers['authorization'] !== undefined) {
      try {
        if (!schemes.has('bearerAuth')) throw HttpError.unauthorized();
        const token = readApiToken(req);
        if (token === null) {
          context.user = await verifyBearer(req, bearer);
        } else {
          const { user, bound } = await verifyApiToken(token, tokens);
          context.user = user;
          context.token = bound;
        }
        context.signedInBy = 'bearer';
      } catch (failure) {
        if (!(failure instanceof HttpError)) throw failure;
        context.refusal = failure;
      }
    } else if (schemes.has('sessionCookie') && req.session?.user) {
      const { id, plan, verified_email = null } = req.session.user;
      context.user = { id, plan, verified_email, groups: null };
      context.signedInBy = 'session';
    }
    next();
  };
}

/** 401 (or 503 when the issuer is down) unless the operation is public or a user is signed in. */
export function createRequireUser(document: OpenApiDocument): RequestHandler {
  return (req, _res, next) => {
    const { match, user, refusal } = readRequestContext(req);
    if (refusal) throw refusal;
    if (!user && !findSecurity(document, match?.operation).optional) throw HttpError.unauthorized();
    next();
  };
}
