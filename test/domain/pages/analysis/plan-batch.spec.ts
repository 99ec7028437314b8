import { expect } from 'chai';
import { planBatch, sliceBatch } from '../../../../domain/pages/analysis/plan-batch.js';

const page = (url: string) => ({ url, refused: null });

describe('[U] plan of a batch', () => {
  it('has each page once, in the order in which it was first named, and none that is refused', () => {
    const refused = { url: 'https://inside.example/', refused: { code: 'url_not_allowed' as const, detail: 'no' } };
    expect(planBatch([page('https://b/'), refused, page('https://a/'), page('https://b/')])).to.deep.equal([
      { url: 'https://b/', part: '0' },
      { url: 'https://a/', part: '1' },
    ]);
  });

  it('is cut into slices, the last one as long as what is left', () => {
    const planned = planBatch(['https://a/', 'https://b/', 'https://c/'].map(page));
    expect(sliceBatch(planned, 2).map((slice) => slice.map(({ part }) => part))).to.deep.equal([['0', '1'], ['2']]);
    expect(sliceBatch([], 2)).to.deep.equal([]);
  });
});
