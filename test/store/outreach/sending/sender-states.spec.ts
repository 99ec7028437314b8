import { expect } from 'chai';
import { startStore, type TestStore } from '../../../support/store.js';

const at = (hour: number) => new Date(Date.UTC(2026, 5, 2, hour));

describe('[I] states of senders', () => {
  let running: TestStore;
  before(async () => {
    running = await startStore();
  });
  after(() => running.stop());

  it('are unknown until something is noted, and are the owner’s alone', async () => {
    const { senderStates } = running.store;
    await senderStates.noteWaiting('bob', 's1', { reason: 'min_gap', detail: null, next_at: at(9).toISOString() });
    expect(await senderStates.find('alice', 's1')).to.deep.equal({
      waiting: null,
      reading: null,
      sent_copies: null,
      connection: null,
      verification: null,
    });
    expect((await senderStates.find('bob', 's1')).waiting).to.deep.include({ reason: 'min_gap' });
  });

  it('keep the last success beside a later error, and the wait beside both', async () => {
    const { senderStates } = running.store;
    const waiting = { reason: 'sender_paused' as const, detail: 'Too many bounces', next_at: null };
    await senderStates.noteWaiting('carol', 's1', waiting);
    await senderStates.noteReading('carol', 's1', null, at(8));
    await senderStates.noteReading('carol', 's1', 'authentication failed', at(9));
    expect(await senderStates.find('carol', 's1')).to.deep.equal({
      waiting,
      reading: {
        last_read_at: at(9).toISOString(),
        last_success_at: at(8).toISOString(),
        last_error: 'authentication failed',
      },
      sent_copies: null,
      connection: null,
      verification: null,
    });
    await senderStates.noteReading('carol', 's1', null, at(10));
    await senderStates.noteWaiting('carol', 's1', null);
    const { waiting: none, reading } = await senderStates.find('carol', 's1');
    expect([none, reading?.last_error, reading?.last_success_at]).to.deep.equal([null, null, at(10).toISOString()]);
  });

  it('keep when copies were saved last beside a later error', async () => {
    const { senderStates } = running.store;
    const copies = async () => (await senderStates.find('erin', 's1')).sent_copies;
    await senderStates.noteSentCopies('erin', 's1', 'it does not answer', at(8));
    expect(await copies()).to.deep.equal({ last_saved_at: null, last_error: 'it does not answer' });
    await senderStates.noteSentCopies('erin', 's1', null, at(9));
    await senderStates.noteSentCopies('erin', 's1', 'authentication failed', at(10));
    expect(await copies()).to.deep.equal({ last_saved_at: at(9).toISOString(), last_error: 'authentication failed' });
  });

  it('keep what the last test of a mailbox found, whole', async () => {
    const { senderStates } = running.store;
    const record = { name: 'press.example', type: 'TXT' as const, value: 'v=spf1 ~all', replaces: [] };
    const part = { status: 'missing' as const, detail: 'No record', advice: ['Publish one.'], record };
    const parts = { smtp: part, imap: part, spf: part, dkim: part, dmarc: part, mx: part, reverse_dns: part };
    for (const hour of [8, 9])
      await senderStates.noteVerification('fay', 's1', { ...parts, checked_at: at(hour).toISOString() });
    const { verification } = await senderStates.find('fay', 's1');
    expect(verification).to.deep.equal({ ...parts, checked_at: at(9).toISOString() });
  });

  it('stand many writers at once, and go with their sender', async () => {
    const { senderStates } = running.store;
    await Promise.all(Array.from({ length: 20 }, (_, n) => senderStates.noteReading('dan', 's1', `error ${n}`, at(8))));
    expect((await senderStates.findAll('dan')).size).to.equal(1);
    await senderStates.remove('dan', 's1');
    expect((await senderStates.findAll('dan')).size).to.equal(0);
  });
});
