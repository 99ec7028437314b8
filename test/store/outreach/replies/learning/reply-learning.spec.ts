import { expect } from 'chai';
import { learnFromCorrections } from '../../../../../domain/outreach/replies/learning/learn-from-corrections.js';
import {
  createReplyLearningRepository,
  type ReplyLearningRepository,
} from '../../../../../store/outreach/replies/learning/reply-learning.js';
import { dialectReply, makeCorrection, randomFrom } from '../../../../support/samples/taught-replies.js';
import { startStore, type TestStore } from '../../../../support/store.js';

const NOW = new Date('2026-06-03T07:12:00.000Z');

describe('[I] store of what people say that replies mean', function () {
  this.timeout(60_000);
  let running: TestStore;
  let learning: ReplyLearningRepository;
  before(async () => {
    running = await startStore();
    learning = createReplyLearningRepository(running.connection, 3);
  });
  after(() => running.stop());

  it('keeps the newest corrections of a workspace, so many and no more', async () => {
    const at = (day: number) => `2026-01-0${day}T00:00:00.000Z`;
    for (const day of [1, 2, 3, 4])
      await learning.keep('ann', makeCorrection('Hi', 'replied', { corrected_at: at(day) }));
    await learning.keep('bob', makeCorrection('Hi', 'replied', { corrected_at: at(1) }));
    expect((await learning.list('ann')).map(({ corrected_at }) => corrected_at)).to.deep.equal([at(4), at(3), at(2)]);
    expect(await learning.list('bob')).to.have.length(1);
  });

  it('gives back what the classifier saw, and the adjustment, as they were', async () => {
    const random = randomFrom(5);
    const kept = Array.from({ length: 45 }, () => {
      const { text, meant } = dialectReply(random);
      return makeCorrection(text, meant);
    });
    const [one] = kept;
    if (!one?.evidence) throw new Error('nothing to keep');
    await learning.keep('eve', one);
    const [found] = await learning.listKept('eve');
    expect(found).to.deep.equal({
      ...one,
      evidence: { ...one.evidence, values: one.evidence.values.map(Math.fround) },
    });

    const learned = learnFromCorrections(kept);
    expect(await learning.findOwn('eve')).to.equal(null);
    expect(await learning.saveFit('eve', await learning.findState('eve'), learned, NOW)).to.equal(true);
    expect(await learning.findOwn('eve')).to.deep.equal(learned.adjustment);
    // The second read finds the same in memory; another process finds it too.
    expect(await learning.findOwn('eve')).to.equal(await learning.findOwn('eve'));
    expect(await createReplyLearningRepository(running.connection).findOwn('eve')).to.deep.equal(learned.adjustment);
    expect(await learning.findState('eve')).to.deep.equal({
      epoch: 0,
      fitted_at: NOW.toISOString(),
      in_use_since: NOW.toISOString(),
      measure: learned.measure,
    });
    const worse = { ...learned, adjustment: null };
    await learning.saveFit('eve', await learning.findState('eve'), worse, NOW);
    expect([await learning.findOwn('eve'), (await learning.findState('eve')).in_use_since]).to.deep.equal([null, null]);
  });

  it('an adjustment on top of other weights is not used', async () => {
    const own = { buckets: Int32Array.of(1), rows: new Int16Array(8), step: 1 };
    const learned = { learnable: { corrections: 40, leads: 40 }, measure: null, adjustment: own };
    await learning.saveFit('old', await learning.findState('old'), learned, NOW);
    expect(await learning.findOwn('old')).to.deep.equal(own);
    await running.connection
      .collection('reply_adjustments')
      .updateOne({ user_id: 'old' }, { $set: { weights: 'old' } });
    expect(await learning.findOwn('old')).to.equal(null);
    expect(await learning.findState('old')).to.include({ fitted_at: null, in_use_since: null });
  });
});
