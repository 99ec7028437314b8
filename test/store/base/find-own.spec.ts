import { expect } from 'chai';
import { Types } from 'mongoose';
import { findOwn } from '../../../store/base/find-own.js';
import { startStore, type TestStore } from '../../support/store.js';

interface Note {
  user_id: string;
  campaign_id: string;
  text: string;
}

describe('[I] record of one’s own', () => {
  let running: TestStore;
  const _id = new Types.ObjectId();
  before(async () => {
    running = await startStore();
    const note = { _id, user_id: 'alice', campaign_id: 'c1', text: 'Hello' };
    await running.connection.collection('notes').insertOne(note);
  });
  after(() => running.stop());

  const find = async (id: Types.ObjectId | null, owner: Partial<Note>): Promise<string | null> =>
    (await findOwn<Note>(running.connection.collection('notes'), id, owner))?.text ?? null;

  it('is found by its owner', async () => {
    expect(await find(_id, { user_id: 'alice' })).to.equal('Hello');
    expect(await find(_id, { user_id: 'alice', campaign_id: 'c1' })).to.equal('Hello');
  });

  it('is not there for anybody else, nor beside its campaign', async () => {
    expect(await find(_id, { user_id: 'bob' })).to.equal(null);
    expect(await find(_id, { user_id: 'bob', campaign_id: 'c1' })).to.equal(null);
    expect(await find(_id, { user_id: 'alice', campaign_id: 'c2' })).to.equal(null);
  });

  it('is not there under another id, or under none', async () => {
    expect(await find(new Types.ObjectId(), { user_id: 'alice' })).to.equal(null);
    expect(await find(null, { user_id: 'alice' })).to.equal(null);
  });
});
