import type { Request } from 'express';
import type { UserId } from '../../../domain/workspaces/user-id.js';
import type { Logger } from '../../../platform/logger.js';
import { createCsrfToken } from '../../http/auth/csrf.js';
import { LoginRefusedError } from '../../http/auth/exchange-code.js';
import type { OpenIdLogin } from '../../http/auth/openid.js';
import { PENDING_LIFE_MS } from '../../http/auth/pending-logins.js';
import { toReturnPath } from '../../http/auth/return-path.js';
import { type SessionUser, sessionCookieName } from '../../http/auth/session.js';
import { forgetSignOut, hasSignedOut, rememberSignOut, SIGNED_OUT_PATH } from '../../http/auth/sign-out.js';
import { KeysUnavailableError } from '../../http/auth/signing-keys.js';
import type { Handler } from '../../http/contract/handler.js';
import { HttpError } from '../../http/http-error.js';
import { readRequestContext, requestId } from '../../http/requests/request-context.js';
import type { GroupsOfUser } from '../../workspaces/apply-groups.js';

/** The session cookie is only sent over HTTPS: continuing would end in a sign-in that is not remembered. */
const NEEDS_HTTPS =
  'Sign-in needs HTTPS. If you did use https://, the operator has to set TRUST_PROXY to the proxy that ends TLS, which has to send X-Forwarded-Proto';

export interface SessionDeps {
  login: OpenIdLogin;
  /** Where mails to a person go from now on; null: nowhere. */
  noteMailAddress(userId: UserId, email: string | null): Promise<void>;
  /** Makes memberships what the groups of a person say. */
  applyGroups(user: GroupsOfUser, requestId: string): Promise<void>;
  logger: Logger;
  production: boolean;
}

export function createSessionHandlers({ login, noteMailAddress, applyGroups, logger, production }: SessionDeps) {
  const startLogin: Handler<'startLogin'> = async (req, res, next) => {
    const returnTo = toReturnPath(req.query.return_to ?? '/docs');
    if (returnTo === null) {
      throw HttpError.invalidInput({
        loc: ['query', 'return_to'],
        msg: 'must be a path on this server',
        type: 'value_error',
      });
    }
    if (production && !req.secure) {
      logger.warn({ request_id: requestId(req) }, 'sign-in needs HTTPS; behind a proxy that ends TLS, set TRUST_PROXY');
      throw HttpError.unavailable(NEEDS_HTTPS, 60);
    }
    // No user is signed in yet: such a session does not need to outlive the sign-in.
    if (!req.session.user) req.session.cookie.maxAge = PENDING_LIFE_MS;
    await login.start(req, res, next, { returnTo, askAgain: hasSignedOut(req, production) }).catch(explain);
  };

  const finishLogin: Handler<'finishLogin'> = async (req, res) => {
    const { user, idToken, returnTo } = await login.finish(req, res).catch((failure: unknown) => {
      if (!(failure instanceof LoginRefusedError)) return explain(failure);
      logger.warn({ reason: failure.message, request_id: requestId(req) }, 'sign-in refused');
      throw HttpError.unauthorized('Sign-in failed; please start again');
    });
    await applyGroups(user, requestId(req));
    await noteMailAddress(user.id, user.verified_email);
    // They are as of now: the session must not bring them up again later.
    await openSession(req, { ...user, groups: null }, idToken);
    forgetSignOut(res, production);
    res.redirect(302, returnTo);
  };

  const logOut: Handler<'logOut'> = async (req, res) => {
    const atProvider = await login.findSignOut(req.session.idToken);
    await settled((done) => req.session.destroy(done));
    res.clearCookie(sessionCookieName(production), { path: '/', httpOnly: true, sameSite: 'lax', secure: production });
    rememberSignOut(res, production);
    res.json({ continue_at: atProvider ?? SIGNED_OUT_PATH });
  };

  const getSession: Handler<'getSession'> = (req, res) => {
    const { user, signedInBy } = readRequestContext(req);
    const session = signedInBy === 'session' ? req.session : undefined;
    const { name = null, email = null } = session?.user ?? {};
    res.json({
      authenticated: user !== null,
      user: user && { id: user.id, plan: user.plan, name, email },
      csrf_token: session?.csrfToken ?? null,
    });
  };

  return { startLogin, finishLogin, logOut, getSession };
}

/** A new session id at sign-in: an id that an attacker planted before is useless (session fixation). */
async function openSession(req: Pick<Request, 'session'>, user: SessionUser, idToken: string): Promise<void> {
  await settled((done) => req.session.regenerate(done));
  req.session.user = user;
  req.session.idToken = idToken;
  req.session.csrfToken = createCsrfToken();
  await settled((done) => req.session.save(done));
}

function explain(failure: unknown): never {
  if (failure instanceof KeysUnavailableError) throw HttpError.unavailable('The identity provider is not reachable');
  throw failure;
}

function settled(call: (done: (failure?: unknown) => void) => void): Promise<void> {
  return new Promise((resolve, reject) => call((failure) => (failure ? reject(failure) : resolve())));
}
