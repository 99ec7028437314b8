import { expect } from 'chai';
import type mongoose from 'mongoose';
import { connectStore, ensureIndexes } from '../../../store/base/connect.js';
import { createModelBudgetsRepository } from '../../../store/llm/model-budgets.js';
import { modelDayModel } from '../../../store/llm/model-day-model.js';
import { startMongo, type TestMongo } from '../../support/servers/mongo.js';

const DAY = '2026-06-01';

describe('[I] budgets of language models', function () {
  this.timeout(30_000);
  let mongo: TestMongo;
  let connection: mongoose.Connection;
  before(async () => {
    mongo = await startMongo();
    connection = await connectStore(mongo.uri);
    await ensureIndexes([modelDayModel(connection)]);
  });
  after(async () => {
    await connection.close();
    await mongo.stop();
  });

  it('let no number of rivals pass the limit', async () => {
    const budgets = createModelBudgetsRepository(connection);
    const taken = await Promise.all(Array.from({ length: 40 }, () => budgets.reserve('alice', DAY, 100, 1_050)));
    expect(taken.filter((isTaken) => isTaken)).to.have.length(10);
    expect(await budgets.used('alice', DAY)).to.equal(1_000);
    expect(await budgets.reserve('alice', DAY, 50, 1_050)).to.equal(true);
    expect(await budgets.reserve('alice', DAY, 1, 1_050)).to.equal(false);
  });

  it('keep users and days apart', async () => {
    const budgets = createModelBudgetsRepository(connection);
    expect(await budgets.reserve('bob', DAY, 900, 1_000)).to.equal(true);
    expect(await budgets.reserve('bob', '2026-06-02', 900, 1_000)).to.equal(true);
    expect(await budgets.reserve('bob', DAY, 900, 1_000)).to.equal(false);
    expect(await budgets.used('nobody', DAY)).to.equal(0);
  });

  it('take back what was not needed, and count what was needed beyond it', async () => {
    const budgets = createModelBudgetsRepository(connection);
    await budgets.reserve('carol', DAY, 500, 1_000);
    await budgets.conclude('carol', DAY, -400);
    expect(await budgets.used('carol', DAY)).to.equal(100);
    await budgets.conclude('carol', DAY, 950);
    expect(await budgets.used('carol', DAY)).to.equal(1_050);
    expect(await budgets.reserve('carol', DAY, 1, 1_000)).to.equal(false);
  });

  it('give nothing where there is nothing to give, nor more than there is', async () => {
    const budgets = createModelBudgetsRepository(connection);
    expect(await budgets.reserve('dave', DAY, 1, 0)).to.equal(false);
    expect(await budgets.reserve('dave', DAY, 11, 10)).to.equal(false);
    expect(await budgets.reserve('dave', DAY, 10, 10)).to.equal(true);
  });

  it('let the database drop a day some time after it is over', async () => {
    const found = await modelDayModel(connection).findOne({ user_id: 'alice' }).lean();
    expect(found?.expires_at.getTime()).to.be.greaterThan(Date.parse(`${DAY}T00:00:00Z`));
    expect(found?._id).to.match(/^[0-9a-f]{64}$/);
  });
});
