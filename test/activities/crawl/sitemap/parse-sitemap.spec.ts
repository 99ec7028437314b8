import { gzipSync } from 'node:zlib';
import { expect } from 'chai';
import { listErrors, listUrls, NAMESPACE, readSitemap, url, urlset } from './read-sitemap.js';

describe('[U] parse-sitemap', () => {
  it('reads a plain sitemap whole', async () => {
    const body = `<?xml version="1.0" encoding="UTF-8"?>\n${urlset(url('https://site.example/a', '<lastmod>2025-12-01</lastmod>'))}`;
    const { file, entries, children } = await readSitemap(body);
    expect(file).to.deep.equal({
      url: 'https://site.example/sitemap.xml',
      kind: 'urlset',
      gzip: false,
      gzip_mislabelled: false,
      bytes: body.length,
      too_large: false,
      url_count: 1,
      child_count: 0,
      has_namespace: true,
      valid_utf8: true,
      xml_error: null,
      faults: [],
      error_counts: {},
    });
    expect(entries).to.deep.equal([
      {
        url: 'https://site.example/a',
        lastmod: '2025-12-01T00:00:00.000Z',
        file_url: 'https://site.example/sitemap.xml',
        images: 0,
        videos: 0,
        news: false,
        alternates: [],
      },
    ]);
    expect(children).to.deep.equal([]);
  });

  it('reads an index with gzip children and leaves itself out (cases 13, 25)', async () => {
    const child = (loc: string) => `<sitemap><loc>${loc}</loc><lastmod>2025-12-01</lastmod></sitemap>`;
    const parsed = await readSitemap(
      `<sitemapindex ${NAMESPACE}>${['a.xml.gz', 'b.xml.gz', 'sitemap.xml', 'a.xml.gz']
        .map((name) => child(`https://site.example/${name}`))
        .join('\n')}</sitemapindex>`,
    );
    expect(parsed.file.kind).to.equal('index');
    expect(parsed.file.child_count).to.equal(4);
    expect(parsed.file.url_count).to.equal(0);
    expect(parsed.children).to.deep.equal(['https://site.example/a.xml.gz', 'https://site.example/b.xml.gz']);
    expect(listErrors(parsed)).to.deep.equal([
      'index_nested 3 https://site.example/sitemap.xml',
      'duplicate_loc 4 https://site.example/a.xml.gz',
    ]);
  });

  it('blames an index that is listed in an index', async () => {
    const body = `<sitemapindex ${NAMESPACE}></sitemapindex>`;
    expect(listErrors(await readSitemap(body, { listedInIndex: true }))).to.deep.equal([
      'index_nested 1 https://site.example/sitemap.xml',
    ]);
    expect(listErrors(await readSitemap(urlset(), { listedInIndex: true }))).to.deep.equal([]);
  });

  describe('gzip (case 14)', () => {
    const plain = urlset(url('https://site.example/a'));
    const zipped = gzipSync(plain);
    const named = { url: 'https://site.example/sitemap.xml.gz' };
    const cases: [what: string, body: Buffer, input: object, gzip: boolean, mislabelled: boolean][] = [
      ['gzip under its name', zipped, named, true, false],
      ['gzip by its type', zipped, { contentType: 'application/x-gzip' }, true, false],
      ['plain under a gzip name', Buffer.from(plain), named, false, true],
      ['plain when the server unzipped it', Buffer.from(plain), { ...named, contentEncoding: 'gzip' }, false, false],
      [
        'plain though it was compressed another way',
        Buffer.from(plain),
        { ...named, contentEncoding: 'br' },
        false,
        true,
      ],
      ['gzip inside of what the server took off', zipped, { ...named, contentEncoding: 'gzip' }, true, false],
      ['gzip under a plain name', zipped, {}, true, true],
      ['gzip around gzip', gzipSync(zipped), named, true, false],
      ['two members', Buffer.concat([gzipSync(plain.slice(0, 40)), gzipSync(plain.slice(40))]), named, true, false],
    ];
    for (const [what, body, input, gzip, mislabeled] of cases) {
      it(what, async () => {
        const parsed = await readSitemap(body, input);
        expect(listUrls(parsed)).to.deep.equal(['https://site.example/a']);
        expect([parsed.file.gzip, parsed.file.gzip_mislabelled, parsed.file.bytes]).to.deep.equal([
          gzip,
          mislabeled,
          plain.length,
        ]);
      });
    }

    it('reads a zipped text file, one URL a line (case 16)', async () => {
      const body = gzipSync(
        '\ufeffhttps://site.example/a\r\n\r\n  https://site.example/b \nnope\rhttps://site.example/c',
      );
      const parsed = await readSitemap(body, { url: 'https://site.example/sitemap.txt.gz', contentType: null });
      expect(parsed.file.kind).to.equal('text');
      expect(listUrls(parsed)).to.deep.equal(['a', 'b', 'c'].map((name) => `https://site.example/${name}`));
      expect(listErrors(parsed)).to.deep.equal(['loc_relative 4 nope']);
      expect(parsed.file.has_namespace).to.equal(true);
    });

    it('keeps what comes before damage', async () => {
      const elements = Array.from({ length: 5000 }, (_, index) =>
        url(`https://site.example/${index}-${(index * 7919) % 5000}`),
      );
      const whole = gzipSync(urlset(...elements));
      const parsed = await readSitemap(whole.subarray(0, whole.length / 2));
      expect(parsed.file.xml_error?.message).to.equal('the gzip data is damaged or cut short');
      expect(parsed.entries.length).to.be.within(1000, 4000);
      expect(parsed.entries[999]?.url).to.equal('https://site.example/999-1081');
    });

    it('stops inflating a bomb', async () => {
      const bomb = gzipSync(
        Buffer.concat([Buffer.from(urlset(url('https://site.example/a')).slice(0, -10)), Buffer.alloc(30_000_000, 32)]),
      );
      const parsed = await readSitemap(bomb);
      expect(parsed.file.xml_error?.message).to.equal('the compressed file expands beyond all measure');
      expect(parsed.file.bytes).to.be.below(11_000_000);
      expect(listUrls(parsed)).to.deep.equal(['https://site.example/a']);
    });
  });

  describe('bounds (case 25)', () => {
    const many = (count: number) =>
      urlset(...Array.from({ length: count }, (_, index) => url(`https://site.example/${index}`)));

    it('takes 50,000 URLs as they are, and counts one more without keeping it', async () => {
      const full = await readSitemap(many(50_000));
      expect([full.file.url_count, full.entries.length, full.file.faults.length]).to.deep.equal([50_000, 50_000, 0]);
      const over = await readSitemap(many(50_001));
      expect([over.file.url_count, over.entries.length, over.file.xml_error]).to.deep.equal([50_001, 50_000, null]);
    });

    it('stops at the number of bytes it is given', async () => {
      const body = many(1000);
      const parsed = await readSitemap(body, { maxBytes: 5000 });
      expect([parsed.file.too_large, parsed.file.bytes, parsed.file.xml_error]).to.deep.equal([true, 5000, null]);
      expect(parsed.entries.length).to.be.within(80, 120);
      expect((await readSitemap(body, { maxBytes: body.length })).file.too_large).to.equal(false);
    });

    it('reads a body that comes in pieces of one byte', async () => {
      async function* pieces() {
        for (const byte of Buffer.from(
          urlset(url('https://site.example/é?a=1&b=2&amp;c=3'), url('https://site.example/b')),
        ))
          yield Buffer.from([byte]);
      }
      const parsed = await readSitemap(pieces());
      expect(listUrls(parsed)).to.deep.equal(['https://site.example/%C3%A9?a=1&b=2&c=3', 'https://site.example/b']);
      expect([parsed.file.valid_utf8, parsed.file.xml_error]).to.deep.equal([true, null]);
      expect(parsed.file.error_counts).to.deep.equal({ unescaped: 1 });
    });

    it('lets the failure of a body through', async () => {
      async function* broken() {
        yield Buffer.from('<urlset>');
        throw new Error('connection lost');
      }
      let message = 'none';
      await readSitemap(broken()).catch((error: Error) => {
        message = error.message;
      });
      expect(message).to.equal('connection lost');
    });
  });

  describe('kinds', () => {
    const kinds: [what: string, body: string, kind: string, namespace: boolean][] = [
      ['a prefix', '<s:urlset xmlns:s="http://www.sitemaps.org/schemas/sitemap/0.9"></s:urlset>', 'urlset', true],
      ['no namespace', '<urlset></urlset>', 'urlset', false],
      ['another namespace', '<urlset xmlns="http://other.example/"></urlset>', 'urlset', false],
      ['an HTML page', '<!doctype html><html><a href="https://site.example/a">a</a></html>', 'unknown', false],
      ['JSON', '{"urls":["https://site.example/a"]}', 'unknown', false],
      ['nothing', '', 'unknown', false],
      ['blanks', ' \n ', 'unknown', false],
      ['one URL', 'https://site.example/', 'text', true],
    ];
    for (const [what, body, kind, namespace] of kinds) {
      it(`${what}: ${kind}`, async () => {
        const { file } = await readSitemap(body);
        expect([file.kind, file.has_namespace, file.xml_error]).to.deep.equal([kind, namespace, null]);
      });
    }

    it('reads RSS', async () => {
      const parsed = await readSitemap(
        '<rss version="2.0"><channel><link>https://site.example/</link><item><title>x</title>' +
          '<link>https://site.example/a</link><pubDate>Mon, 05 Jan 2026 10:00:00 +0100</pubDate></item>' +
          '<item><guid>https://site.example/b</guid><pubDate>soon</pubDate></item></channel></rss>',
      );
      expect(parsed.file.kind).to.equal('rss');
      expect(parsed.entries.map(({ url: loc, lastmod }) => [loc, lastmod])).to.deep.equal([
        ['https://site.example/a', '2026-01-05T09:00:00.000Z'],
        ['https://site.example/b', null],
      ]);
      expect(listErrors(parsed)).to.deep.equal(['lastmod_invalid 1 soon']);
    });

    it('reads Atom', async () => {
      const parsed = await readSitemap(
        '<feed xmlns="http://www.w3.org/2005/Atom"><link rel="self" href="https://site.example/feed"/><entry>' +
          '<link rel="edit" href="https://site.example/edit"/><link href="https://site.example/a"/>' +
          '<published>2025-01-01T00:00:00Z</published><updated>2025-02-01T10:00:00+02:00</updated></entry></feed>',
      );
      expect(parsed.file.kind).to.equal('atom');
      expect(parsed.entries.map(({ url: loc, lastmod }) => [loc, lastmod])).to.deep.equal([
        ['https://site.example/a', '2025-02-01T08:00:00.000Z'],
      ]);
    });
  });

  it('tells bytes that are not UTF-8, and reads the encoding that is declared', async () => {
    const body = Buffer.from(
      `<?xml version="1.0" encoding="ISO-8859-1"?>${urlset(url('https://site.example/é'))}`,
      'latin1',
    );
    const parsed = await readSitemap(body);
    expect([parsed.file.valid_utf8, listUrls(parsed)]).to.deep.equal([false, ['https://site.example/%C3%A9']]);
    const utf16 = Buffer.concat([
      Buffer.from([0xff, 0xfe]),
      Buffer.from(urlset(url('https://site.example/é')), 'utf16le'),
    ]);
    expect(listUrls(await readSitemap(utf16))).to.deep.equal(['https://site.example/%C3%A9']);
    const cut = Buffer.concat([Buffer.from(urlset()), Buffer.from([0xe2, 0x82])]);
    expect((await readSitemap(cut)).file.valid_utf8).to.equal(false);
  });
});
