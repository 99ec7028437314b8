import { expect } from 'chai';
import type { RawEntry } from '../../../../activities/crawl/sitemap/raw-entry.js';
import { LastmodReader } from '../../../../activities/crawl/sitemap/read-lastmod.js';
import { SitemapErrorLog } from '../../../../activities/crawl/sitemap/sitemap-error-log.js';
import type { SitemapKind } from '../../../../domain/seo/artifacts/sitemap.js';

/** An entry with these values, the first of which ends on this line. */
function entryOf(values: Record<string, string>, firstLine: number): RawEntry {
  const entries = Object.entries(values).map(
    ([path, text], index) => [path, { text, line: firstLine + index, wasFixed: false }] as const,
  );
  return {
    line: 1,
    isSitemap: false,
    values: new Map(entries),
    images: 0,
    imageLocs: [],
    videos: 0,
    incompleteVideos: 0,
    news: false,
    alternates: [],
  };
}

/** The date read of an entry with these values, on 10 January 2026, and the errors. */
function read(kind: SitemapKind, values: Record<string, string>): [date: string | null, faults: string[]] {
  const log = new SitemapErrorLog();
  const date = new LastmodReader('2026-01-10T12:00:00.000Z', log).read(entryOf(values, 7), kind);
  return [date, log.faults.map(({ kind: error, line, value }) => `${error} ${line} ${value}`)];
}

describe('[U] read-lastmod', () => {
  const dates: [kind: SitemapKind, values: Record<string, string>, date: string | null][] = [
    ['urlset', { lastmod: '2025-12-01' }, '2025-12-01T00:00:00.000Z'],
    ['index', { lastmod: '2025-12-01T10:00:00+02:00' }, '2025-12-01T08:00:00.000Z'],
    ['urlset', { updated: '2025-12-01' }, null],
    ['urlset', {}, null],
    ['text', { lastmod: '2025-12-01' }, null],
    ['atom', { published: '2024-01-01', updated: '2025-01-01' }, '2025-01-01T00:00:00.000Z'],
    ['atom', { published: '2024-01-01' }, '2024-01-01T00:00:00.000Z'],
    ['rss', { pubDate: 'Mon, 05 Jan 2026 10:00:00 +0100' }, '2026-01-05T09:00:00.000Z'],
    ['rss', { pubDate: '5 Jan 2026 10:00 GMT' }, '2026-01-05T10:00:00.000Z'],
    ['rss', { date: '2026-01-05' }, '2026-01-05T00:00:00.000Z'],
  ];
  for (const [kind, values, date] of dates) {
    it(`${kind} ${JSON.stringify(values)}: ${date}`, () => expect(read(kind, values)).to.deep.equal([date, []]));
  }

  it('blames a date whose zone leads out of the years of four digits', () => {
    const [date, errors] = read('rss', { pubDate: '31 Dec 9999 23:00:00 -0200' });
    expect([date, errors]).to.deep.equal([null, ['lastmod_invalid 7 31 Dec 9999 23:00:00 -0200']]);
  });

  it('blames what is no date, with its line', () => {
    expect(read('urlset', { lastmod: 'Mon, 05 Jan 2026 10:00:00 GMT' })).to.deep.equal([
      null,
      ['lastmod_invalid 7 Mon, 05 Jan 2026 10:00:00 GMT'],
    ]);
    expect(read('rss', { pubDate: 'January 5th' })).to.deep.equal([null, ['lastmod_invalid 7 January 5th']]);
    expect(read('rss', { pubDate: '45 Foo 2026 10:00 GMT' })).to.deep.equal([
      null,
      ['lastmod_invalid 7 45 Foo 2026 10:00 GMT'],
    ]);
  });

  it('keeps a date to come, and blames it beyond a day', () => {
    expect(read('urlset', { lastmod: '2026-01-11T12:00:00Z' })).to.deep.equal(['2026-01-11T12:00:00.000Z', []]);
    expect(read('urlset', { lastmod: '2026-01-11T12:00:01Z' })).to.deep.equal([
      '2026-01-11T12:00:01.000Z',
      ['lastmod_future 7 2026-01-11T12:00:01Z'],
    ]);
  });

  it('judges a date anew for each entry that names it', () => {
    const log = new SitemapErrorLog();
    const reader = new LastmodReader('2026-01-10T12:00:00.000Z', log);
    const texts = ['2025-12-01', 'soon', '2027-01-01', 'soon', '2025-12-01', '2027-01-01'];
    const dates = texts.map((text, index) => reader.read(entryOf({ lastmod: text }, index), 'urlset'));
    const [past, ahead] = ['2025-12-01T00:00:00.000Z', '2027-01-01T00:00:00.000Z'];
    expect(dates).to.deep.equal([past, null, ahead, null, past, ahead]);
    expect(log.faults.map(({ kind, line }) => `${kind} ${line}`)).to.deep.equal([
      'lastmod_invalid 1',
      'lastmod_future 2',
      'lastmod_invalid 3',
      'lastmod_future 5',
    ]);
  });
});
