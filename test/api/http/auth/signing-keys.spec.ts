import { expect } from 'chai';
import { errors, type JWTVerifyGetKey, jwtVerify } from 'jose';
import { createSigningKeys, KeysUnavailableError } from '../../../../api/http/auth/signing-keys.js';
import { finishAttempt } from '../../../support/finish-attempt.js';
import { startIdentity, type TestIdentity } from '../../../support/servers/identity.js';
import { until } from '../../../support/until.js';

const SECOND = 1000;
const HOUR = 3600 * SECOND;

describe('[I] createSigningKeys', () => {
  let identity: TestIdentity;
  let clock: number;
  let keys: JWTVerifyGetKey;

  beforeEach(async () => {
    identity = await startIdentity();
    clock = 1_000_000 * SECOND;
    keys = createSigningKeys(`${identity.issuer}/jwks`, () => clock);
  });
  afterEach(() => identity.close());

  const check = (token: string): Promise<string> =>
    jwtVerify(token, keys).then(
      ({ payload }) => String(payload.sub),
      (failure: unknown) => (failure instanceof Error ? failure.constructor.name : 'unknown'),
    );

  it('asks the issuer once, however many unknown key ids come', async () => {
    const good = await identity.token();
    expect(await check(good)).to.equal('alice');
    for (let index = 0; index < 300; index++) {
      expect(await check(await identity.token({ header: { kid: `random-${index}` } }))).to.equal(
        errors.JWKSNoMatchingKey.name,
      );
    }
    expect(await check(good)).to.equal('alice');
    expect(identity.keyRequests()).to.equal(1);
    clock += 30 * SECOND;
    await check(await identity.token({ header: { kid: 'random' } }));
    expect(identity.keyRequests()).to.equal(2);
  });

  it('fetches once for a crowd at the start', async () => {
    const tokens = await Promise.all(Array.from({ length: 20 }, () => identity.token()));
    expect(new Set(await Promise.all(tokens.map(check)))).to.deep.equal(new Set(['alice']));
    expect(identity.keyRequests()).to.equal(1);
  });

  it('learns new keys after the cool-down', async () => {
    await check(await identity.token());
    await identity.rotateKeys();
    const fresh = await identity.token();
    expect(await check(fresh)).to.equal(errors.JWKSNoMatchingKey.name);
    clock += 31 * SECOND;
    expect(await check(fresh)).to.equal('alice');
  });

  it('drops keys that the issuer no longer publishes', async () => {
    const old = await identity.token();
    await check(old);
    await identity.rotateKeys();
    clock += 601 * SECOND;
    expect(await check(old)).to.equal('alice');
    await until('the old key is gone', async () => (await check(old)) === errors.JWKSNoMatchingKey.name);
  });

  it('continues with known keys for a day while the issuer is down, without asking all the time', async () => {
    const good = await identity.token();
    await check(good);
    identity.setDown(true);
    clock += 11 * 60 * SECOND;
    for (let index = 0; index < 50; index++) expect(await check(good)).to.equal('alice');
    await until('the issuer is asked', () => identity.keyRequests() === 2);
    await finishAttempt();
    expect(identity.keyRequests()).to.equal(2);
    expect(await check(await identity.token({ header: { kid: 'unknown' } }))).to.equal(errors.JWKSNoMatchingKey.name);
    expect(identity.keyRequests()).to.equal(2);
    clock += 24 * HOUR;
    expect(await check(good)).to.equal(KeysUnavailableError.name);
    identity.setDown(false);
    clock += 31 * SECOND;
    expect(await check(good)).to.equal('alice');
  });

  it('tries again a second after a failed start', async () => {
    identity.setDown(true);
    const good = await identity.token();
    for (let index = 0; index < 10; index++) expect(await check(good)).to.equal(KeysUnavailableError.name);
    expect(identity.keyRequests()).to.equal(1);
    identity.setDown(false);
    clock += SECOND;
    expect(await check(good)).to.equal('alice');
  });
});
