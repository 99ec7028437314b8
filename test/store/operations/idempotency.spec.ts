import { expect } from 'chai';
import type mongoose from 'mongoose';
import { connectStore, ensureIndexes } from '../../../store/base/connect.js';
import { createIdempotencyRepository, type IdempotencyRepository } from '../../../store/operations/idempotency.js';
import { idempotencyModel } from '../../../store/operations/idempotency-model.js';
import { startMongo, type TestMongo } from '../../support/servers/mongo.js';

// The database drops what has ended by its own clock: all of this ends far in the future.
const NOW = new Date('2126-03-01T12:00:00Z');
const later = (ms: number): Date => new Date(NOW.getTime() + ms);
const at = (now: Date, fingerprint = 'f') => ({
  fingerprint,
  now,
  expiresAt: new Date(now.getTime() + 86_400_000),
  staleBefore: new Date(now.getTime() - 60_000),
});
const ANSWER = { status: 201, headers: { location: '/things/1' }, body: '{"name":"x"}' };

describe('[I] idempotency repository', function () {
  this.timeout(30_000);
  let mongo: TestMongo;
  let connection: mongoose.Connection;
  let keys: IdempotencyRepository;
  let counter = 0;
  const scope = (more: object = {}) => ({
    user_id: 'alice',
    method: 'POST',
    route: '/things',
    key: `key-number-${counter}`,
    ...more,
  });

  before(async () => {
    mongo = await startMongo();
    connection = await connectStore(mongo.uri);
    await ensureIndexes([idempotencyModel(connection)]);
    keys = createIdempotencyRepository(connection);
  });
  beforeEach(() => {
    counter++;
  });
  after(async () => {
    await connection.close();
    await mongo.stop();
  });

  async function mustClaim(now = NOW): Promise<string> {
    const outcome = await keys.claim(scope(), at(now));
    if (outcome.kind !== 'claimed') throw new Error(`claim was ${outcome.kind}`);
    return outcome.claimId;
  }

  it('gives the claim to exactly one of 50 rivals', async () => {
    const outcomes = await Promise.all(Array.from({ length: 50 }, () => keys.claim(scope(), at(NOW))));
    const kinds = outcomes.map(({ kind }) => kind);
    expect(kinds.filter((kind) => kind === 'claimed')).to.have.length(1);
    expect(kinds.filter((kind) => kind === 'running')).to.have.length(49);
  });

  it('hands out the stored answer, and refuses another body', async () => {
    await keys.complete(scope(), await mustClaim(), ANSWER);
    expect(await keys.claim(scope(), at(later(1000)))).to.deep.equal({ kind: 'answered', answer: ANSWER });
    expect(await keys.claim(scope(), at(later(1000), 'other'))).to.deep.equal({ kind: 'other_body' });
  });

  it('hands out a sealed answer as one', async () => {
    const sealed = { ...ANSWER, body: 'k1.sealed', is_sealed: true };
    await keys.complete(scope(), await mustClaim(), sealed);
    expect(await keys.claim(scope(), at(later(1000)))).to.deep.equal({ kind: 'answered', answer: sealed });
  });

  it('keeps users, methods, routes and keys apart', async () => {
    await mustClaim();
    for (const more of [{ user_id: 'bob' }, { method: 'PUT' }, { route: '/other' }, { key: `other-key-${counter}` }]) {
      expect((await keys.claim(scope(more), at(NOW))).kind).to.equal('claimed');
    }
  });

  it('lets exactly one of 20 rivals take over a claim older than a minute', async () => {
    const dead = await mustClaim();
    expect((await keys.claim(scope(), at(later(59_000)))).kind).to.equal('running');
    const outcomes = await Promise.all(Array.from({ length: 20 }, () => keys.claim(scope(), at(later(61_000)))));
    const winners = outcomes.filter(({ kind }) => kind === 'claimed');
    expect(winners).to.have.length(1);
    await keys.complete(scope(), dead, { ...ANSWER, body: 'late' });
    expect((await keys.claim(scope(), at(later(62_000)))).kind).to.equal('running');
    await keys.release(scope(), dead);
    expect((await keys.claim(scope(), at(later(63_000)))).kind).to.equal('running');
  });

  it('forgets a released claim, but not an answer', async () => {
    await keys.release(scope(), await mustClaim());
    const again = await mustClaim();
    await keys.complete(scope(), again, ANSWER);
    await keys.release(scope(), again);
    expect((await keys.claim(scope(), at(NOW))).kind).to.equal('answered');
  });

  it('counts an answer as gone after 24 hours, whether or not the database has removed it', async () => {
    await keys.complete(scope(), await mustClaim(), ANSWER);
    expect((await keys.claim(scope(), at(later(86_399_000)))).kind).to.equal('answered');
    expect((await keys.claim(scope(), at(later(86_400_000), 'other'))).kind).to.equal('claimed');
  });
});
