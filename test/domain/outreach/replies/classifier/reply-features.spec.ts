import { expect } from 'chai';
import { BUCKETS } from '../../../../../domain/outreach/replies/classifier/feature-counts.js';
import { replyFeatures } from '../../../../../domain/outreach/replies/classifier/reply-features.js';

const of = (text: string, subject = '', signals: string[] = []) => replyFeatures({ text, subject }, signals);

describe('[U] features of a reply', () => {
  it('are buckets, each once, with finite values', () => {
    const { buckets, values } = of('No thanks, we write everything ourselves.');
    expect(new Set(buckets).size).to.equal(buckets.length);
    expect(values).to.have.length(buckets.length);
    expect(buckets.every((bucket) => Number.isInteger(bucket) && bucket >= 0 && bucket < BUCKETS)).to.equal(true);
    expect(values.every((value) => Number.isFinite(value))).to.equal(true);
  });

  it('are the same for the same text, however it is typed', () => {
    expect(of('Ça ne m’intéresse pas')).to.deep.equal(of("CA NE M'INTERESSE PAS"));
  });

  it('tell other words, another subject and other signals apart', () => {
    const [one, ...others] = [of('yes'), of('no'), of('yes', 'out of office'), of('yes', '', ['question'])].map(
      ({ buckets }) => buckets.toSorted().join(),
    );
    for (const other of others) expect(other).not.to.equal(one);
  });

  it('are there for an empty text as well', () => {
    expect(of('').buckets.length).to.be.greaterThan(0);
  });
});
