import { expect } from 'chai';
import { listFactGroups } from '../../../../web/app/crawled-pages/list-fact-groups.js';
import { exploredPage } from '../../../support/samples/explored-page.js';
import { pageFrom } from '../../../support/sites/pages.js';

const HTML = `<html><head><title>Lamps</title><meta name="robots" content="noindex, nofollow">
<link rel="alternate" hreflang="de" href="/de"><script type="application/ld+json">{"@type":"Product"}</script></head>
<body><h1>Lamps</h1><h2>Desk</h2><h2>Floor</h2><img src="/a.png"><img src="/b.png" alt="A lamp"></body></html>`;

describe('[U] facts of a page', () => {
  const read = (...given: Parameters<typeof listFactGroups>) =>
    Object.fromEntries(
      listFactGroups(...given).map(({ id, facts }) => [
        id,
        Object.fromEntries(facts.map(({ name, value }) => [name, value])),
      ]),
    );

  it('are grouped, with what its contents say', () => {
    const artifact = pageFrom(HTML, { url: 'https://site.example/a' });
    const facts = read(exploredPage({ inlinks: 1_200, unique_inlinks: 1, in_sitemap: false, depth: 0 }), artifact, {});
    expect(facts['response']).to.include({ Status: '200', 'In sitemap': 'No', Depth: '0 clicks from the start page' });
    expect(facts['indexability']).to.include({ 'Robots.txt': 'Allowed', 'Robots directives': 'noindex, nofollow' });
    expect(facts['content']).to.include({ Headings: '1 × H1, 2 × H2' });
    expect(facts['links']).to.include({ Inlinks: '1,200 from 1 other page' });
    expect(facts['markup']).to.include({ 'JSON-LD': 'Product', Hreflang: 'de: https://site.example/de', RDFa: 'None' });
    expect(facts['images']).to.include({ Images: '2', 'Without alt text': '1' });
    expect(facts['images']?.['For example']).to.equal('https://site.example/a.png');
    expect(facts).to.not.have.property('extracted');
  });

  it('are those of the table where the contents are no longer kept, and say what was not measured', () => {
    const old = exploredPage({ outlinks: null, language: null, in_sitemap: null, depth: null });
    const facts = read(old, null, {});
    expect(Object.keys(facts)).to.deep.equal(['response', 'indexability', 'content', 'links']);
    expect(facts['links']).to.include({ Outlinks: 'Not measured' });
    expect(facts['content']).to.include({ Language: 'Not measured' });
    expect(facts['response']).to.include({ 'In sitemap': 'Not measured', Depth: 'Not reached by links' });
  });

  it('say where a redirect leads, and what extractions read', () => {
    const moved = pageFrom('', { url: 'https://site.example/a', status: 301 });
    const artifact = { ...moved, fetch: { ...moved.fetch, redirect_url: 'https://site.example/b' }, html: null };
    const columns = [{ name: 'Price', values: ['12', '13'], matches: 2 }];
    const page = exploredPage({ extracted: { read_from: 'source', columns } });
    const facts = read(page, artifact, { own_checks: [{ name: 'Price', kind: 'column' }] });
    expect(facts['response']).to.include({ 'Redirects to': 'https://site.example/b' });
    expect(facts['extracted']).to.deep.equal({ 'Read from': 'source', Price: '12 | 13' });
    expect(facts).to.not.have.property('images');
  });

  it('list a few of many', () => {
    const types = Array.from({ length: 14 }, (_, index) => `{"@type":"Type${index}"}`).join(',');
    const artifact = pageFrom(`<script type="application/ld+json">[${types}]</script>`);
    expect(read(exploredPage(), artifact, {})['markup']?.['JSON-LD']).to.match(/^Type0, .*, Type9, 4 more$/);
  });
});
