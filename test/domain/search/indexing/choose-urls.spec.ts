import { expect } from 'chai';
import { chooseUrls, type SampleInput } from '../../../../domain/search/indexing/choose-urls.js';
import { crawledFacts } from '../../../support/samples/inspected-page.js';

const NOW = new Date('2026-06-30T08:00:00.000Z');
const at = (path: string) => `https://site.example/${path}`;
const page = (path: string, changes: Parameters<typeof crawledFacts>[0] = {}) =>
  crawledFacts({ url: at(path), ...changes });

function choose(changes: Partial<SampleInput>) {
  const input = { crawled: [], crawled_before: null, searched: null, inspected: new Map(), size: 100, now: NOW };
  return chooseUrls({ ...input, isCovered: () => true, ...changes });
}
const search = (...pages: [string, number, number][]) => ({
  is_cut: false,
  pages: pages.map(([path, clicks, impressions]): [string, number, number, number] => [
    at(path),
    clicks,
    impressions,
    5,
  ]),
});

describe('[U] choice of the URLs to inspect', () => {
  it('takes pages where it tells most, and says why each', () => {
    const crawled = [
      page('top'),
      page('hidden', { indexable: false, index_blocker: 'noindex' }),
      page('listed', { in_sitemap: true }),
      page('new'),
      page('old'),
    ];
    const searched = search(['top', 90, 900], ['gone', 5, 50], ['old', 1, 10]);
    const crawled_before = new Set(['top', 'hidden', 'listed', 'old'].map(at));
    const reasons = Object.fromEntries(
      choose({ crawled, crawled_before, searched }).map(({ url, sampled_as }) => [
        url.slice(at('').length),
        sampled_as,
      ]),
    );
    expect(reasons).to.deep.equal({
      top: 'top_page',
      gone: 'top_page',
      old: 'top_page',
      hidden: 'indexability',
      new: 'new_page',
      listed: 'sitemap_without_impressions',
    });
  });

  it('gives each kind its share, and what a kind cannot fill to the others', () => {
    const crawled = Array.from({ length: 200 }, (_, index) => page(`p${index}`));
    const searched = search(
      ...Array.from({ length: 200 }, (_, index): [string, number, number] => [`p${index}`, 200 - index, 500]),
    );
    const chosen = choose({ crawled, searched, size: 20 });
    const count = (reason: string) => chosen.filter(({ sampled_as }) => sampled_as === reason).length;
    expect(chosen).to.have.length(20);
    expect(count('random')).to.equal(3);
    expect(count('top_page')).to.equal(17);
    expect(new Set(chosen.map(({ url }) => url)).size).to.equal(20);
    expect(chosen[0]?.url).to.equal(at('p0'));
  });

  it('waits with pages that were inspected lately, shorter with those that are not indexed', () => {
    const crawled = ['a', 'b', 'c', 'd'].map((path) => page(path));
    const ago = (days: number) => new Date(NOW.getTime() - days * 86_400_000).toISOString();
    const inspected: SampleInput['inspected'] = new Map([
      [at('a'), { inspected_at: ago(8), state: 'not_indexed' }],
      [at('b'), { inspected_at: ago(6), state: 'not_indexed' }],
      [at('c'), { inspected_at: ago(27), state: 'indexed' }],
      [at('d'), { inspected_at: ago(28), state: 'indexed' }],
    ]);
    expect(choose({ crawled, inspected }).map(({ url }) => url)).to.have.members([at('a'), at('d')]);
  });

  it('passes over redirects and errors that nothing leads search to, and pages of other properties', () => {
    const crawled = [
      page('moved', { indexable: false, index_blocker: 'redirect' }),
      page('listed-gone', { indexable: false, index_blocker: 'client_error', in_sitemap: true }),
      page('elsewhere'),
    ];
    const isCovered = (url: string) => !url.endsWith('elsewhere');
    expect(choose({ crawled, isCovered })).to.deep.equal([{ url: at('listed-gone'), sampled_as: 'indexability' }]);
  });

  it('does not take pages for unseen where search data were cut or never read', () => {
    const crawled = [page('listed', { in_sitemap: true })];
    for (const searched of [null, { is_cut: true, pages: [] }])
      expect(choose({ crawled, searched })).to.deep.equal([{ url: at('listed'), sampled_as: 'random' }]);
  });

  it('chooses nothing for a size of zero, and another random rest on another day', () => {
    const crawled = Array.from({ length: 300 }, (_, index) => page(`p${index}`));
    expect(choose({ crawled, size: 0 })).to.deep.equal([]);
    const first = choose({ crawled, size: 20 }).map(({ url }) => url);
    expect(choose({ crawled, size: 20 }).map(({ url }) => url)).to.deep.equal(first);
    const next = choose({ crawled, size: 20, now: new Date('2026-07-01T08:00:00.000Z') }).map(({ url }) => url);
    expect(next).to.not.have.members(first);
  });
});
