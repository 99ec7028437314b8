import { expect } from 'chai';
import type mongoose from 'mongoose';
import { sessionModel } from '../../../store/accounts/session-model.js';
import { createSessionsRepository, type SessionsRepository } from '../../../store/accounts/sessions.js';
import { connectStore, ensureIndexes } from '../../../store/base/connect.js';
import { startMongo, type TestMongo } from '../../support/servers/mongo.js';

// The database drops what has ended by its own clock: all of this ends far in the future.
const at = (seconds: number): Date => new Date(Date.UTC(2126, 2, 1) + seconds * 1000);

describe('[I] sessions repository', function () {
  this.timeout(30_000);
  let mongo: TestMongo;
  let connection: mongoose.Connection;
  let sessions: SessionsRepository;

  before(async () => {
    mongo = await startMongo();
    connection = await connectStore(mongo.uri);
    await ensureIndexes([sessionModel(connection)]);
    sessions = createSessionsRepository(connection);
  });
  after(async () => {
    await connection.close();
    await mongo.stop();
  });

  it('finds a session until its end', async () => {
    expect(await sessions.insert('one', '{"a":1}', at(0), at(100))).to.equal(true);
    expect(await sessions.insert('one', '{"a":2}', at(0), at(100))).to.equal(false);
    expect(await sessions.find('one', at(99))).to.deep.equal({ data: '{"a":1}', created_at: at(0) });
    expect(await sessions.find('one', at(100))).to.equal(null);
    expect(await sessions.find('other', at(0))).to.equal(null);
  });

  it('moves the end only when that is worth a write', async () => {
    await sessions.insert('two', '{}', at(0), at(100));
    await sessions.touch('two', at(130));
    expect(await sessions.find('two', at(110))).to.equal(null);
    await sessions.touch('two', at(200));
    expect(await sessions.find('two', at(199))).to.have.property('data', '{}');
  });

  it('never brings an ended session back', async () => {
    await sessions.insert('three', '{}', at(0), at(100));
    await sessions.update('three', '{"b":1}', at(100));
    expect(await sessions.find('three', at(0))).to.have.property('data', '{"b":1}');
    await sessions.remove('three');
    await sessions.update('three', '{"b":2}', at(100));
    await sessions.touch('three', at(500));
    expect(await sessions.find('three', at(0))).to.equal(null);
  });
});
