import { expect } from 'chai';
import { BUCKETS, FeatureCounts } from '../../../../../domain/outreach/replies/classifier/feature-counts.js';

const lengthOf = (vector: Map<number, number>) => Math.hypot(...vector.values());
const vectorOf = (fill: (counts: FeatureCounts) => void, weight = 1) => {
  const counts = new FeatureCounts();
  fill(counts);
  const vector = new Map<number, number>();
  counts.addTo(vector, weight);
  return vector;
};

describe('[U] counts of features', () => {
  it('have the length of their weight, however many there are', () => {
    for (const names of [['a'], ['a', 'b', 'a'], Array.from({ length: 50 }, (_, index) => `n${index}`)]) {
      const vector = vectorOf((counts) => {
        for (const name of names) counts.add(name);
      }, 1.5);
      expect(lengthOf(vector)).to.be.closeTo(1.5, 1e-9);
    }
  });

  it('damp what occurs often', () => {
    const values = [
      ...vectorOf((counts) => {
        counts.add('often', 10);
        counts.add('once');
      }).values(),
    ];
    expect((values[0] ?? 0) / (values[1] ?? 1)).to.be.closeTo(1 + Math.log(10), 1e-9);
  });

  it('are added to what a vector has', () => {
    const vector = new Map<number, number>();
    const counts = new FeatureCounts();
    counts.add('a');
    counts.addTo(vector, 1);
    counts.addTo(vector, 2);
    expect([...vector.values()]).to.deep.equal([3]);
  });

  it('lie in the buckets', () => {
    const vector = vectorOf((counts) => {
      for (let index = 0; index < 200; index++) counts.add(`name ${index}`);
    });
    expect([...vector.keys()].every((bucket) => Number.isInteger(bucket) && bucket >= 0 && bucket < BUCKETS)).to.equal(
      true,
    );
  });

  it('take the runs of a text from a place on, to a blank at most', () => {
    const runs = (text: string, start: number) => vectorOf((counts) => counts.addRuns(text, start, 5)).size;
    expect(runs('abcdefgh', 0)).to.equal(4);
    expect(runs('abcdefgh', 6)).to.equal(1);
    expect(runs('ab cdefgh', 0)).to.equal(2);
    expect(runs('a', 0)).to.equal(0);
  });

  it('tell a run from a name of the same characters', () => {
    const run = vectorOf((counts) => counts.addRuns('ab', 0, 2));
    const name = vectorOf((counts) => counts.add('ab'));
    expect([...run.keys()]).not.to.deep.equal([...name.keys()]);
  });
});
