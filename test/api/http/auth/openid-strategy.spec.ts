import { createHash } from 'node:crypto';
import { expect } from 'chai';
import { type Request, request } from 'express';
import { OpenIdStrategy } from '../../../../api/http/auth/openid-strategy.js';
import type { PendingLogin } from '../../../../api/http/auth/pending-logins.js';

const METADATA = {
  issuer: 'https://id.test',
  authorization_endpoint: 'https://id.test/auth?tenant=1',
  token_endpoint: 'https://id.test/token',
  jwks_uri: 'https://id.test/jwks',
};
const CLIENT = {
  clientId: 'web',
  clientSecret: 'secret',
  callbackUrl: 'https://app.test/auth/callback',
  signedOutUrl: 'https://app.test/app/signed-out',
};

describe('[U] OpenIdStrategy', () => {
  function begin(session: { pendingLogins?: PendingLogin[] }): URL {
    const strategy = new OpenIdStrategy({
      metadata: METADATA,
      client: CLIENT,
      returnTo: '/docs',
      verifyIdToken: () => {},
    });
    let location = '';
    strategy.redirect = (url: string) => {
      location = url;
    };
    strategy.error = (failure: unknown) => {
      throw failure;
    };
    const req: Request = Object.create(request, { query: { value: {} }, session: { value: session } });
    strategy.authenticate(req, {});
    return new URL(location);
  }

  it('asks with PKCE, state and nonce, and keeps what it will need', () => {
    const session: { pendingLogins?: PendingLogin[] } = {};
    const query = Object.fromEntries(begin(session).searchParams);
    const [login] = session.pendingLogins ?? [];
    if (!login) throw new Error('nothing kept');
    expect(query).to.deep.equal({
      tenant: '1',
      response_type: 'code',
      client_id: 'web',
      redirect_uri: CLIENT.callbackUrl,
      scope: 'openid profile email',
      state: login.state,
      nonce: login.nonce,
      code_challenge: createHash('sha256').update(login.verifier).digest('base64url'),
      code_challenge_method: 'S256',
    });
    expect(login.verifier).to.match(/^[\w-]{43}$/);
    expect(login.returnTo).to.equal('/docs');
  });

  it('never asks twice with the same values', () => {
    const session: { pendingLogins?: PendingLogin[] } = {};
    begin(session);
    begin(session);
    const [one, two] = session.pendingLogins ?? [];
    expect(new Set([one?.state, two?.state, one?.nonce, two?.nonce, one?.verifier, two?.verifier]).size).to.equal(6);
  });
});
