import { expect } from 'chai';
import { LEARNED_CLASSES } from '../../../../../domain/outreach/replies/classifier/learned-classes.js';
import { judgeReply } from '../../../../../domain/outreach/replies/judge-reply.js';
import { learnFromCorrections } from '../../../../../domain/outreach/replies/learning/learn-from-corrections.js';
import { LEAST_CORRECTIONS } from '../../../../../domain/outreach/replies/learning/least-corrections.js';
import type { OwnAdjustment } from '../../../../../domain/outreach/replies/learning/own-adjustment.js';
import type { ReplyClass } from '../../../../../domain/outreach/replies/reply.js';
import { incomingMessage } from '../../../../support/mail/incoming-message.js';
import { chooseFrom, dialectReply, makeCorrection, randomFrom } from '../../../../support/samples/taught-replies.js';

const judge = (text: string, own: OwnAdjustment | null) =>
  judgeReply(
    incomingMessage({ text, subject: 'Re: City gardens' }),
    { subject: 'City gardens', body: '' },
    undefined,
    own,
  );
const repeat = <Value>(times: number, make: () => Value): Value[] => Array.from({ length: times }, make);
const suppresses = ({ classification, confidence }: ReturnType<typeof judge>): boolean =>
  classification === 'unsubscribe' || (classification === 'not_interested' && confidence >= 0.7);

/** Opt-outs in forms that no rule of words alone decides, and in those that one does. */
const OPT_OUTS = [
  'Please remove me from your list.',
  'Stop emailing me.',
  'Unsubscribe',
  'Take us off whatever list this is, and do not write again.',
  'Under Article 21 GDPR I object to the processing of my data for direct marketing.',
  'Delete my data, please.',
  'I never want to hear from you people again.',
  'This is the last time I ask: no more of these mails.',
];

describe('[U] learning from corrections', () => {
  const random = randomFrom(7);
  const dialect = repeat(60, () => dialectReply(random));
  const learned = learnFromCorrections(dialect.map(({ text, meant }) => makeCorrection(text, meant)));

  it('a systematic dialect is understood, also in replies that were never learned', () => {
    const { measure, adjustment } = learned;
    if (!measure || !adjustment) throw new Error('nothing was learned');
    expect(measure.p_value).to.be.below(0.001);
    expect(measure.right.own).to.be.above(measure.right.shipped * 2);
    const held = repeat(60, () => dialectReply(random));
    const right = (own: OwnAdjustment | null) =>
      held.filter(({ text, meant }) => judge(text, own).classification === meant).length;
    expect(right(null)).to.be.below(30);
    expect(right(adjustment)).to.be.above(50);
  });

  it('what others write in usual words means the same as before', () => {
    const usual: [string, ReplyClass][] = [
      ['Yes, please send the article over.', 'interested'],
      ['No thanks, we do not accept guest posts.', 'not_interested'],
      ['How much do you charge per link?', 'question'],
      ['Please write to my colleague Tom, tom@blog.example, who edits the blog.', 'referral'],
    ];
    for (const [text, meant] of usual) expect(judge(text, learned.adjustment).classification, text).to.equal(meant);
  });

  it('the same corrections in another order give the same', () => {
    const corrections = dialect.slice(0, 45).map(({ text, meant }) => makeCorrection(text, meant));
    const one = learnFromCorrections(corrections);
    expect(learnFromCorrections(corrections.toReversed())).to.deep.equal(one);
    expect(one.adjustment).to.not.equal(null);
  });

  it('corrections by chance are never used, whatever the chance', () => {
    for (let seed = 0; seed < 4; seed++) {
      const chance = randomFrom(100 + seed);
      const { measure, adjustment } = learnFromCorrections(
        repeat(60, () => makeCorrection(dialectReply(chance).text, chooseFrom(LEARNED_CLASSES, chance))),
      );
      expect([measure?.corrections, adjustment]).to.deep.equal([60, null]);
      expect(measure?.p_value).to.be.above(0.01);
    }
  });

  it('confirmations of what is right already change nothing', () => {
    const { measure, adjustment } = learnFromCorrections(
      repeat(LEAST_CORRECTIONS, () => makeCorrection('Yes, please send the article over.', 'interested')),
    );
    expect([measure?.right, measure?.p_value, adjustment]).to.deep.equal([{ shipped: 40, own: 40 }, 1, null]);
  });

  it('too few corrections, or too few leads, are not fitted', () => {
    const few = dialect.slice(0, LEAST_CORRECTIONS - 1).map(({ text, meant }) => makeCorrection(text, meant));
    expect(learnFromCorrections(few)).to.deep.equal({
      learnable: { corrections: 39, leads: 39 },
      measure: null,
      adjustment: null,
    });
    const oneLead = dialect.map(({ text, meant }) => makeCorrection(text, meant, { group: 'one' }));
    expect(learnFromCorrections(oneLead)).to.include({ measure: null, adjustment: null });
  });

  it('nothing is learned from reports, headers, and languages that were not learned', () => {
    const reports = dialect.map(({ text, meant }, at) =>
      makeCorrection(text, meant, { given_by: at % 2 === 0 ? 'dsn' : 'header' }),
    );
    const foreign = makeCorrection('Я не хочу больше получать письма', 'unsubscribe');
    const bounce = makeCorrection('The address does not exist any more', 'bounce_hard');
    expect(learnFromCorrections([...reports, foreign, bounce]).learnable).to.deep.equal({ corrections: 0, leads: 0 });
  });

  it('hostile corrections take no suppression away: neither measured nor if their adjustment were used', () => {
    const hostile = repeat(48, () => makeCorrection(chooseFrom(OPT_OUTS, random), 'interested'));
    expect(learnFromCorrections(hostile).adjustment).to.equal(null);
    // A real dialect carries them past the measure.
    const carried = dialect.map(({ text, meant }) => makeCorrection(text, meant));
    const { adjustment } = learnFromCorrections([...carried, ...hostile]);
    if (!adjustment) throw new Error('the dialect alone is worth it');
    for (const text of OPT_OUTS) {
      expect(judge(text, null), text).to.satisfy(suppresses);
      expect(judge(text, adjustment), text).to.satisfy(suppresses);
    }
  });
});
