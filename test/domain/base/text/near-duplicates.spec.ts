import { expect } from 'chai';
import { groupNearDuplicates } from '../../../../domain/base/text/near-duplicates.js';
import type { PageSummary } from '../../../../domain/seo/artifacts/page-summary.js';
import { summarizePage } from '../../../../domain/seo/page/page-summary.js';
import { pageFrom } from '../../../support/sites/pages.js';

const blank = summarizePage(pageFrom('Hi'));
const page = (name: string, simhash: string): PageSummary => ({
  ...blank,
  url: `https://site.example/${name}`,
  simhash,
});
const group = (pages: PageSummary[], mayJoin = (_one: PageSummary, _other: PageSummary) => true) =>
  groupNearDuplicates(pages, 0.9, mayJoin).map(({ members, similarity }) => ({
    names: members.map(({ url }) => url.slice(21)),
    similarity,
  }));

/** mulberry32: the same well-spread numbers in every run. */
function numbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    const mixed = Math.imul(state ^ (state >>> 15), state | 1);
    const spread = mixed ^ (mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61));
    return (spread ^ (spread >>> 14)) >>> 0;
  };
}

describe('[U] near-duplicates', () => {
  it('joins hashes that differ in six bits, spread over both halves', () => {
    expect(group([page('a', '0000000000000000'), page('b', '8000100180000101')])).to.deep.equal([
      { names: ['a', 'b'], similarity: 1 - 6 / 64 },
    ]);
  });

  it('keeps hashes apart that differ in seven', () => {
    expect(group([page('a', '0000000000000000'), page('b', '8000100180000103')])).to.deep.equal([]);
  });

  it('joins chains into one group and tells the widest link', () => {
    const chain = [
      page('a', '0000000000000000'),
      page('x', 'ffffffffffffffff'),
      page('b', '000000000000000f'),
      page('c', '00000000000000ff'),
    ];
    expect(group(chain)).to.deep.equal([{ names: ['a', 'b', 'c'], similarity: 1 - 4 / 64 }]);
  });

  it('asks who may join', () => {
    const pages = [page('a', '0000000000000000'), page('b', '0000000000000001')];
    expect(group(pages, () => false)).to.deep.equal([]);
  });

  it('finds the pairs hidden among twenty thousand pages, and nothing else', () => {
    const next = numbers(2026);
    const hex = () => next().toString(16).padStart(8, '0');
    const pages = Array.from({ length: 20_000 }, (_, n) => page(String(n), hex() + hex()));
    const twins = [100, 5_000, 19_000].map((n) => {
      const [high = '', low = ''] = [pages[n]?.simhash.slice(0, 8), pages[n]?.simhash.slice(8)];
      const flipped = (Number.parseInt(low, 16) ^ 0x11001) >>> 0;
      return page(`twin-${n}`, high + flipped.toString(16).padStart(8, '0'));
    });
    expect(group([...pages, ...twins])).to.deep.equal([
      { names: ['100', 'twin-100'], similarity: 1 - 3 / 64 },
      { names: ['5000', 'twin-5000'], similarity: 1 - 3 / 64 },
      { names: ['19000', 'twin-19000'], similarity: 1 - 3 / 64 },
    ]);
  });

  it('compares all pairs when everything falls into one bucket, with the same result', () => {
    const pages = Array.from({ length: 300 }, (_, n) => page(String(n), (n << 7).toString(16).padStart(16, '0')));
    const [only, ...others] = group(pages);
    expect(others).to.deep.equal([]);
    expect(only?.names.length).to.equal(300);
  });
});
