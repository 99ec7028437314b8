import { expect } from 'chai';
import { judgeShares } from '../../../../../domain/outreach/replies/classifier/judge-shares.js';
import type { ClassShares, LearnedClass } from '../../../../../domain/outreach/replies/classifier/learned-classes.js';
import { LEARNED_CLASSES } from '../../../../../domain/outreach/replies/classifier/learned-classes.js';
import type { LearnedEvidence } from '../../../../../domain/outreach/replies/classifier/learned-evidence.js';
import { judgeOwn } from '../../../../../domain/outreach/replies/learning/judge-own.js';
import { readCorrectionEvidence } from '../../../../../domain/outreach/replies/learning/read-correction-evidence.js';
import { chooseFrom, randomFrom } from '../../../../support/samples/taught-replies.js';

const EVIDENCE: LearnedEvidence = {
  buckets: [7],
  values: [1],
  language: 'en',
  names_opt_out: false,
  is_by_person: false,
  is_irony: false,
};
const NONE: ClassShares = {
  interested: 0,
  not_interested: 0,
  unsubscribe: 0,
  question: 0,
  referral: 0,
  replied: 0,
  auto_reply: 0,
  out_of_office: 0,
};
/** Pulls as hard as it can. */
const toward = (wanted: LearnedClass) => ({
  buckets: Int32Array.of(3, 7, 9),
  rows: Int16Array.from([...NONE_ROW, ...LEARNED_CLASSES.map((name) => (name === wanted ? 100 : 0)), ...NONE_ROW]),
  step: 1,
});
const NONE_ROW = LEARNED_CLASSES.map(() => 0);
const judge = (shares: Partial<ClassShares>, wanted: LearnedClass) =>
  judgeOwn(EVIDENCE, judgeShares(EVIDENCE, { ...NONE, ...shares }), toward(wanted));

describe('[U] what a workspace has taught, on top of the shipped verdict', () => {
  it('decides where nothing speaks against it', () => {
    expect(judge({ replied: 0.9, question: 0.1 }, 'interested')).to.deep.include({
      classification: 'interested',
      confidence: 1,
    });
    const unknown = { ...EVIDENCE, buckets: [8] };
    const shipped = judgeShares(unknown, { ...NONE, replied: 1 });
    expect(judgeOwn(unknown, shipped, toward('interested')).classification).to.equal('replied');
  });

  it('takes no suppression away', () => {
    expect(judge({ unsubscribe: 0.3, replied: 0.7 }, 'interested')).to.include({ classification: 'unsubscribe' });
    expect(judge({ not_interested: 0.95, replied: 0.05 }, 'interested')).to.include({
      classification: 'not_interested',
      confidence: 0.95,
    });
  });

  it('may read an unsure refusal in another way, and a person reads it', () => {
    const { classification, confidence } = judge({ not_interested: 0.5, replied: 0.5 }, 'interested');
    expect([classification, confidence < 0.8]).to.deep.equal(['interested', true]);
  });

  it('never makes an opt-out less likely', () => {
    const { shares } = judge({ unsubscribe: 0.15, replied: 0.85 }, 'interested');
    expect(shares.unsubscribe).to.be.closeTo(0.15, 1e-9);
    expect(Object.values(shares).reduce((sum, each) => sum + each, 0)).to.be.closeTo(1, 1e-9);
  });

  it('may see a refusal that was not seen before', () => {
    expect(judge({ replied: 1 }, 'not_interested')).to.deep.include({
      classification: 'not_interested',
      confidence: 1,
    });
  });
});

describe('[U] what is kept of a correction', () => {
  const read = (body: string) => readCorrectionEvidence({ body, subject: 'Re: Gardens' }, 'Gardens');

  it('names what is decided before the classifier is asked', () => {
    expect(read('Under Article 21 GDPR I object to direct marketing.')?.rule).to.equal('objection');
    expect(read('Unsubscribe')?.rule).to.equal('order');
    expect(read('Yes, please send it.')?.rule).to.equal(null);
  });

  it('is nothing of a text that is empty, too long, or in a language that was not learned', () => {
    const random = randomFrom(1);
    const letters = [...'abcdefghijklmnopqrstuvwxyz'];
    const word = () => Array.from({ length: 7 }, () => chooseFrom(letters, random)).join('');
    const long = `Thank you, but ${Array.from({ length: 2_000 }, word).join(' ')}`;
    expect([read(''), read('Я не хочу больше получать письма'), read(long)]).to.deep.equal([null, null, null]);
  });

  it('is compared with features of the same version alone: if this fails, raise EVIDENCE_VERSION', () => {
    const texts = [
      'Yes, please send it. What does it cost?',
      'Nein danke, kein Interesse.',
      '結構です。配信を停止してください。',
    ];
    const sums = texts.map((text) => read(text)?.buckets.reduce((sum, bucket) => (sum * 31 + bucket) % 1_000_003, 7));
    expect(sums).to.deep.equal([168_608, 918_069, 886_477]);
  });
});
