import { createHash, randomBytes } from 'node:crypto';
import type { Request } from 'express';
import passportOpenId, { type OAuth2, type StateStore, type TokensDone, type Verified } from 'passport-openidconnect';
import { exchangeCode } from './exchange-code.js';
import { addPendingLogin, claimPendingLogin, findPendingLogin } from './pending-logins.js';
import type { ProviderMetadata } from './provider-metadata.js';

export interface OpenIdClient {
  clientId: string;
  clientSecret: string;
  callbackUrl: string;
  /** Where the provider sends the browser to after a sign-out. */
  signedOutUrl: string;
}

export interface StrategyParts {
  metadata: ProviderMetadata;
  client: OpenIdClient;
  /** Where to go after the sign-in that this instance begins. */
  returnTo: string;
  verifyIdToken(idToken: string, done: Verified): void;
}

/**
 * passport-openidconnect with PKCE (S256). One instance serves one request: what belongs to the request is kept in the
 * instance, and addresses are those of the latest discovery.
 */
export class OpenIdStrategy extends passportOpenId.Strategy {
  /** RFC 7636 4.1: 32 random bytes make 43 characters. */
  private readonly newVerifier: string;

  constructor(private readonly parts: StrategyParts) {
    const { metadata, client, returnTo, verifyIdToken } = parts;
    const newVerifier = randomBytes(32).toString('base64url');
    super(
      {
        issuer: metadata.issuer,
        authorizationURL: metadata.authorization_endpoint,
        tokenURL: metadata.token_endpoint,
        clientID: client.clientId,
        clientSecret: client.clientSecret,
        callbackURL: client.callbackUrl,
        scope: ['profile', 'email'],
        nonce: true,
        store: createSessionStates(newVerifier, returnTo),
        skipUserProfile: true,
      },
      (_issuer, _profile, _context, idToken, done) => verifyIdToken(idToken, done),
    );
    this.newVerifier = newVerifier;
  }

  override authenticate(req: Request, options: object): void {
    const verifier = findPendingLogin(req.session, req.query['state'], Date.now())?.verifier ?? '';
    const exchange: OAuth2['getOAuthAccessToken'] = (code, params, done) =>
      this.exchange(code, params.redirect_uri, verifier, done);
    this._oauth2 = Object.create(this._oauth2, { getOAuthAccessToken: { value: exchange } });
    super.authenticate(req, options);
  }

  override authorizationParams(): Record<string, string> {
    const challenge = createHash('sha256').update(this.newVerifier).digest('base64url');
    return { code_challenge: challenge, code_challenge_method: 'S256' };
  }

  private exchange(code: string, redirectUri: string, verifier: string, done: TokensDone): void {
    const { clientId, clientSecret } = this.parts.client;
    exchangeCode(this.parts.metadata, { code, redirectUri, verifier, clientId, clientSecret })
      .then((tokens) => done(null, tokens.access_token, undefined, tokens))
      .catch((failure: unknown) => this.error(failure));
  }
}

/** State, nonce and verifier of each sign-in stay in the session that began it and work once. */
function createSessionStates(verifier: string, returnTo: string): StateStore {
  return {
    store(req, { nonce }, _appState, _meta, done) {
      if (!nonce) return done(new Error('A sign-in begins with a nonce'));
      const state = randomBytes(24).toString('base64url');
      addPendingLogin(req.session, { state, nonce, verifier, returnTo, startedAt: Date.now() });
      done(null, state);
    },
    verify(req, handle, done) {
      const login = claimPendingLogin(req.session, handle, Date.now());
      if (login) done(null, { nonce: login.nonce }, { returnTo: login.returnTo });
      else done(null, false, { message: 'unknown, used or expired state' });
    },
  };
}
