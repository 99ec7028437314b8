import { expect } from 'chai';
import { REPLY_WEIGHTS } from '../../../../../domain/outreach/replies/classifier/reply-weights.js';
import { judgeOtherHand } from '../../../../support/judge-other-hand.js';
import { hashOfReplies, labeledReplies } from '../../../../support/labeled-replies.js';
import { scoreReplies } from '../../../../support/score-replies.js';

const judged = judgeOtherHand();
const scores = scoreReplies(
  judged.map(({ reply, judged: { classification: got, confidence, is_sure } }) => ({
    ...reply,
    got,
    confidence,
    is_sure,
  })),
);

describe('[U] learned weights', () => {
  it('were learned from the texts that are here: else run `npm run bench -- train-replies`', () => {
    expect(REPLY_WEIGHTS.texts).to.equal(hashOfReplies(labeledReplies()));
  });

  it('are small enough to ship', () => {
    expect(REPLY_WEIGHTS.rows.length).to.be.lessThan(2_000_000);
  });

  it('do harm to at most one in a hundred replies by another hand', () => {
    expect(scores.harmed).to.be.at.most(Math.floor(scores.count / 100));
  });

  it('recognize 97 of 100 who want no more mail', () => {
    expect(scores.opt_outs).to.be.at.least(0.97);
  });

  it('give 85 of 100 the class that a careful person would, and 80 in each language', () => {
    expect(scores.label_or_acceptable).to.be.at.least(0.85);
    for (const [language, share] of Object.entries(scores.by_language)) expect(share, language).to.be.at.least(0.8);
  });

  it('are right where they say that they are sure', () => {
    expect(scores.sure).to.be.at.least(0.5);
    expect(scores.sure_right).to.be.at.least(0.95);
  });

  it('leave the return dates and the new text right', () => {
    const away = judged.filter(({ reply }) => reply.label === 'out_of_office');
    const dated = away.filter(({ reply, judged: { return_date } }) => return_date === (reply.return_date ?? null));
    expect(dated.length / away.length).to.be.at.least(0.9);
    const exact = judged.filter(({ reply, judged: { text } }) => text.trim() === reply.new_text.trim());
    expect(exact.length / judged.length).to.be.at.least(0.98);
  });
});
