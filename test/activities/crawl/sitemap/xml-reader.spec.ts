import { expect } from 'chai';
import { faultsOf, readSitemap, url, urlset, urlsOf } from './read-sitemap.js';

const A = 'https://site.example/a';
const B = 'https://site.example/b';

describe('[U] xml-reader', () => {
  it('reads a declaration that comes late, and warns (case 17)', async () => {
    const parsed = await readSitemap(`\n\n<?xml version="1.0"?>${urlset(url(A))}`);
    expect(urlsOf(parsed)).to.deep.equal([A]);
    expect(parsed.file.xml_error).to.deep.equal({
      line: 3,
      message: 'the XML declaration does not stand at the very start of the file',
    });
    const marked = await readSitemap(`\ufeff<?xml version="1.0"?>${urlset(url(A))}`);
    expect([marked.file.xml_error, urlsOf(marked)]).to.deep.equal([null, [A]]);
  });

  it('mends bare ampersands and foreign references, and keeps the rest (case 19)', async () => {
    const parsed = await readSitemap(
      urlset(url(`${A}?x=1&y=2`), url(`${A}?caf&eacute;`), url(`${A}?end&`), url(`${B}?x=1&amp;y=2&#38;z=3`)),
    );
    expect(urlsOf(parsed)).to.deep.equal([`${A}?x=1&y=2`, `${A}?caf%C3%A9`, `${A}?end&`, `${B}?x=1&y=2&z=3`]);
    expect(faultsOf(parsed)).to.deep.equal([
      `unescaped 2 ${A}?x=1&y=2`,
      `unescaped 3 ${A}?café`,
      `unescaped 4 ${A}?end&`,
    ]);
    expect(parsed.file.xml_error).to.equal(null);
  });

  it('takes ampersands in CDATA as they are', async () => {
    const parsed = await readSitemap(urlset(url(`<![CDATA[${A}?x=1&y=2]]>`)));
    expect([urlsOf(parsed), parsed.file.faults]).to.deep.equal([[`${A}?x=1&y=2`], []]);
  });

  it('decodes once (case 20)', async () => {
    expect(urlsOf(await readSitemap(urlset(url(`${A}?x&amp;amp;y`))))).to.deep.equal([`${A}?x&amp;y`]);
  });

  it('expands no entity and opens no file (case 20)', async () => {
    const nested = Array.from({ length: 20 }, (_, level) => `<!ENTITY e${level + 1} "&e${level};&e${level};">`).join(
      '',
    );
    const doctype = `<!DOCTYPE urlset SYSTEM "http://127.0.0.1:9/x.dtd" [<!ENTITY e0 "lol">${nested}<!ENTITY f SYSTEM "file:///etc/passwd">]>`;
    const parsed = await readSitemap(doctype + urlset(url(`${A}?&e20;`), url(`${A}?&f;`), url(B)));
    expect(urlsOf(parsed)).to.deep.equal([`${A}?&e20;`, `${A}?&f;`, B]);
    expect(parsed.file.fault_counts).to.deep.equal({ unescaped: 2 });
  });

  it('keeps the entries before a cut and tells the line (case 23)', async () => {
    const parsed = await readSitemap(`${urlset(url(A), url(B)).replace('\n</urlset>', '')}\n<url><loc>https://site.ex`);
    expect(urlsOf(parsed)).to.deep.equal([A, B]);
    expect(parsed.file.xml_error).to.deep.equal({
      line: 4,
      message: 'the file ends before its root element is closed',
    });
  });

  it('goes on after tags that do not match', async () => {
    const parsed = await readSitemap(urlset(`<url><loc>${A}</url>`, '<url></p></url>', url(B)));
    expect(urlsOf(parsed)).to.deep.equal([A, B]);
    expect(parsed.file.xml_error).to.deep.equal({ line: 2, message: 'Unexpected close tag' });
  });

  it('reads over words of the server before the XML', async () => {
    const parsed = await readSitemap(`Warning: x in y\n<?xml version="1.0"?>${urlset(url(A))}`);
    expect([parsed.file.kind, urlsOf(parsed)]).to.deep.equal(['urlset', [A]]);
    expect(parsed.file.xml_error?.line).to.equal(1);
  });

  const hostile: [what: string, body: string, message: string | null][] = [
    ['nesting', urlset('<a>'.repeat(100_000)), 'elements are nested too deep'],
    ['an attribute named like a method', urlset('<url hasOwnProperty="x" y="z"></url>'), 'the markup cannot be read'],
    ['stray brackets', urlset('<'.repeat(300_000)), 'Unencoded <'],
    ['a comment without end', `<urlset><!--${'x'.repeat(300_000)}`, 'Max buffer length exceeded: comment'],
    ['ampersands', urlset('&'.repeat(300_000)), null],
    ['references', urlset(url('&#65;'.repeat(100_000))), null],
  ];
  for (const [what, body, message] of hostile) {
    it(`survives ${what}`, async () => {
      expect((await readSitemap(body)).file.xml_error?.message ?? null).to.equal(message);
    });
  }
});
