import { expect } from 'chai';
import { createOAuthClient } from '../../../../activities/oauth/tokens/oauth-client.js';
import type { OAuthClient } from '../../../../domain/oauth/oauth-client.js';
import type { ProviderFetch } from '../../../../domain/oauth/ports.js';
import { NEVER } from '../../../support/search-console.js';

const SETTINGS = {
  client_id: 'us',
  client_secret: 'our-secret',
  issuer: 'https://id.example',
  scope: 'read',
  authorize_url: 'https://id.example/a',
  token_url: 'https://id.example/t',
  authorize_parameters: {},
  revoke_url: 'https://id.example/r' as string | null,
};
const TOKENS = { access_token: 'at', refresh_token: 'rt', token_type: 'Bearer', expires_in: 3599, scope: 'read more' };
const json =
  (status: number, body: unknown, headers = {}) =>
  () =>
    Promise.resolve(
      new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json', ...headers } }),
    );

interface Asked {
  url: string;
  body: Record<string, string>;
}

function clientOf(answer: () => Promise<Response>, settings = SETTINGS): { client: OAuthClient; asked: Asked[] } {
  const asked: Asked[] = [];
  const fetch: ProviderFetch = (url, { body }) => {
    asked.push({ url, body: Object.fromEntries(new URLSearchParams(body)) });
    return answer();
  };
  return { client: createOAuthClient(settings, 'Test', fetch), asked };
}
const given = { code: 'the-code', verifier: 'v'.repeat(43), redirect_uri: 'https://app.example/back' };

describe('[U] oauth client', () => {
  it('exchanges a code with its verifier', async () => {
    const { client, asked } = clientOf(json(200, TOKENS));
    expect(await client.exchange(given, NEVER)).to.deep.equal({
      access_token: 'at',
      refresh_token: 'rt',
      expires_in_s: 3_599,
      scopes: ['read', 'more'],
      identity: null,
    });
    expect(asked).to.deep.equal([
      {
        url: 'https://id.example/t',
        body: {
          grant_type: 'authorization_code',
          code: 'the-code',
          code_verifier: 'v'.repeat(43),
          redirect_uri: 'https://app.example/back',
          client_id: 'us',
          client_secret: 'our-secret',
        },
      },
    ]);
  });

  it('refreshes, and tells what the provider left out', async () => {
    const { client, asked } = clientOf(json(200, { access_token: 'at2', token_type: 'bearer' }));
    expect(await client.refresh('rt', NEVER)).to.deep.equal({
      access_token: 'at2',
      refresh_token: null,
      expires_in_s: 3_600,
      scopes: null,
      identity: null,
    });
    expect(asked[0]?.body).to.include({ grant_type: 'refresh_token', refresh_token: 'rt' });
  });

  it('does not believe a token that never ends', async () => {
    const { client } = clientOf(json(200, { ...TOKENS, expires_in: 1e12 }));
    expect((await client.refresh('rt', NEVER)).expires_in_s).to.equal(86_400);
  });

  it('revokes; a token that the provider does not know is revoked', async () => {
    expect(await clientOf(json(200, {})).client.revoke('rt', NEVER)).to.equal(true);
    expect(await clientOf(json(400, { error: 'invalid_token' })).client.revoke('rt', NEVER)).to.equal(true);
    const nowhere = clientOf(json(200, {}), { ...SETTINGS, revoke_url: null });
    expect([await nowhere.client.revoke('rt', NEVER), nowhere.asked]).to.deep.equal([false, []]);
  });

  const page = () => Promise.resolve(new Response('<html>at</html>', { headers: { 'content-type': 'text/html' } }));
  const failures: [string, () => Promise<Response>, string, boolean][] = [
    [
      'a grant that is gone',
      json(400, { error: 'invalid_grant', error_description: 'rt' }),
      'connection_expired',
      false,
    ],
    ['a client that is not accepted', json(401, { error: 'invalid_client' }), 'provider_missing', false],
    ['a challenge', json(401, {}, { 'www-authenticate': 'Basic realm="x"' }), 'provider_missing', false],
    ['a request it does not like', json(400, { error: 'invalid_request' }), 'dependency_unavailable', false],
    ['too many requests', json(429, { error: 'rate_limited' }), 'dependency_unavailable', true],
    ['an outage', json(503, {}), 'dependency_unavailable', true],
    ['a page of HTML with 200', page, 'dependency_unavailable', true],
    ['no token', json(200, { token_type: 'Bearer' }), 'dependency_unavailable', true],
    ['a token of another kind', json(200, { ...TOKENS, token_type: 'mac' }), 'dependency_unavailable', true],
    [
      'a token without measure',
      json(200, { ...TOKENS, access_token: 'x'.repeat(9_000) }),
      'dependency_unavailable',
      true,
    ],
    ['no answer', () => Promise.reject(new Error('connect ECONNREFUSED our-secret')), 'dependency_unavailable', true],
  ];
  for (const [name, answer, code, retryable] of failures)
    it(`makes ${code} of ${name}, without a word of what was said`, async () => {
      const failure: unknown = await clientOf(answer)
        .client.refresh('rt', NEVER)
        .catch((error: unknown) => error);
      expect(failure).to.include({ name: 'DomainError', code, retryable });
      const reported =
        failure instanceof Error ? [failure.message, failure.stack, String(failure.cause)].join('\n') : '';
      for (const secret of ['our-secret', '"at"', 'xxxx']) expect(reported).to.not.contain(secret);
    });

  it('sends nothing in the open, except to this very machine', async () => {
    const open = clientOf(json(200, TOKENS), { ...SETTINGS, token_url: 'http://id.example/t' });
    const failure: unknown = await open.client.refresh('rt', NEVER).catch((error: unknown) => error);
    expect([failure instanceof Error && failure.name, open.asked]).to.deep.equal(['DomainError', []]);
    const here = clientOf(json(200, TOKENS), { ...SETTINGS, token_url: 'http://127.0.0.1:9/t' });
    expect((await here.client.refresh('rt', NEVER)).access_token).to.equal('at');
  });

  it('stops when told to', async () => {
    const { client } = clientOf(() => Promise.reject(new Error('aborted')));
    const stop = AbortSignal.abort(new Error('stopped'));
    expect(String(await client.exchange(given, stop).catch((error: unknown) => error))).to.equal('Error: stopped');
  });
});
