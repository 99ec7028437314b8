import type { NextFunction, Request, Response } from 'express';
import { errors, jwtVerify } from 'jose';
import { Passport } from 'passport';
import type { Verified } from 'passport-openidconnect';
import { CLOCK_TOLERANCE_SECONDS, TOKEN_ALGORITHMS } from './bearer.js';
import { LoginRefusedError } from './exchange-code.js';
import type { IdentityProvider } from './identity-provider.js';
import { type OpenIdClient, OpenIdStrategy } from './openid-strategy.js';
import type { ProviderMetadata } from './provider-metadata.js';
import type { SessionUser } from './session.js';
import { signOutUrl } from './sign-out.js';
import { type PlanSource, toUser } from './user-claims.js';

export interface OpenIdLogin {
  /**
   * Responds with the redirect to the provider. `askAgain`: asks for the sign-in even if the provider has a session.
   */
  start(req: Request, res: Response, next: NextFunction, way: { returnTo: string; askAgain: boolean }): Promise<void>;
  /** @throws LoginRefusedError when the provider's response is not valid; the reason is only for the log. */
  finish(req: Request, res: Response): Promise<{ user: SessionUser; idToken: string; returnTo: string }>;
  /** Where the session at the provider ends, too; null when it cannot be ended from here. */
  findSignOut(idToken: string | undefined): Promise<string | null>;
}

export interface OpenIdDeps {
  provider: IdentityProvider;
  client: OpenIdClient;
  plan: PlanSource;
  groupsClaim?: string;
}

/** OpenID Connect code flow. The ID token's signature is checked here; the package only reads what it says. */
export function createOpenIdLogin({ provider, client, plan, groupsClaim }: OpenIdDeps): OpenIdLogin {
  const passport = new Passport();

  async function readIdToken(idToken: string): Promise<SessionUser> {
    const { payload, protectedHeader } = await jwtVerify(idToken, provider.signingKey, {
      issuer: provider.issuer,
      audience: client.clientId,
      algorithms: TOKEN_ALGORITHMS,
      clockTolerance: CLOCK_TOLERANCE_SECONDS,
      requiredClaims: ['sub', 'exp', 'iat', 'nonce'],
    });
    const user = toUser(payload, plan, groupsClaim);
    if (!user || protectedHeader.typ?.toLowerCase().includes('at+jwt'))
      throw new LoginRefusedError('Not an ID token of a user');
    return { ...user, name: textOrNull(payload['name']), email: textOrNull(payload['email']) };
  }

  async function createStrategy(returnTo: string): Promise<OpenIdStrategy> {
    const metadata = await provider.discover();
    const verifyIdToken = (idToken: string, done: Verified): void => {
      readIdToken(idToken).then(
        (user) => done(null, { user, idToken }),
        (failure: unknown) => done(failure),
      );
    };
    return new OpenIdStrategy({ metadata, client, returnTo, verifyIdToken });
  }

  return {
    start: async (req, res, next, { returnTo, askAgain }) => {
      const options = { session: false, ...(askAgain && { prompt: 'login' }) };
      passport.authenticate(await createStrategy(returnTo), options)(req, res, next);
    },
    finish: async (req, res) => {
      checkCallback(req, await provider.discover());
      const strategy = await createStrategy('/');
      return new Promise((resolve, reject) => {
        const settle = (failure: unknown, found?: Found | false | null, info?: Outcome): void => {
          if (failure)
            reject(isTokenError(failure) ? new LoginRefusedError(errorOf(failure), { cause: failure }) : failure);
          else if (!found) reject(new LoginRefusedError(info?.message ?? 'refused by the strategy'));
          else resolve({ ...found, returnTo: info?.state?.returnTo ?? '/' });
        };
        passport.authenticate(strategy, { session: false }, settle)(req, res, reject);
      });
    },
    findSignOut: async (idToken) => {
      // Signing out here works without the provider; signing in reports that it is unavailable.
      const metadata = await provider.discover().catch(() => null);
      return metadata && signOutUrl(metadata, client, idToken);
    },
  };
}

interface Found {
  user: SessionUser;
  idToken: string;
}

interface Outcome {
  message?: string;
  state?: { returnTo: string };
}

/** What jose finds wrong with the ID token, and what the package finds before: unreadable parts, missing claims. */
function isTokenError(failure: unknown): failure is Error {
  if (failure instanceof errors.JOSEError || failure instanceof SyntaxError) return true;
  return failure instanceof Error && failure.message.startsWith('ID token ');
}

/** A parser's message quotes what it could not read. */
function errorOf(failure: Error): string {
  return failure instanceof SyntaxError ? 'ID token that is not readable' : failure.message;
}

/** RFC 9207: the response names its issuer, so that another provider's code is not sent to ours (and vice versa). */
function checkCallback(req: Request, metadata: ProviderMetadata): void {
  const { error, code, iss } = req.query;
  if (error !== undefined) throw new LoginRefusedError(`The provider returned ${namedError(error)}`);
  if (code === undefined) throw new LoginRefusedError('No code came back');
  const named = iss !== undefined || metadata.authorization_response_iss_parameter_supported === true;
  if (named && iss !== metadata.issuer) throw new LoginRefusedError('The response names another issuer');
}

/** Words of an OAuth error code (RFC 6749 4.1.2.1) as they are; anything else came from the author of the address. */
function namedError(error: unknown): string {
  return typeof error === 'string' && /^[a-z]+(_[a-z]+){0,5}$/.test(error) && error.length <= 40
    ? error
    : 'an error that is no OAuth error code';
}

function textOrNull(value: unknown): string | null {
  return typeof value === 'string' && value !== '' ? value.slice(0, 255) : null;
}
