import type { Request } from 'express';
import { currentActor, readRequestContext } from '../http/requests/request-context.js';
import type { ConnectResponse } from './take-response.js';

/** What a provider has sent a browser back with, and that browser. */
export function readCallback({
  originalUrl,
  session,
  sessionID,
}: Pick<Request, 'originalUrl' | 'session' | 'sessionID'>): ConnectResponse {
  const { searchParams } = new URL(originalUrl, 'http://relative.invalid');
  return {
    parameters: searchParams,
    // A client without a cookie is given a new, unknown id.
    session: session ? { id: sessionID, user_id: session.user?.id ?? null } : null,
  };
}

/** The same, handed in by the signed-in user. */
export function readCompletion(req: { body: Record<string, string>; sessionID: string }): ConnectResponse {
  const id = readSessionId(req) ?? '';
  return { parameters: new URLSearchParams(req.body), session: { id, user_id: currentActor(req).id } };
}

/** Id of the browser session that a request comes in; null where a program sends it. */
export function readSessionId(req: { sessionID: string }): string | null {
  return readRequestContext(req).signedInBy === 'session' ? req.sessionID : null;
}
