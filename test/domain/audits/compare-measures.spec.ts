import { expect } from 'chai';
import { beats, indexAmong, type Measure, rankIndex, rankValue } from '../../../domain/audits/compare-measures.js';

interface Site {
  pages: number | null;
  errors: number;
}

const MEASURES: readonly Measure<Site>[] = [
  { measure: 'pages', title: 'Pages', unit: 'pages', better: 'higher', read: ({ pages }) => pages },
  { measure: 'errors', title: 'Errors', unit: '%', better: 'lower', read: ({ errors }) => errors },
];

describe('[U] compare measures', () => {
  it('knows which of two values is better', () => {
    const higher = { better: 'higher' } as const;
    const lower = { better: 'lower' } as const;
    expect([beats(higher, 2, 1), beats(higher, 1, 2), beats(higher, 1, 1)]).to.deep.equal([1, 0, 0.5]);
    expect([beats(lower, 2, 1), beats(lower, 1, 2)]).to.deep.equal([0, 1]);
  });

  it('takes the mean share of others that are beaten', () => {
    const own = { pages: 5, errors: 1 };
    // Pages: better than one of two; errors: equal to one, worse than the other.
    expect(indexAmong(MEASURES, own, [own, { pages: 3, errors: 1 }, { pages: 9, errors: 0 }])).to.equal(37.5);
  });

  it('leaves out what a site or all the others lack', () => {
    const own = { pages: null, errors: 0 };
    expect(indexAmong(MEASURES, own, [own, { pages: 3, errors: 1 }])).to.equal(100);
    expect(indexAmong(MEASURES.slice(0, 1), own, [own, { pages: 3, errors: 1 }])).to.equal(null);
    const known = { pages: 3, errors: 0 };
    expect(indexAmong(MEASURES.slice(0, 1), known, [known, own])).to.equal(null);
    expect(indexAmong(MEASURES, own, [own])).to.equal(null);
  });

  it('has no place without an index, and counts no one who has none', () => {
    expect(rankIndex(null, [null, 3, 9])).to.equal(null);
    expect(rankIndex(3, [3, null, 9])).to.equal(2);
    expect(rankIndex(0, [0, null])).to.equal(1);
  });

  it('gives equal values one place', () => {
    expect([9, 5, 5, 1].map((value) => rankValue({ better: 'higher' }, value, [9, 5, 5, 1]))).to.deep.equal([
      1, 2, 2, 4,
    ]);
  });
});
