import type { SessionData } from 'express-session';

/** A sign-in that has been sent off to the identity provider. */
export interface PendingLogin {
  state: string;
  nonce: string;
  /** PKCE code verifier (RFC 7636). */
  verifier: string;
  returnTo: string;
  /** Milliseconds since the epoch. */
  startedAt: number;
}

/** As long as most providers keep their login page alive. */
export const PENDING_LIFE_MS = 10 * 60 * 1000;
/** Tabs of one browser; the oldest gives way. */
const MAX_PENDING = 5;

type Holder = Pick<SessionData, 'pendingLogins'>;

export function addPendingLogin(session: Holder, login: PendingLogin): void {
  session.pendingLogins = [...livePending(session, login.startedAt), login].slice(-MAX_PENDING);
}

export function findPendingLogin(session: Holder, state: unknown, now: number): PendingLogin | undefined {
  return livePending(session, now).find((login) => login.state === state);
}

/** Single use: the second call for the same state finds nothing. */
export function claimPendingLogin(session: Holder, state: unknown, now: number): PendingLogin | undefined {
  const login = findPendingLogin(session, state, now);
  session.pendingLogins = livePending(session, now).filter((other) => other !== login);
  return login;
}

function livePending({ pendingLogins = [] }: Holder, now: number): PendingLogin[] {
  return pendingLogins.filter(({ startedAt }) => now - startedAt < PENDING_LIFE_MS);
}
