import type { Plan } from '../auth/plans.js';
import type { OperationMatch } from '../contract/operation-finder.js';
import { HttpError } from '../http-error.js';
import type { DecodedText } from '../imports/decode-text.js';

export interface User {
  /** `sub` of the configured issuer. */
  id: string;
  plan: Plan;
}

export interface RequestContext {
  requestId: string;
  match: OperationMatch | null;
  user: User | null;
  /** How the user was recognised. */
  signedInBy: 'bearer' | 'session' | null;
  /** Why the credentials that came were refused. */
  refusal: HttpError | null;
  idempotencyKey: string | null;
  /** What a text file in the body was read as. */
  upload: Omit<DecodedText, 'text'> | null;
  /** Set when the operation's own handler begins: from then on failures are the handler's. */
  handling: boolean;
}

const contexts = new WeakMap<object, RequestContext>();

/** Called once, first thing. */
export function openContext(req: object, requestId: string): RequestContext {
  const context: RequestContext = {
    requestId,
    match: null,
    user: null,
    signedInBy: null,
    refusal: null,
    idempotencyKey: null,
    upload: null,
    handling: false,
  };
  contexts.set(req, context);
  return context;
}

export function contextOf(req: object): RequestContext {
  const context = contexts.get(req);
  if (!context) throw new Error('The request has no context: the request-id middleware did not run');
  return context;
}

/** @throws HttpError 401 when nobody is signed in, which only a public operation can see. */
export function currentUser(req: object): User {
  const { user } = contextOf(req);
  if (!user) throw HttpError.unauthorized();
  return user;
}

export function requestId(req: object): string {
  return contextOf(req).requestId;
}

/** The checked Idempotency-Key of a POST by a signed-in user, else null. Handlers derive operation ids from it. */
export function idempotencyKey(req: object): string | null {
  return contextOf(req).idempotencyKey;
}
