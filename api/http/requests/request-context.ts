import type { ApiToken } from '../../../domain/accounts/api-token.js';
import type { Site } from '../../../domain/sites/site.js';
import type { Grant } from '../../../domain/workspaces/membership.js';
import type { OwnerId } from '../../../domain/workspaces/owner-id.js';
import type { UserId } from '../../../domain/workspaces/user-id.js';
import { USUAL_LIMITS, type WorkspaceLimits } from '../../../domain/workspaces/workspace-limits.js';
import type { DecodedText } from '../../outreach/campaigns/imports/decode-upload.js';
import type { Plan } from '../auth/plans.js';
import type { OperationMatch } from '../contract/operation-finder.js';
import { HttpError } from '../http-error.js';

export interface User {
  id: UserId;
  plan: Plan;
  /** In lower case, and only where the issuer says that it is verified. */
  verified_email: string | null;
  /** As the issuer names them; null where the token does not say, and for sessions, which applied them at sign-in. */
  groups: readonly string[] | null;
}

/** Whose records a request is about, and what its user may do with them. */
export interface CurrentWorkspace extends Grant {
  limits: WorkspaceLimits;
  id: OwnerId;
  /** Of a shared workspace, for a browser; null in a personal one and for programs. */
  name: string | null;
  /** The first watched sites that the user may see, by name, for the pages of the app; empty for anything else. */
  watched: readonly Pick<Site, 'id' | 'site'>[];
}

export interface RequestContext {
  requestId: string;
  match: OperationMatch | null;
  /** The person, in whatever workspace. */
  user: User | null;
  /** Null for operations that are about no workspace, and until it is resolved. */
  workspace: CurrentWorkspace | null;
  /** How the user was recognized. */
  signedInBy: 'bearer' | 'session' | null;
  /** What the API token of the request is bound to; null for all other credentials. */
  token: Pick<ApiToken, 'workspace_id' | 'access'> | null;
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
    workspace: null,
    signedInBy: null,
    token: null,
    refusal: null,
    idempotencyKey: null,
    upload: null,
    handling: false,
  };
  contexts.set(req, context);
  return context;
}

export function readRequestContext(req: object): RequestContext {
  const context = contexts.get(req);
  if (!context) throw new Error('The request has no context: the request-id middleware did not run');
  return context;
}

/**
 * The owner of the records that the request is about: its `id` is that of the workspace, which is the user's own id in a
 * personal one.
 * @throws HttpError 401 when no one is signed in, which only a public operation can see.
 */
export function currentUser(req: object): Omit<User, 'id'> & { id: OwnerId } {
  const { id: userId, ...actor } = currentActor(req);
  const { workspace } = readRequestContext(req);
  // For operations that are about no workspace it is the personal one, whose id is that of its user.
  const id: string = workspace?.id ?? userId;
  return { ...actor, id };
}

/** The person who is signed in. @throws HttpError 401 as currentUser does */
export function currentActor(req: object): User {
  const { user } = readRequestContext(req);
  if (!user) throw HttpError.unauthorized();
  return user;
}

/** Of the workspace that the request is about. */
export function currentLimits(req: object): WorkspaceLimits {
  return readRequestContext(req).workspace?.limits ?? USUAL_LIMITS;
}

/** Registrable domains that the caller may see; null for all of the workspace. */
export function visibleSites(req: object): string[] | null {
  const { workspace } = readRequestContext(req);
  return workspace?.role === 'client_guest' ? workspace.sites : null;
}

export function requestId(req: object): string {
  return readRequestContext(req).requestId;
}

/** The checked Idempotency-Key of a POST by a signed-in user, else null. Handlers derive operation ids from it. */
export function idempotencyKey(req: object): string | null {
  return readRequestContext(req).idempotencyKey;
}
