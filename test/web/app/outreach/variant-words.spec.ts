import { expect } from 'chai';
import { describeAnswer, describeComparison, describeDetectable } from '../../../../web/app/outreach/variant-words.js';

const SIZES = { least_leads: 100, least_replies: 10, reply_days: 14, result: null };

describe('[U] describeAnswer', () => {
  const answer = (given: Partial<Parameters<typeof describeAnswer>[0]>) =>
    describeAnswer({ ...SIZES, answer: 'running', variants: [], ...given });
  const waiting = (count: number) => [{ waiting: count }] as Parameters<typeof describeAnswer>[0]['variants'];

  it('says what is waited for, and what a result takes', () => {
    expect(answer({ variants: waiting(2) })).to.equal('No winner yet: 2 emails still wait.');
    expect(answer({ variants: waiting(1) })).to.equal('No winner yet: 1 email still waits.');
    expect(answer({})).to.equal('No winner yet: leads have 14 days to reply.');
    expect(answer({ answer: 'too_few' })).to.include('100 leads a version and 10 replies');
  });

  it('says what was shown', () => {
    const result = { answer: 'better' as const, better: 'B' as const, comparisons: [], confidence: 0.955 };
    expect(answer({ answer: 'better', result })).to.equal('Version B gets more replies.');
    expect(answer({ answer: 'no_difference' })).to.match(/^No winner:/);
    expect(answer({ answer: 'stopped' })).to.match(/^No result:/);
  });
});

describe('[U] describeComparison', () => {
  it('has the difference and its interval in points, with their signs', () => {
    expect(describeComparison({ key: 'B', difference: 0.06, low: -0.0224, high: 0.145 }, 0.955)).to.equal(
      'Version B compared with A: +6 points of leads that reply. With 95.5% confidence the real difference is between −2.2 and +14.5 points.',
    );
  });
});

describe('[U] describeDetectable', () => {
  it('says what a test can show, and that it can show nothing', () => {
    expect(
      describeDetectable([
        { from: 0.05, to: 0.112 },
        { from: 0.9, to: null },
      ]),
    ).to.include('from 5% to 11.2%;');
    expect(describeDetectable([{ from: 0.9, to: null }])).to.include('hardly');
  });
});
