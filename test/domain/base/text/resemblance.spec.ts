import { expect } from 'chai';
import { resemblance } from '../../../../domain/base/text/resemblance.js';

const sketchOf = (...hashes: number[]) => hashes.map((hash) => hash.toString(16).padStart(8, '0')).join('');
const range = (from: number, to: number) => Array.from({ length: to - from }, (_, index) => from + index);

describe('[U] resemblance', () => {
  it('is exact for short texts', () => {
    expect(resemblance(sketchOf(1, 2, 3), sketchOf(1, 2, 3))).to.equal(1);
    expect(resemblance(sketchOf(1, 2, 3), sketchOf(2, 3, 4))).to.equal(0.5);
    expect(resemblance(sketchOf(1), sketchOf(2))).to.equal(0);
  });

  it('counts among the 64 smallest of both', () => {
    // Of 0 … 63 the first 32 stand in both; what the second sketch has beyond 63 is not asked.
    expect(resemblance(sketchOf(...range(0, 64)), sketchOf(...range(0, 32), ...range(64, 96)))).to.equal(0.5);
  });

  it('finds nothing in texts without runs', () => {
    expect(resemblance('', '')).to.equal(0);
    expect(resemblance('', sketchOf(1))).to.equal(0);
  });
});
