import { expect } from 'chai';
import type { Store } from '../../../../store/index.js';
import { startStore, type TestStore } from '../../../support/store.js';

const KEY = 'imap://ana@imap.press.example:993/INBOX';
const position = (uid_validity: string, last_uid: number) => ({
  uid_validity,
  last_uid,
  last_internal_date: `2026-06-01T08:00:${String(last_uid).padStart(2, '0')}.000Z`,
});

describe('[I] mailboxes repository', () => {
  let running: TestStore;
  let mailboxes: Store['mailboxes'];
  before(async () => {
    running = await startStore();
    mailboxes = running.store.mailboxes;
  });
  after(() => running.stop());

  it('knows nothing of a folder at first, then how far it was read', async () => {
    expect(await mailboxes.cursor('alice', KEY)).to.equal(null);
    await mailboxes.advance('alice', KEY, position('7', 5));
    expect(await mailboxes.cursor('alice', KEY)).to.deep.equal(position('7', 5));
    await mailboxes.advance('alice', KEY, { ...position('7', 6), last_internal_date: null });
    expect(await mailboxes.cursor('alice', KEY)).to.deep.equal({ ...position('7', 6), last_internal_date: null });
  });

  it('never goes back within one validity, whoever comes when', async () => {
    await Promise.all([3, 9, 1, 7, 5].map((uid) => mailboxes.advance('bea', KEY, position('7', uid))));
    expect(await mailboxes.cursor('bea', KEY)).to.deep.equal(position('7', 9));
    await mailboxes.advance('bea', KEY, position('7', 8));
    expect(await mailboxes.cursor('bea', KEY)).to.deep.equal(position('7', 9));
  });

  it('begins anew with another validity', async () => {
    await mailboxes.advance('carol', KEY, position('7', 900));
    await mailboxes.advance('carol', KEY, position('8', 2));
    expect(await mailboxes.cursor('carol', KEY)).to.deep.equal(position('8', 2));
  });

  it('keeps users and folders apart, the mailbox of all too', async () => {
    await mailboxes.advance('', KEY, position('7', 1));
    await mailboxes.advance('dan', KEY, position('7', 2));
    await mailboxes.advance('dan', `${KEY}/Junk`, position('7', 3));
    expect(await mailboxes.cursor('', KEY)).to.deep.equal(position('7', 1));
    expect(await mailboxes.cursor('dan', KEY)).to.deep.equal(position('7', 2));
    expect(await mailboxes.cursor('dan', `${KEY}/Junk`)).to.deep.equal(position('7', 3));
    expect(await mailboxes.cursor('bob', KEY)).to.equal(null);
  });

  it('counts the polls that could not read a message, each once', async () => {
    const fail = (uid: number, poll: string, user = 'eva') => mailboxes.noteFailure(user, KEY, '7', uid, poll);
    expect(await fail(4, 'p1')).to.equal(1);
    expect(await fail(4, 'p1')).to.equal(1);
    expect(await fail(4, 'p2')).to.equal(2);
    expect(await fail(5, 'p2')).to.equal(1);
    expect(await fail(4, 'p2', 'bob')).to.equal(1);
    expect(await fail(4, 'p3')).to.equal(3);
    expect(await mailboxes.cursor('eva', KEY)).to.equal(null);
  });

  it('forgets failures of messages that it has passed', async () => {
    await mailboxes.noteFailure('fay', KEY, '7', 4, 'p1');
    await mailboxes.noteFailure('fay', KEY, '7', 9, 'p1');
    await mailboxes.advance('fay', KEY, position('7', 4));
    expect(await failures('fay')).to.deep.equal({ '7-9': ['p1'] });
    await mailboxes.advance('fay', KEY, position('8', 1));
    expect(await failures('fay')).to.deep.equal({});
  });

  async function failures(user_id: string): Promise<unknown> {
    return (await running.connection.collection('mailboxes').findOne({ user_id }))?.['failures'];
  }
});
