import { expect } from 'chai';
import type { Attempt } from '../../../../domain/outreach/sending/attempt.js';
import type { AttemptEnding } from '../../../../store/outreach/sending/attempt-endings.js';
import { newAttempt } from '../../../support/samples/new-attempt.js';
import { startStore, type TestStore } from '../../../support/store.js';

const SLOTS = { day: '2026-06-01', domain_key: 'blog.example', duplicate_key: 'k' };
const SENT: AttemptEnding = {
  from: ['sending', 'uncertain'],
  status: 'sent',
  reason: null,
  smtp_response: '250 Ok',
  sent_at: new Date('2026-06-01T08:00:00.000Z'),
  relay_message_id: '<r>',
};
const LOST: AttemptEnding = { ...SENT, from: ['sending'], status: 'uncertain', reason: 'worker_lost', sent_at: null };

describe('[I] endings of attempts', () => {
  let running: TestStore;
  const commands: string[] = [];
  before(async () => {
    running = await startStore({ onCommand: (name, of) => void (of === 'attempts' && commands.push(name)) });
  });
  after(() => running.stop());

  async function add(status: Attempt['status']): Promise<Attempt> {
    const given = newAttempt({ status, sent_at: null, smtp_response: null });
    return (await running.store.attempts.insert(given, SLOTS)).attempt;
  }
  const settle = ({ user_id, id }: Attempt, ending = SENT) => running.store.attempts.settle(user_id, id, ending);
  const statusesOf = async (all: Promise<Attempt | null>[]) =>
    (await Promise.all(all)).map((one) => one?.status ?? null);

  it('that come together are one write and one read, each guarded by its own state', async () => {
    const given = [await add('sending'), await add('uncertain'), await add('failed'), await add('queued')];
    commands.length = 0;
    expect(await statusesOf(given.map((one) => settle(one)))).to.deep.equal(['sent', 'sent', 'failed', 'queued']);
    expect(commands).to.deep.equal(['update', 'find']);
    const [first, , failed] = await Promise.all(given.map(({ id }) => running.store.attempts.find('alice', id)));
    expect(first).to.include({ smtp_response: '250 Ok', relay_message_id: '<r>', sent_at: '2026-06-01T08:00:00.000Z' });
    expect(failed).to.deep.equal(given[2]);
  });

  it('of one attempt leave the first, and both callers see it', async () => {
    const given = await add('sending');
    expect(await statusesOf([settle(given), settle(given, LOST)])).to.deep.equal(['sent', 'sent']);
    const other = await add('sending');
    // Who knows the outcome corrects who had to guess.
    expect(await statusesOf([settle(other, LOST), settle(other)])).to.deep.equal(['sent', 'sent']);
  });

  it('one alone says what the attempt is in the end, whoever brought that about', async () => {
    const given = await add('sending');
    commands.length = 0;
    expect((await settle(given))?.status).to.equal('sent');
    expect(commands).to.deep.equal(['findAndModify']);
    expect((await settle(given, LOST))?.status).to.equal('sent');
  });

  it('are blind to other users, and to attempts that are gone', async () => {
    const [given, gone] = [await add('sending'), newAttempt()];
    expect(await settle({ ...given, user_id: 'bob' })).to.equal(null);
    expect(await statusesOf([settle({ ...given, user_id: 'bob' }), settle(gone)])).to.deep.equal([null, null]);
    expect(await settle({ ...given, id: 'no-id' })).to.equal(null);
    expect((await running.store.attempts.find('alice', given.id))?.status).to.equal('sending');
  });
});
