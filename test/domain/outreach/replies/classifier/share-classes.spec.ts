import { expect } from 'chai';
import { LEARNED_CLASSES } from '../../../../../domain/outreach/replies/classifier/learned-classes.js';
import { replyFeatures } from '../../../../../domain/outreach/replies/classifier/reply-features.js';
import { shareClasses, sharesBy } from '../../../../../domain/outreach/replies/classifier/share-classes.js';

const sum = (shares: Record<string, number>) => Object.values(shares).reduce((all, each) => all + each, 0);

describe('[U] shares of the classes', () => {
  it('make one together', () => {
    expect(sum(shareClasses(replyFeatures({ text: 'no thanks', subject: '' }, [])))).to.be.closeTo(1, 1e-9);
  });

  it('follow the weights, softer at a higher temperature', () => {
    const rows = Int8Array.from(LEARNED_CLASSES.map((name) => (name === 'question' ? 100 : 0)));
    const weights = { starts: Int32Array.from([-1, 0]), rows, step: 0.05 };
    const features = { buckets: [0, 1], values: [9, 1] };
    const sharp = sharesBy({ ...weights, temperature: 1 }, features);
    const soft = sharesBy({ ...weights, temperature: 2 }, features);
    expect(sharp.question).to.be.closeTo(Math.exp(5) / (Math.exp(5) + 7), 1e-9);
    expect(soft.question).to.be.lessThan(sharp.question);
    expect(sum(soft)).to.be.closeTo(1, 1e-9);
  });
});
