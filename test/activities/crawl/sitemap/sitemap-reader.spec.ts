import { expect } from 'chai';
import { SitemapErrorLog } from '../../../../activities/crawl/sitemap/sitemap-error-log.js';
import { SitemapReader } from '../../../../activities/crawl/sitemap/sitemap-reader.js';

const URLSET = '<urlset><url><loc>https://site.example/a</loc></url></urlset>';

/** A reader that was given these pieces. */
function readerOf(...pieces: string[]): SitemapReader {
  const context = {
    fileUrl: 'https://site.example/sitemap.xml',
    siteHost: 'site.example',
    namedInRobots: false,
    maxUrls: 10,
    now: '2026-01-10T12:00:00.000Z',
  };
  const reader = new SitemapReader(context, new SitemapErrorLog());
  for (const piece of pieces) reader.write(piece);
  return reader;
}

function read(...pieces: string[]) {
  const reader = readerOf(...pieces);
  reader.end();
  return [reader.kind, reader.judge.entries.map(({ url }) => url)];
}

describe('[U] sitemap-reader', () => {
  const A = 'https://site.example/a';
  const bodies: [what: string, pieces: string[], kind: string, urls: string[]][] = [
    ['XML', [URLSET], 'urlset', [A]],
    ['XML by one character a time', [...URLSET], 'urlset', [A]],
    ['XML behind blanks and a mark', ['\ufeff \n ', ' ', URLSET], 'urlset', [A]],
    ['XML behind a warning of the server', ['Warning: x in y.php\n', URLSET], 'unknown', []],
    ['XML behind a warning in one piece', [`Warning: x in y.php\n${URLSET}`], 'urlset', [A]],
    ['a list of addresses', ['ht', 'tp', 's://site.ex', 'ample/a\n'], 'text', [A]],
    ['a short list', ['http:/', '/a'], 'text', ['http://a/']],
    ['prose', ['No sitemap here, sorry'], 'unknown', []],
    ['almost nothing', ['ok'], 'unknown', []],
  ];
  for (const [what, pieces, kind, urls] of bodies) {
    it(what, () => expect(read(...pieces)).to.deep.equal([kind, urls]));
  }

  it('stops at a root that no sitemap has, and at prose', () => {
    expect(readerOf('<html><body>').isStopped).to.equal(true);
    expect(readerOf('No sitemap here').isStopped).to.equal(true);
    expect(readerOf('<urlset>').isStopped).to.equal(false);
    expect(readerOf('https://').isStopped).to.equal(false);
  });

  it('gives up on a file of blanks', () => {
    expect(readerOf(' '.repeat(99_999)).isStopped).to.equal(false);
    expect(readerOf(' '.repeat(100_000)).isStopped).to.equal(true);
  });

  it('keeps what came before it was stopped, and says why', () => {
    const reader = readerOf('<urlset>\n<url><loc>https://site.example/a</loc></url>');
    reader.stop('the gzip data is damaged or cut short');
    reader.write('<url><loc>https://site.example/b</loc></url>');
    expect(reader.judge.entries.length).to.equal(1);
    expect(reader.error).to.deep.equal({ line: 2, message: 'the gzip data is damaged or cut short' });
  });

  it('does not blame a text file for its lack of a namespace', () => {
    expect([readerOf('https://site.example/').hasNamespace, readerOf('<urlset>').hasNamespace]).to.deep.equal([
      true,
      false,
    ]);
  });
});
