import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect } from 'chai';
import { calculateJwkThumbprint, createLocalJWKSet, jwtVerify } from 'jose';
import { loadSigningKey, signAccessToken } from '../../../scripts/lib/development-keys.mjs';

describe('[U] development keys', () => {
  let dataDir: string;

  before(() => {
    dataDir = mkdtempSync(path.join(tmpdir(), 'linkwright-keys-'));
  });

  after(() => rmSync(dataDir, { recursive: true }));

  it('keeps the key, for its owner only', () => {
    expect(loadSigningKey(dataDir)).to.deep.equal(loadSigningKey(dataDir));
    expect(statSync(path.join(dataDir, 'identity', 'signing-key.json')).mode & 0o777).to.equal(0o600);
  });

  it('names the key by its thumbprint', async () => {
    const key = loadSigningKey(dataDir);
    expect(key.kid).to.equal(await calculateJwkThumbprint({ ...key }));
  });

  it('signs access tokens that verify', async () => {
    const key = loadSigningKey(dataDir);
    const token = signAccessToken(key, {
      issuer: 'http://127.0.0.1:9400',
      audience: 'linkwright',
      clientId: 'linkwright-web',
      user: 'alice',
      planClaim: 'tier',
      plan: 'free',
      lifetimeSeconds: 60,
      nowSeconds: 1_800_000_000,
    });
    const { kty, n, e, kid, alg } = key;
    const { payload, protectedHeader } = await jwtVerify(
      token,
      createLocalJWKSet({ keys: [{ kty, n, e, kid, alg }] }),
      {
        issuer: 'http://127.0.0.1:9400',
        audience: 'linkwright',
        typ: 'at+jwt',
        currentDate: new Date(1_800_000_030_000),
      },
    );
    expect(protectedHeader).to.deep.equal({ alg: 'RS256', typ: 'at+jwt', kid: key.kid });
    expect(payload).to.include({
      sub: 'alice',
      tier: 'free',
      iat: 1_800_000_000,
      exp: 1_800_000_060,
      client_id: 'linkwright-web',
    });
    expect(payload.jti).to.match(/^[0-9a-f-]{36}$/);
  });
});
