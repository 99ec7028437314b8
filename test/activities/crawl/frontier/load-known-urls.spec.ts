import { expect } from 'chai';
import { loadKnownUrls } from '../../../../activities/crawl/frontier/load-known-urls.js';
import type { FrontierEntry } from '../../../../domain/crawl/crawl.js';

const site = 'https://site.example';
const variants = (count: number): FrontierEntry[] =>
  Array.from({ length: count }, (_, order) => ({ url: `${site}/l?sort=${order}`, depth: 1, source: 'link', order }));
const options = {
  max_pages: 100,
  max_depth: 2,
  respect_robots: true,
  include_sitemap_urls: true,
  target_keywords: [],
};

function load(entries: readonly FrontierEntry[], thresholds: { parameter_variants?: number } = {}) {
  const seen: string[] = [];
  const crawls = {
    loadFrontier: async (_id: string, onEntry: (entry: FrontierEntry) => void = () => {}) => {
      for (const entry of entries) onEntry(entry);
      return { known: new Set(entries.map(({ url }) => url)), nextOrder: entries.length };
    },
  };
  const crawl = {
    id: 'crawl',
    options: { ...options, check_settings: { thresholds, severities: {} } },
    created_at: '2026-06-15T00:00:00Z',
  };
  return loadKnownUrls({ crawls, hashUrl: (url) => url }, crawl, ({ url }) => seen.push(url)).then((known) => ({
    ...known,
    seen,
  }));
}

describe('[U] loadKnownUrls', () => {
  it('gives what the frontier holds, and tells of each entry', async () => {
    const { known, nextOrder, seen } = await load(variants(2));
    expect([...known]).to.deep.equal([`${site}/l?sort=0`, `${site}/l?sort=1`]);
    expect(nextOrder).to.equal(2);
    expect(seen).to.have.length(2);
  });

  it('lets a few more variants pass than make a finding', async () => {
    const next = `${site}/l?sort=next`;
    expect((await load(variants(59))).traps.refuses(next, 'link')).to.equal(false);
    expect((await load(variants(60))).traps.refuses(next, 'link')).to.equal(true);
    expect((await load(variants(60), { parameter_variants: 51 })).traps.refuses(next, 'link')).to.equal(false);
  });

  it('sets the traps by what is known, in the order of the queue however it comes', async () => {
    const entries: FrontierEntry[] = [`${site}/a`, ...variants(60).map(({ url }) => url)].map((url, order) => ({
      url,
      depth: 1,
      source: 'link',
      order,
    }));
    const { traps } = await load(entries.toReversed());
    expect(traps.refuses(`${site}/a?PHPSESSID=1`, 'link')).to.equal(true);
    expect(traps.refuses(`${site}/b?PHPSESSID=1`, 'link')).to.equal(false);
    expect(traps.refuses(`${site}/l?sort=next`, 'link')).to.equal(true);
  });
});
