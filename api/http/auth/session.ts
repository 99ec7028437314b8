import type { RequestHandler } from 'express';
import session from 'express-session';
import type { SessionsRepository } from '../../../store/accounts/sessions.js';
import type { OpenApiDocument } from '../contract/openapi-document.js';
import { readRequestContext, type User } from '../requests/request-context.js';
import { findSecurity } from './find-security.js';
import type { PendingLogin } from './pending-logins.js';
import { SessionStore } from './session-store.js';

export interface SessionUser extends User {
  name: string | null;
  email: string | null;
}

declare module 'express-session' {
  interface SessionData {
    user?: SessionUser;
    /** Identifies the session to the provider at sign-out. */
    idToken?: string;
    csrfToken?: string;
    /** The workspace that the app shows; the personal one where there is none. */
    workspace?: { id: string };
    pendingLogins?: PendingLogin[];
    /** Milliseconds since the epoch; set by the store at the first save. */
    createdAt?: number;
  }
}

/** Without a request for this long the user signs in again. */
export const SESSION_IDLE_MS = 12 * 60 * 60 * 1000;

/** `__Host-` makes the browser insist on HTTPS, this host alone and the whole path; plain HTTP can't have it. */
export function sessionCookieName(production: boolean): string {
  return production ? '__Host-linkwright' : 'linkwright';
}

export interface SessionOptions {
  sessions: SessionsRepository;
  secret: string;
  production: boolean;
}

/** Loads the session where the operation can use one: with `sessionCookie` in its security, or `x-session` while signing in. */
export function createSessions(document: OpenApiDocument, options: SessionOptions): RequestHandler {
  const { sessions, secret, production } = options;
  const handle = session({
    name: sessionCookieName(production),
    secret,
    store: new SessionStore(sessions),
    resave: false,
    saveUninitialized: false,
    cookie: { httpOnly: true, sameSite: 'lax', secure: production, path: '/', maxAge: SESSION_IDLE_MS },
  });
  return (req, res, next) => {
    const operation = readRequestContext(req).match?.operation;
    // A request with a token is judged by the token alone.
    const byCookie = req.headers['cookie'] !== undefined && req.headers['authorization'] === undefined;
    const wanted = byCookie && findSecurity(document, operation).schemes.has('sessionCookie');
    if (wanted || operation?.['x-session'] === true) handle(req, res, next);
    else next();
  };
}
