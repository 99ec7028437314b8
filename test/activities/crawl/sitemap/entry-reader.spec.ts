import { expect } from 'chai';
import { EntryReader } from '../../../../activities/crawl/sitemap/entry-reader.js';
import type { RawEntry } from '../../../../activities/crawl/sitemap/raw-entry.js';
import { XmlReader } from '../../../../activities/crawl/sitemap/xml-reader.js';

/** Entries read of this XML, the reader and how often it met a strange root. */
function read(xml: string): { entries: RawEntry[]; reader: EntryReader; strangers: number } {
  const entries: RawEntry[] = [];
  let strangers = 0;
  const reader = new EntryReader(
    (entry) => entries.push(entry),
    () => strangers++,
  );
  const parser = new XmlReader(reader);
  parser.write(xml);
  parser.end();
  return { entries, reader, strangers };
}

const textsOf = (entry: RawEntry | undefined) =>
  [...(entry?.values ?? [])].map(([path, { text }]) => `${path}=${text}`);

describe('[U] entry-reader', () => {
  it('gathers texts by their path, prefixes aside, with the line on which each ends', () => {
    const { entries } = read(
      '<s:urlset>\n<s:url>\n<s:loc> a\n </s:loc><n:news><n:publication><n:name>N</n:name></n:publication></n:news></s:url></s:urlset>',
    );
    expect(entries).to.deep.equal([
      {
        line: 2,
        isSitemap: false,
        values: new Map([
          ['loc', { text: 'a', line: 4, wasFixed: false }],
          ['news/publication/name', { text: 'N', line: 4, wasFixed: false }],
        ]),
        images: 0,
        imageLocs: [],
        videos: 0,
        incompleteVideos: 0,
        news: true,
        alternates: [],
      },
    ]);
  });

  it('keeps the first of repeated values, and none that is blank', () => {
    const { entries } = read('<urlset><url><loc> </loc><loc>a</loc><loc>b</loc></url></urlset>');
    expect(entries.map(textsOf)).to.deep.equal([['loc=a']]);
  });

  it('gives each entry its own values', () => {
    const { entries } = read('<sitemapindex><sitemap><loc>a</loc></sitemap><sitemap>x</sitemap></sitemapindex>');
    expect(entries.map((entry) => [entry.isSitemap, ...textsOf(entry)])).to.deep.equal([[true, 'loc=a'], [true]]);
  });

  it('counts images and videos right below the entry alone', () => {
    const { entries } = read('<urlset><url><image/><image><image/></image><x><video/></x></url></urlset>');
    expect([entries[0]?.images, entries[0]?.videos]).to.deep.equal([2, 0]);
  });

  it('keeps the addresses of images apart, up to a thousand', () => {
    const image = (loc: string) => `<i:image><i:loc>${loc}</i:loc><i:title>T</i:title></i:image>`;
    const one = read(`<urlset><url><loc>a</loc>${image(' p&q ')}${image('')}${image('r')}</url></urlset>`);
    expect(one.entries[0]?.imageLocs).to.deep.equal(['p&q', 'r']);
    expect(textsOf(one.entries[0])).to.deep.equal(['loc=a', 'image/title=T']);
    const many = read(`<urlset><url>${image('p').repeat(1001)}</url></urlset>`);
    expect(many.entries[0]?.imageLocs).to.have.length(1000);
  });

  it('asks each video for its own parts', () => {
    const whole =
      '<video><thumbnail_loc>t</thumbnail_loc><title>T</title><description>D</description><content_loc>c</content_loc></video>';
    const { entries } = read(`<urlset><url>${whole}<video><title>T</title></video>${whole}</url></urlset>`);
    const [entry] = entries;
    expect([entry?.videos, entry?.incompleteVideos, textsOf(entry)]).to.deep.equal([3, 1, []]);
  });

  const roots: [xml: string, kind: string, hasNamespace: boolean, strangers: number][] = [
    ['<urlset xmlns="https://www.sitemaps.org/schemas/sitemap/0.9/"/>', 'urlset', true, 0],
    ['<urlset xmlns="http://www.google.com/schemas/sitemap/0.84"/>', 'urlset', true, 0],
    ['<s:sitemapindex xmlns:s="http://www.sitemaps.org/schemas/sitemap/0.9"/>', 'index', true, 0],
    ['<s:urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"/>', 'urlset', false, 0],
    ['<rdf:RDF/>', 'rss', true, 0],
    ['<feed/>', 'atom', true, 0],
    ['<html/>', 'unknown', false, 1],
  ];
  for (const [xml, kind, hasNamespace, strangers] of roots) {
    it(`${xml}: ${kind}`, () => {
      const result = read(xml);
      expect([result.reader.kind, result.reader.hasNamespace, result.strangers]).to.deep.equal([
        kind,
        hasNamespace,
        strangers,
      ]);
    });
  }

  it('takes links for alternates in a sitemap and for the address in Atom', () => {
    const links = '<link rel="edit" href="e"/><link hreflang=" de " href=" d "/><link href="h"/>';
    const [url] = read(`<urlset><url>${links}</url></urlset>`).entries;
    expect(url?.alternates).to.deep.equal([{ hreflang: 'de', href: { text: 'd', line: 1, wasFixed: false } }]);
    expect(textsOf(url)).to.deep.equal([]);
    const [entry] = read(`<feed><entry>${links}</entry></feed>`).entries;
    expect([textsOf(entry), entry?.alternates]).to.deep.equal([['link=d'], []]);
  });

  it('bounds alternates and values', () => {
    const links = '<link hreflang="de" href="d"/>'.repeat(1001);
    const long = 'x'.repeat(30_000);
    const [entry] = read(`<urlset><url>${links}<loc>${long}<b/>${long}</loc></url></urlset>`).entries;
    expect([entry?.alternates.length, entry?.values.get('loc')?.text.length]).to.deep.equal([1000, 10_000]);
  });
});
