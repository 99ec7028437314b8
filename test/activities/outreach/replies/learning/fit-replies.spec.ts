import { expect } from 'chai';
import { fitReplies } from '../../../../../activities/outreach/replies/learning/fit-replies.js';
import { loadLearning } from '../../../../../api/outreach/replies/load-learning.js';
import { correctingWith } from '../../../../support/correcting.js';
import { replyMail } from '../../../../support/mail/reply-mail.js';
import { type Mailed, type ReplyReading, startReplyReading } from '../../../../support/reply-reading.js';
import { dialectReply, makeCorrection, randomFrom } from '../../../../support/samples/taught-replies.js';

const BONZER = 'Bonzer, whack it over.\nCheers, Bruce';

describe('[I] learning what replies mean', function () {
  this.timeout(120_000);
  let reading: ReplyReading;
  before(async () => {
    reading = await startReplyReading(['ana']);
  });
  after(() => reading.stop());

  const { begin, answer, correct } = correctingWith(() => reading);
  const measure = (user: string) => fitReplies(reading.deps, user, new AbortController().signal);
  const learning = (user: string) => loadLearning(reading.store, user);
  const teach = async (user: string, count: number, campaign_id: string | null = null): Promise<void> => {
    const random = randomFrom(3);
    for (let at = 0; at < count; at++) {
      const { text, meant } = dialectReply(random);
      await reading.store.replyLearning.keep(user, makeCorrection(text, meant, { campaign_id }));
    }
  };
  const readNew = async ({ attempt }: Mailed, body: string) => {
    await reading.take(attempt.user_id, replyMail({ body, headers: [`In-Reply-To: ${attempt.message_id}`] }));
    const [latest] = await reading.replies(attempt.user_id);
    return latest;
  };

  it('a correction is kept as features, with what the reply was taken for first, and wakes the learning', async () => {
    const reply = await answer(await begin('kept'), BONZER);
    await correct(reply, 'interested');
    await correct(reply, 'question');
    expect(reading.learning.filter((user) => user === 'kept')).to.have.length(4);
    const [kept, ...others] = await reading.store.replyLearning.listKept('kept');
    expect(others).to.deep.equal([]);
    expect(kept).to.deep.include({
      reply_id: reply.id,
      lead_id: reply.lead_id,
      meant: 'question',
      given: reply.classification,
      given_by: 'rules',
      confidence: reply.confidence,
    });
    expect(kept?.evidence?.buckets.length).to.be.above(50);
    const stored = await reading.store.replyLearning.list('kept');
    expect(JSON.stringify([kept, stored])).to.not.match(/bonzer|whack/i);
    expect(await learning('kept')).to.deep.include({ corrections: 1 });
    expect((await learning('kept')).adjustment).to.include({ status: 'too_few', measure: null });
  });

  it('what was learned reads new replies of its workspace alone, until it is forgotten', async () => {
    const [mailed, other] = [await begin('aussie'), await begin('neighbor')];
    await teach('aussie', 60);
    expect((await learning('aussie')).adjustment.status).to.equal('pending');
    const before = await readNew(mailed, BONZER);
    expect(before?.classification).to.not.equal('interested');
    expect(await measure('aussie')).to.deep.equal({ in_use: true });
    const { adjustment } = await learning('aussie');
    expect(adjustment.status).to.equal('in_use');
    expect(adjustment.measure?.p_value).to.be.below(0.01);

    const after = await readNew(mailed, `${BONZER}.`);
    expect(after?.classification).to.equal('interested');
    expect(after?.signals.join()).to.contain('learned from your corrections: interested');
    expect((await readNew(mailed, 'Please remove me from your list.'))?.classification).to.equal('unsubscribe');
    expect((await readNew(other, BONZER))?.classification).to.equal(before?.classification);

    await measure('aussie');
    expect((await learning('aussie')).adjustment.in_use_since).to.equal(adjustment.in_use_since);
    expect(await reading.store.replyLearning.forget('aussie')).to.equal(60);
    expect(await learning('aussie')).to.deep.include({ corrections: 0, classes: [] });
    expect((await readNew(mailed, `${BONZER}!`))?.classification).to.equal(before?.classification);
  });

  it('a deleted campaign takes its corrections with it, and what was learned from them', async () => {
    const mailed = await begin('gone');
    const { campaign_id } = mailed.lead;
    await teach('gone', 45, campaign_id);
    expect(await measure('gone')).to.deep.equal({ in_use: true });
    const state = await reading.store.replyLearning.findState('gone');
    await reading.store.campaigns.remove('gone', campaign_id);
    expect(await learning('gone')).to.deep.include({ corrections: 0 });
    expect(await reading.store.replyLearning.findOwn('gone')).to.equal(null);
    // A fit that had read them before is not saved.
    const late = { learnable: { corrections: 45, leads: 45 }, measure: null, adjustment: null };
    expect(await reading.store.replyLearning.saveFit('gone', state, late, new Date())).to.equal(false);
  });

  it('so does a deleted lead', async () => {
    const mailed = await begin('left');
    await correct(await answer(mailed, BONZER), 'interested', 1);
    await reading.store.leads.remove('left', mailed.lead.campaign_id, mailed.lead.id);
    expect(await learning('left')).to.deep.include({ corrections: 0 });
  });
});
