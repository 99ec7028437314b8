import { expect } from 'chai';
import type mongoose from 'mongoose';
import { rateLimitModel } from '../../../store/accounts/rate-limit-model.js';
import { createRateLimitsRepository } from '../../../store/accounts/rate-limits.js';
import { connectStore, ensureIndexes } from '../../../store/base/connect.js';
import { startMongo, type TestMongo } from '../../support/servers/mongo.js';

// The database drops what has ended by its own clock: all of this ends far in the future.
const at = (ms: number): Date => new Date(Date.UTC(2126, 2, 1) + ms);

describe('[I] rate limits repository', function () {
  this.timeout(30_000);
  let mongo: TestMongo;
  let connection: mongoose.Connection;

  before(async () => {
    mongo = await startMongo();
    connection = await connectStore(mongo.uri);
    await ensureIndexes([rateLimitModel(connection)]);
  });
  after(async () => {
    await connection.close();
    await mongo.stop();
  });

  it('gives each of 60 rivals a number of its own', async () => {
    const limits = createRateLimitsRepository(connection);
    const counts = await Promise.all(Array.from({ length: 60 }, () => limits.hit('user:alice', at(0), 60_000)));
    expect(counts.toSorted((a, b) => a - b)).to.deep.equal(Array.from({ length: 60 }, (_, index) => index + 1));
  });

  it('keeps callers and windows apart', async () => {
    const limits = createRateLimitsRepository(connection);
    const hit = (caller: string, window: number) => limits.hit(caller, at(window), 60_000);
    expect([await hit('a', 0), await hit('b', 0), await hit('a', 60_000), await hit('a', 0)]).to.deep.equal([
      1, 1, 1, 2,
    ]);
  });

  it('lets the database drop a window once it is over', async () => {
    await createRateLimitsRepository(connection).hit('c', at(120_000), 60_000);
    const found = await rateLimitModel(connection)
      .findOne({ _id: `c|${at(120_000).getTime()}` })
      .lean();
    expect(found?.expires_at).to.deep.equal(at(240_000));
  });
});
