import { createHmac, createPublicKey } from 'node:crypto';
import { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import { expect } from 'chai';
import { CompactEncrypt, exportJWK, exportSPKI, generateKeyPair, importJWK, SignJWT } from 'jose';
import { verifyBearer } from '../../../../api/http/auth/bearer.js';
import { createIdentityProvider } from '../../../../api/http/auth/identity-provider.js';
import { createVerifiedTokens } from '../../../../api/http/auth/verified-tokens.js';
import { HttpError } from '../../../../api/http/http-error.js';
import { startIdentity, type TestIdentity, type TokenOptions } from '../../../support/servers/identity.js';

describe('[I] verifyBearer', () => {
  let identity: TestIdentity;
  let verify: (...headers: string[]) => Promise<unknown>;

  before(async () => {
    identity = await startIdentity('linkwright', ['RS256', 'ES256']);
    const provider = createIdentityProvider({ issuer: identity.issuer });
    const plan = { claim: 'plan', fallback: 'enterprise' as const };
    const deps = { provider, audience: identity.audience, plan, verified: createVerifiedTokens() };
    verify = async (...headers) => {
      const req = new IncomingMessage(new Socket());
      for (const header of headers) req.rawHeaders.push('Authorization', header);
      Object.defineProperty(req, 'headersDistinct', { value: { authorization: headers } });
      try {
        return await verifyBearer(req, deps);
      } catch (failure) {
        return failure instanceof HttpError ? failure.status : failure;
      }
    };
  });
  after(() => identity.close());

  const user = (options: TokenOptions = {}) => identity.token(options).then((token) => verify(`Bearer ${token}`));
  const encode = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString('base64url');
  const claims = (): object => ({
    iss: identity.issuer,
    aud: identity.audience,
    sub: 'alice',
    exp: Math.floor(Date.now() / 1000) + 600,
  });

  it('knows the user and the plan of a good token', async () => {
    expect(await user()).to.deep.equal({ id: 'alice', plan: 'enterprise', verified_email: null, groups: null });
    expect(await user({ plan: 'free' })).to.include({ id: 'alice', plan: 'free' });
    expect(await user({ plan: 'platinum' })).to.include({ id: 'alice', plan: 'enterprise' });
    expect(await user({ alg: 'ES256', sub: 'auth0|5f7c' })).to.include({ id: 'auth0|5f7c', plan: 'enterprise' });
  });

  it('takes the scheme in any case, one header only', async () => {
    const token = await identity.token();
    expect(await verify(`bearer ${token}`)).to.have.property('id', 'alice');
    expect(await verify(`BEARER   ${token}`)).to.have.property('id', 'alice');
    for (const header of [
      token,
      `Basic ${token}`,
      `Bearer${token}`,
      `Bearer ${token} ${token}`,
      `Bearer ${token},x`,
      'Bearer ',
      '',
    ]) {
      expect(await verify(header), header.slice(0, 12)).to.equal(401);
    }
    expect(await verify(`Bearer ${token}`, `Bearer ${token}`)).to.equal(401);
  });

  it('refuses unsigned tokens in every spelling', async () => {
    for (const alg of ['none', 'None', 'NONE', 'nOnE', '']) {
      const unsigned = `${encode({ alg, typ: 'at+jwt' })}.${encode(claims())}`;
      expect(await verify(`Bearer ${unsigned}.`), alg).to.equal(401);
      expect(await verify(`Bearer ${unsigned}`), alg).to.equal(401);
    }
    const [header, payload, signature] = (await identity.token()).split('.');
    expect(await verify(`Bearer ${header}.${payload}.`)).to.equal(401);
    expect(await verify(`Bearer ${header}.${encode({ ...claims(), sub: 'root' })}.${signature}`)).to.equal(401);
    const last = signature?.slice(0, -6);
    expect(await verify(`Bearer ${header}.${payload}.${last}AAAAAA`)).to.equal(401);
  });

  it('refuses HS256 made with the public key as the secret', async () => {
    const [published] = identity.jwks.keys;
    if (!published) throw new Error('no key');
    const pem = await exportSPKI(await publicKeyOf(published));
    const der = createPublicKey(pem).export({ type: 'spki', format: 'der' });
    for (const secret of [pem, pem.trim(), der, JSON.stringify(published)]) {
      const signed = `${encode({ alg: 'HS256', typ: 'at+jwt', kid: published['kid'] })}.${encode(claims())}`;
      const mac = createHmac('sha256', secret).update(signed).digest('base64url');
      expect(await verify(`Bearer ${signed}.${mac}`)).to.equal(401);
    }
  });

  it('never takes a key from the token', async () => {
    const attacker = await generateKeyPair('RS256');
    const jwk = await exportJWK(attacker.publicKey);
    for (const header of [
      { jwk },
      { jku: 'http://127.0.0.1:1/jwks' },
      { x5u: 'http://127.0.0.1:1/cert' },
      { x5c: ['MIIB'] },
    ]) {
      const base = { alg: 'RS256', typ: 'at+jwt', kid: String(identity.jwks.keys[0]?.['kid']) };
      const token = await new SignJWT({ ...claims() })
        .setProtectedHeader({ ...base, ...header })
        .sign(attacker.privateKey);
      expect(await verify(`Bearer ${token}`), Object.keys(header)[0]).to.equal(401);
    }
  });

  it('refuses key ids that name nothing', async () => {
    for (const kid of ['../../etc/passwd', "' OR 1=1 --", 'x'.repeat(5000), 'RS256-99', '']) {
      expect(await user({ header: { kid } }), kid.slice(0, 20)).to.equal(401);
    }
  });

  it('looks at the clock with a minute of leeway', async () => {
    const now = Math.floor(Date.now() / 1000);
    expect(await user({ expiresInSeconds: -30 })).to.have.property('id', 'alice');
    expect(await user({ expiresInSeconds: -90 })).to.equal(401);
    expect(await user({ claims: { nbf: now + 30 } })).to.have.property('id', 'alice');
    expect(await user({ claims: { nbf: now + 90 } })).to.equal(401);
    expect(await user({ claims: { iat: now + 30 } })).to.have.property('id', 'alice');
    expect(await user({ claims: { iat: now + 90 } })).to.equal(401);
    expect(await user({ claims: { exp: String(now + 600) } })).to.equal(401);
    expect(await user({ claims: { iat: 'now' } })).to.equal(401);
    expect(await user({ claims: { exp: undefined } })).to.equal(401);
    // Year 9999: how long its tokens live is the issuer's business.
    expect(await user({ claims: { exp: 253_402_300_799 } })).to.have.property('id', 'alice');
  });

  it('wants our audience and our issuer to the letter', async () => {
    expect(await user({ audience: 'other' })).to.equal(401);
    expect(
      await user({ audience: [...Array.from({ length: 1000 }, (_, index) => `a${index}`), 'linkwright'].slice(-300) }),
    ).to.have.property('id');
    expect(await user({ claims: { aud: undefined } })).to.equal(401);
    expect(await user({ audience: 'linkwright-web' })).to.equal(401);
    expect(await user({ issuer: `${identity.issuer}/` })).to.equal(401);
    const other = await startIdentity('linkwright', ['RS256', 'ES256']);
    expect(await verify(`Bearer ${await other.token()}`)).to.equal(401);
    expect(await verify(`Bearer ${await other.token({ issuer: identity.issuer })}`)).to.equal(401);
    await other.close();
  });

  it('refuses other kinds of tokens of the same issuer', async () => {
    for (const typ of ['logout+jwt', 'dpop+jwt', 'secevent+jwt', 'id+jwt'])
      expect(await user({ header: { typ } }), typ).to.equal(401);
    for (const typ of ['AT+JWT', 'application/at+jwt', 'JWT', undefined])
      expect(await user({ header: { typ } })).to.have.property('id', 'alice');
    // An ID token whose client id happens to be our audience.
    expect(await user({ header: { typ: 'JWT' }, claims: { nonce: 'n' } })).to.equal(401);
    expect(await user({ header: { typ: undefined }, claims: { at_hash: 'h' } })).to.equal(401);
    expect(await user({ header: { typ: 'JWT' }, claims: { events: {} } })).to.equal(401);
  });

  it('refuses shapes that only look like tokens', async () => {
    const nested = await new SignJWT({ ...claims() })
      .setProtectedHeader({ alg: 'RS256', typ: 'at+jwt', cty: 'JWT', crit: ['x'], x: 1 })
      .sign((await generateKeyPair('RS256')).privateKey, { crit: { x: true } });
    const encrypted = await new CompactEncrypt(Buffer.from('{}'))
      .setProtectedHeader({ alg: 'RSA-OAEP-256', enc: 'A256GCM' })
      .encrypt((await generateKeyPair('RSA-OAEP-256')).publicKey);
    const [header, payload, signature] = (await identity.token()).split('.');
    const shapes = [
      nested,
      encrypted,
      `${header}..${signature}`,
      'a.b.c',
      '...',
      `${header}.${payload}`,
      `${header}.${payload}.${signature}.x`,
    ];
    for (const shape of shapes) expect(await verify(`Bearer ${shape}`), shape.slice(0, 20)).to.equal(401);
    expect(await user({ header: { b64: false, crit: ['b64'] } }).catch(() => 401)).to.equal(401);
  });

  it('wants a usable user id', async () => {
    for (const sub of ['', 'a'.repeat(256), 'has space', 'line\nbreak', 'ünïcode', undefined, 42]) {
      expect(await user({ claims: { sub } }), String(sub)).to.equal(401);
    }
  });

  it('verifies the signature of a token once in a while, and of another one always', async () => {
    const token = await identity.token();
    const broken = `${token.slice(0, -8)}AAAAAAAA`;
    for (const each of [token, broken, token, broken])
      expect(await verify(`Bearer ${each}`)).to.deep.equal(
        each === broken ? 401 : { id: 'alice', plan: 'enterprise', verified_email: null, groups: null },
      );
  });

  it('says 503 when the issuer has never been reached', async () => {
    const provider = createIdentityProvider({ issuer: 'http://127.0.0.1:1' });
    const req = new IncomingMessage(new Socket());
    Object.defineProperty(req, 'headersDistinct', { value: { authorization: [`Bearer ${await identity.token()}`] } });
    const failure = await verifyBearer(req, {
      provider,
      audience: 'linkwright',
      plan: { claim: 'plan', fallback: 'free' },
      verified: createVerifiedTokens(),
    }).catch((error: unknown) => error);
    expect(failure)
      .to.be.instanceOf(HttpError)
      .that.includes({ status: 503, message: 'The identity provider is not reachable' });
  });
});

async function publicKeyOf(jwk: Record<string, unknown>) {
  const key = await importJWK(jwk, 'RS256', { extractable: true });
  if (key instanceof Uint8Array) throw new Error('not a public key');
  return key;
}
