import { expect } from 'chai';
import type { RequestHandler } from 'express';
import type mongoose from 'mongoose';
import { DomainError } from '../../../../domain/base/errors.js';
import { connectStore } from '../../../../store/base/connect.js';
import { idempotencyModel } from '../../../../store/operations/idempotency-model.js';
import { startTestApi, type TestApi } from '../../../support/api/test-api.js';
import { createThingHandlers, THING_PATHS } from '../../../support/api/thing-paths.js';
import type { Answer } from '../../../support/servers/http-call.js';
import { startIdentity, type TestIdentity } from '../../../support/servers/identity.js';
import { startMongo, type TestMongo } from '../../../support/servers/mongo.js';
import { until } from '../../../support/until.js';

describe('[I] Idempotency-Key', () => {
  let mongo: TestMongo;
  let connection: mongoose.Connection;
  let identity: TestIdentity;
  let api: TestApi;
  const log = { made: 0 };
  /** Runs before the thing is made. */
  let interrupt: () => Promise<void> | void = () => {};
  let counter = 0;
  let key = '';

  before(async () => {
    [mongo, identity] = await Promise.all([startMongo(), startIdentity()]);
    connection = await connectStore(mongo.uri);
    const handlers = createThingHandlers(log);
    const interrupted =
      (name: string): RequestHandler =>
      async (req, res, next) => {
        await interrupt();
        return handlers[name]?.(req, res, next);
      };
    const slow = {
      createThing: interrupted('createThing'),
      joinThing: interrupted('joinThing'),
      createPremiumThing: interrupted('createPremiumThing'),
    };
    api = await startTestApi({
      connection,
      issuer: identity.issuer,
      paths: THING_PATHS,
      handlers: { ...handlers, ...slow },
    });
  });
  beforeEach(() => {
    counter++;
    key = `key-number-${counter}`;
    log.made = 0;
    interrupt = () => {};
  });
  after(async () => {
    await Promise.all([api.close(), identity.close()]);
    await connection.close();
    await mongo.stop();
  });

  interface Ask {
    path?: string;
    body?: unknown;
    user?: string;
    plan?: string;
    key?: string;
  }
  async function post({
    path = '/things',
    body = { name: 'x' },
    user = 'alice',
    plan,
    key: given = key,
  }: Ask = {}): Promise<Answer> {
    const token = await identity.token({ sub: user, ...(plan === undefined ? {} : { plan }) });
    return api.call('POST', path, { headers: { authorization: `Bearer ${token}`, 'idempotency-key': given }, body });
  }
  const ageClaims = (ms: number) =>
    idempotencyModel(connection).updateMany({ key }, { $set: { claimed_at: new Date(Date.now() - ms) } });

  it('does it once and gives the same answer again', async () => {
    const first = await post();
    const again = await post();
    expect([first.status, again.status, log.made]).to.deep.equal([201, 201, 1]);
    expect(first.json).to.deep.equal({ name: 'x', made: 1, user: 'alice', key });
    expect(again.text).to.equal(first.text);
    expect(again.headers['location']).to.equal('/things/1');
    expect(again.headers['content-type']).to.equal(first.headers['content-type']);
    expect([first.headers['idempotent-replayed'], again.headers['idempotent-replayed']]).to.deep.equal([
      undefined,
      'true',
    ]);
    expect(again.headers['x-request-id']).not.to.equal(first.headers['x-request-id']);
  });

  it('keeps an answer that tells a secret sealed', async () => {
    const path = '/secret-things';
    const first = await post({ path });
    const again = await post({ path });
    expect([again.status, again.text, log.made]).to.deep.equal([201, first.text, 1]);
    const kept = await idempotencyModel(connection).findOne({ key }).lean();
    expect(kept?.sealed_body).to.match(/^k1~[.]/);
    expect(JSON.stringify(kept)).to.not.include('"made');
    // Copied to where somebody else would read it.
    const other = await post({ path, key: 'another-key-1' });
    expect(other.text).to.not.equal(first.text);
    await idempotencyModel(connection).updateOne(
      { key: 'another-key-1' },
      { $set: { sealed_body: kept?.sealed_body } },
    );
    expect((await post({ path, key: 'another-key-1' })).status).to.equal(409);
    // Under a key that is gone meanwhile.
    await idempotencyModel(connection).updateOne({ key }, { $set: { sealed_body: 'k0.a.b.c' } });
    const lost = await post({ path });
    expect([lost.status, lost.json]).to.deep.equal([
      409,
      { detail: 'The response for this Idempotency-Key can no longer be read' },
    ]);
  });

  it('does it once for 200 at the same time', async () => {
    const answers = await Promise.all(Array.from({ length: 200 }, () => post()));
    expect(log.made).to.equal(1);
    const statuses = answers.map(({ status }) => status);
    expect(statuses.every((status) => status === 201 || status === 409)).to.equal(true);
    const made = answers.filter(({ status }) => status === 201).map(({ text }) => text);
    expect(new Set(made).size).to.equal(1);
    expect((await post()).text).to.equal(made[0]);
  });

  it('says 409 while the first is running', async () => {
    let release = () => {};
    const running = new Promise<void>((resolve) => {
      interrupt = () => {
        resolve();
        return new Promise<void>((go) => {
          release = go;
        });
      };
    });
    const first = post();
    await running;
    const second = await post();
    expect([second.status, second.json]).to.deep.equal([
      409,
      { detail: 'Request with this Idempotency-Key is still running' },
    ]);
    release();
    expect((await first).status).to.equal(201);
    expect((await post()).headers['idempotent-replayed']).to.equal('true');
  });

  it('lets a repeat join where the operation can', async () => {
    let release = () => {};
    const gate = new Promise<void>((resolve) => {
      release = resolve;
    });
    let inside = 0;
    interrupt = () => {
      inside += 1;
      return gate;
    };
    const both = [post({ path: '/joined-things' }), post({ path: '/joined-things' })];
    await until('both are at it', () => inside === 2);
    release();
    const answers = await Promise.all(both);
    expect(answers.map(({ status }) => status)).to.deep.equal([201, 201]);
    for (const { json } of answers) expect(json).to.have.property('key', key);
  });

  it('refuses the same key for another request', async () => {
    await post();
    const other = await post({ body: { name: 'y' } });
    const detail = [
      {
        loc: ['header', 'idempotency-key'],
        msg: 'Idempotency-Key was used before with another request',
        type: 'idempotency_key_reused',
      },
    ];
    expect([other.status, other.json]).to.deep.equal([422, { detail }]);
    expect(log.made).to.equal(1);
  });

  it('compares what the body means, not how it is spelt', async () => {
    const token = await identity.token();
    const headers = { authorization: `Bearer ${token}`, 'idempotency-key': key, 'content-type': 'application/json' };
    await api.call('POST', '/things', { headers, body: '{"name":"x","size":1,"free":{"a":1,"b":[1,2]}}' });
    const same = await api.call('POST', '/things', {
      headers,
      body: '{ "free": {"b": [1, 2], "a": 1.0}, "size": 1, "name": "\\u0078" }',
    });
    expect(same.headers['idempotent-replayed']).to.equal('true');
    const other = await api.call('POST', '/things', {
      headers,
      body: '{"name":"x","size":1,"free":{"a":1,"b":[2,1]}}',
    });
    expect(other.status).to.equal(422);
  });

  it('keeps users and routes apart', async () => {
    expect((await post()).status).to.equal(201);
    expect((await post({ user: 'bob', body: { name: 'z' } })).json).to.deep.equal({
      name: 'z',
      made: 2,
      user: 'bob',
      key,
    });
    expect((await post({ path: '/joined-things' })).headers['idempotent-replayed']).to.equal(undefined);
    expect(log.made).to.equal(3);
  });

  it('keeps the answers that failed for good, and forgets those that did nothing', async () => {
    interrupt = () => {
      throw new DomainError('conflict', 'taken');
    };
    expect((await post()).status).to.equal(409);
    interrupt = () => {};
    const kept = await post();
    expect([kept.status, kept.json, kept.headers['idempotent-replayed']]).to.deep.equal([
      409,
      { detail: 'taken' },
      'true',
    ]);

    for (const [index, code] of (['internal', 'invalid_input', 'dependency_unavailable'] as const).entries()) {
      key = `forgotten-${counter}-${index}`;
      interrupt = () => {
        throw new DomainError(code, 'no');
      };
      expect((await post()).status).to.be.oneOf([422, 500, 503]);
      interrupt = () => {};
      expect([code, (await post()).status]).to.deep.equal([code, 201]);
    }
    expect(log.made).to.equal(3);
  });

  it('takes no key for a request that is refused before its handler', async () => {
    expect((await post({ body: { nome: 'x' } })).status).to.equal(422);
    expect((await post({ path: '/premium-things', plan: 'free' })).status).to.equal(402);
    expect((await post()).status).to.equal(201);
    expect((await post({ path: '/premium-things', plan: 'premium' })).status).to.equal(201);
  });

  it('takes over from a process that died with the claim', async () => {
    // The claim of a process that never comes back: made, and not settled.
    let begun = () => {};
    const claimed = new Promise<void>((resolve) => {
      begun = resolve;
    });
    interrupt = () => {
      begun();
      return new Promise<void>(() => {});
    };
    void post().catch(() => {});
    await claimed;
    interrupt = () => {};
    await ageClaims(50_000);
    expect((await post()).status).to.equal(409);
    await ageClaims(61_000);
    const answers = await Promise.all(Array.from({ length: 10 }, () => post()));
    expect(log.made).to.equal(1);
    expect(answers.filter(({ status }) => status === 201).length).to.be.greaterThan(0);
  });

  it('wants 8 to 255 printable characters', async () => {
    for (const bad of ['short-7', 'x'.repeat(256), 'tab\tin the key', 'ünïcode-key']) {
      const { status, json } = await post({ key: bad });
      const detail = [
        {
          loc: ['header', 'idempotency-key'],
          msg: 'must be 8 to 255 printable ASCII characters',
          type: 'string_pattern_mismatch',
        },
      ];
      expect({ status, json }).to.deep.equal({ status: 422, json: { detail } });
    }
    expect((await post({ key: 'x'.repeat(255) })).status).to.equal(201);
    expect(log.made).to.equal(1);
  });

  it('counts an upload by its bytes', async () => {
    const token = await identity.token();
    const upload = (bytes: string) =>
      api.call('POST', '/uploads', {
        headers: {
          authorization: `Bearer ${token}`,
          'idempotency-key': key,
          'content-type': 'multipart/form-data; boundary=b',
        },
        body: `--b\r\nContent-Disposition: form-data; name="image"; filename="a.png"\r\n\r\n${bytes}\r\n--b--\r\n`,
      });
    expect((await upload('one')).status).to.equal(201);
    expect((await upload('one')).headers['idempotent-replayed']).to.equal('true');
    expect((await upload('two')).status).to.equal(422);
  });
});
