import { expect } from 'chai';
import type { AnswerDraft } from '../../../../domain/outreach/inbox/answer-draft.js';
import type { Store } from '../../../../store/index.js';
import { newAnswer } from '../../../support/samples/new-answer.js';
import { newReply } from '../../../support/samples/new-reply.js';
import { startStore, type TestStore } from '../../../support/store.js';

const SOON = '2026-06-01T08:00:10.000Z';

describe('[I] answers of inbox threads', () => {
  let running: TestStore;
  let threads: Store['inboxThreads'];
  before(async () => {
    running = await startStore();
    threads = running.store.inboxThreads;
  });
  after(() => running.stop());

  let count = 0;
  async function addThread(): Promise<string> {
    const lead_id = (++count).toString(16).padStart(24, '0');
    await threads.noteReply(newReply({ user_id: 'ann', lead_id, campaign_id: 'c'.repeat(24) }));
    return lead_id;
  }
  const waiting = (attempt: string): AnswerDraft =>
    newAnswer({ state: 'waiting', attempt_id: attempt.repeat(24), leaves_at: SOON });
  const stateOf = async (id: string) => (await threads.find('ann', id))?.answer?.state ?? null;

  it('of two that are sent at once, one is', async () => {
    const id = await addThread();
    const given = ['1', '2', '3', '4'].map((attempt) => threads.putAnswer('ann', id, waiting(attempt), null));
    expect((await Promise.all(given)).filter((isStored) => isStored)).to.have.length(1);
    expect(await threads.putAnswer('ann', id, newAnswer({}), null)).to.equal(false);
    expect(await threads.putAnswer('bob', id, newAnswer({}), null)).to.equal(false);
  });

  it('is either undone or claimed, never both', async () => {
    for (let round = 0; round < 10; round++) {
      const id = await addThread();
      await threads.putAnswer('ann', id, waiting('a'), null);
      const [undone, claimed] = await Promise.all([
        threads.undoAnswer('ann', id),
        threads.claimAnswer('ann', id, 'a'.repeat(24)),
      ]);
      expect([undone === null, claimed === null].filter((isNone) => isNone)).to.have.length(1);
      expect(await stateOf(id)).to.equal(undone === null ? 'sending' : 'draft');
    }
  });

  it('that was undone and sent again is claimed by its second workflow alone', async () => {
    const id = await addThread();
    await threads.putAnswer('ann', id, waiting('a'), null);
    expect((await threads.undoAnswer('ann', id))?.answer).to.deep.equal(newAnswer({}));
    expect(await threads.undoAnswer('ann', id)).to.equal(null);
    await threads.putAnswer('ann', id, waiting('b'), null);
    expect(await threads.claimAnswer('ann', id, 'a'.repeat(24))).to.equal(null);
    for (const _ of [1, 2]) expect((await threads.claimAnswer('ann', id, 'b'.repeat(24)))?.id).to.equal(id);
  });

  it('that ended is replaced, and one on its way is not', async () => {
    const id = await addThread();
    await threads.putAnswer('ann', id, waiting('a'), null);
    await threads.claimAnswer('ann', id, 'a'.repeat(24));
    expect(await threads.putAnswer('ann', id, newAnswer({}), 'b'.repeat(24))).to.equal(false);
    expect(await threads.putAnswer('ann', id, newAnswer({}), 'a'.repeat(24))).to.equal(true);
  });

  it('that was sent ends the waiting, one in doubt does not, and a failed one is a draft', async () => {
    for (const [isSure, awaits_us] of [
      [true, false],
      [false, true],
    ] as const) {
      const id = await addThread();
      await threads.putAnswer('ann', id, waiting('a'), null);
      await threads.endAnswer('ann', id, 'b'.repeat(24), true);
      expect(await stateOf(id)).to.equal('waiting');
      await threads.endAnswer('ann', id, 'a'.repeat(24), isSure);
      expect(await threads.find('ann', id)).to.deep.include({ answer: null, awaits_us });
    }
    const id = await addThread();
    await threads.putAnswer('ann', id, waiting('a'), null);
    await threads.returnAnswer('ann', id, 'a'.repeat(24), 'user_daily_cap');
    expect((await threads.find('ann', id))?.answer).to.deep.equal(newAnswer({ failure: 'user_daily_cap' }));
  });

  it('that no workflow has claimed in time is found', async () => {
    const id = await addThread();
    await threads.putAnswer('ann', id, waiting('f'), null);
    const found = await threads.listOverdueAnswers(new Date('2026-06-01T08:01:00.000Z'), 500);
    const expected = { user_id: 'ann', thread_id: id, attempt_id: 'f'.repeat(24), leaves_at: SOON };
    expect(found).to.deep.include(expected);
    expect(await threads.listOverdueAnswers(new Date('2026-06-01T08:00:00.000Z'), 500)).to.deep.equal([]);
  });
});
