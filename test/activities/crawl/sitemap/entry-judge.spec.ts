import { expect } from 'chai';
import { listErrors, listUrls, readSitemap, url, urlset } from './read-sitemap.js';

const A = 'https://site.example/a';

describe('[U] entry-judge', () => {
  it('does not let a lastmod slip to the next entry (case 22)', async () => {
    const parsed = await readSitemap(
      urlset('<url><lastmod>2025-01-01</lastmod></url>', url(A), url(`${A}2`, '<lastmod>yesterday</lastmod>')),
    );
    expect(parsed.entries.map(({ url: loc, lastmod }) => [loc, lastmod])).to.deep.equal([
      [A, null],
      [`${A}2`, null],
    ]);
    expect(listErrors(parsed)).to.deep.equal(['loc_missing 2 ', 'lastmod_invalid 4 yesterday']);
    expect(parsed.file.url_count).to.equal(2);
  });

  it('does not let an element of another kind pass for a loc', async () => {
    const image = '<image:image><image:loc>https://site.example/i.png</image:loc></image:image>';
    const parsed = await readSitemap(urlset(`<url>${image}</url>`, url(A, image + image)));
    expect(parsed.entries.map(({ url: loc, images }) => [loc, images])).to.deep.equal([[A, 2]]);
    expect(listErrors(parsed)).to.deep.equal(['loc_missing 2 ']);
  });

  it('keeps each image once, with the page that lists it first, up to a thousand', async () => {
    const picture = (loc: string) => `<image:image><image:loc>${loc}</image:loc></image:image>`;
    const B = 'https://site.example/b';
    const { pictures } = await readSitemap(
      urlset(
        url(A, picture('https://CDN.example/i.png') + picture('/relative.png')),
        url(B, picture('https://cdn.example/i.png') + picture('https://cdn.example/j.png')),
        `<url>${picture('https://cdn.example/without-page.png')}</url>`,
      ),
    );
    expect(pictures).to.deep.equal([
      { url: 'https://cdn.example/i.png', page_url: A },
      { url: 'https://cdn.example/j.png', page_url: B },
    ]);
    const list = (from: number) => Array.from({ length: 600 }, (_, at) => picture(`https://c.example/${from + at}`));
    const many = await readSitemap(urlset(url(A, list(0).join('')), url(B, list(600).join(''))));
    expect([many.pictures.length, many.pictures.at(-1)?.url]).to.deep.equal([1000, 'https://c.example/999']);
  });

  const locs: [what: string, loc: string, fault: string | null, kept: boolean][] = [
    ['blank', ' ', 'loc_missing', false],
    ['relative', '/a', 'loc_relative', false],
    ['without scheme', 'site.example/a', 'loc_relative', false],
    ['protocol-relative', '//site.example/a', 'loc_relative', false],
    ['no URL', 'https://', 'loc_invalid', false],
    ['another scheme', 'ftp://site.example/a', 'loc_invalid', false],
    ['too long', `${A}${'x'.repeat(2048 - A.length)}`, 'loc_too_long', false],
    ['as long as may be', `${A}${'x'.repeat(2047 - A.length)}`, null, true],
    ['another host', 'https://www.site.example/a', 'wrong_host', true],
    ['another port', 'https://site.example:8443/a', 'wrong_host', true],
    ['http', 'http://site.example/a', 'http_on_https', true],
    ['white space around', `\n ${A}\n`, null, true],
  ];
  for (const [what, loc, error, kept] of locs) {
    it(`loc: ${what}`, async () => {
      const parsed = await readSitemap(urlset(url(loc)));
      expect([parsed.file.faults.map(({ kind }) => kind), parsed.entries.length]).to.deep.equal([
        error === null ? [] : [error],
        kept ? 1 : 0,
      ]);
    });
  }

  it('reports what is outside of the directory, unless robots.txt names the file', async () => {
    const body = urlset(
      url('https://site.example/a'),
      url('https://site.example/blog/a'),
      url('https://site.example/blogs'),
    );
    const file = { url: 'https://site.example/blog/sitemap.xml' };
    expect((await readSitemap(body, file)).file.error_counts).to.deep.equal({ outside_path: 2 });
    expect((await readSitemap(body, { ...file, namedInRobots: true })).file.error_counts).to.deep.equal({});
  });

  it('lets a file on another host list the site whose robots.txt names it', async () => {
    const body = urlset(url('https://site.example/a'), url('https://other.example/a'));
    const file = { url: 'https://cdn.example/sitemap.xml' };
    expect((await readSitemap(body, file)).file.error_counts).to.deep.equal({ wrong_host: 2 });
    expect(listErrors(await readSitemap(body, { ...file, namedInRobots: true }))).to.deep.equal([
      'wrong_host 3 https://other.example/a',
    ]);
  });

  it('keeps the first of repeated locs', async () => {
    const parsed = await readSitemap(urlset(url('https://site.example'), url('https://SITE.example:443/'), url(A)));
    expect([listUrls(parsed), parsed.file.url_count]).to.deep.equal([['https://site.example/', A], 3]);
    expect(listErrors(parsed)).to.deep.equal(['duplicate_loc 3 https://SITE.example:443/']);
  });

  it('keeps a hundred errors and counts all', async () => {
    const parsed = await readSitemap(urlset(...Array.from({ length: 250 }, () => url('/x'))));
    expect([parsed.file.faults.length, parsed.file.error_counts]).to.deep.equal([100, { loc_relative: 250 }]);
  });

  it('reads alternates', async () => {
    const links =
      '<xhtml:link rel="alternate" hreflang="de" href="https://site.example/de?a=1&b=2"/>' +
      '<xhtml:link rel="alternate" hreflang="fr" href="/fr"/><xhtml:link rel="next" hreflang="fr" href="https://site.example/n"/>';
    const parsed = await readSitemap(urlset(url(A, links)));
    expect(parsed.entries[0]?.alternates).to.deep.equal([{ hreflang: 'de', url: 'https://site.example/de?a=1&b=2' }]);
    expect(parsed.file.error_counts).to.deep.equal({ unescaped: 1 });
  });
});
