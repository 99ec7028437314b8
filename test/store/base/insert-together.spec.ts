import { expect } from 'chai';
import { isDuplicateKey } from '../../../store/base/connect.js';
import { createInsertTogether } from '../../../store/base/insert-together.js';
import { startStore, type TestStore } from '../../support/store.js';

interface Note {
  _id: string;
  text: string;
}

describe('[I] records inserted together', () => {
  let running: TestStore;
  let inserts = 0;
  before(async () => {
    running = await startStore({ onCommand: (name, of) => (inserts += name === 'insert' && of === 'notes' ? 1 : 0) });
  });
  after(() => running.stop());

  const notes = () => running.connection.collection<Note>('notes');
  const create = () => createInsertTogether<Note>(running.connection.collection('notes'));

  it('are one command, and those that are there already are refused alone', async () => {
    const insert = create();
    await insert({ _id: 'two', text: 'first' });
    inserts = 0;
    const texts = ['one', 'two', 'three', 'three'];
    const ended = await Promise.allSettled(texts.map((_id) => insert({ _id, text: 'later' })));
    expect(inserts).to.equal(1);
    expect(ended.map(({ status }) => status)).to.deep.equal(['fulfilled', 'rejected', 'fulfilled', 'rejected']);
    for (const end of ended) if (end.status === 'rejected') expect(isDuplicateKey(end.reason)).to.equal(true);
    const stored = await notes().find().sort({ _id: 1 }).toArray();
    expect(stored.map(({ _id, text }) => `${_id} ${text}`)).to.deep.equal(['one later', 'three later', 'two first']);
  });

  it('one alone is refused in the same way', async () => {
    const failure = await create()({ _id: 'two', text: 'again' }).then(
      () => null,
      (error: unknown) => error,
    );
    expect(isDuplicateKey(failure)).to.equal(true);
  });

  it('a command that fails as a whole fails for each', async () => {
    const insert = createInsertTogether<Note>({
      insertOne: () => Promise.reject(new Error('not one')),
      insertMany: () => Promise.reject(new Error('away')),
    });
    const ended = await Promise.allSettled(['a', 'b'].map((_id) => insert({ _id, text: '' })));
    expect(ended.map((end) => end.status === 'rejected' && String(end.reason))).to.deep.equal([
      'Error: away',
      'Error: away',
    ]);
  });
});
