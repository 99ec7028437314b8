import { expect } from 'chai';
import { readAdvice } from '../../../../activities/browser/lighthouse/read-advice.js';

const PAGE = 'https://site.example/shop/';
const PATH = '1,HTML,1,BODY,1,IMG';

function audit(id: string, items: unknown[], metricSavings = {}) {
  return { id, title: `Title of ${id}`, description: `About ${id}`, score: 0, details: { items }, metricSavings };
}

const image = (snippet: string, path = PATH) =>
  readAdvice(
    audit(
      'lcp-discovery-insight',
      [
        { type: 'checklist', items: {} },
        { type: 'node', snippet, path },
      ],
      { LCP: 120.4 },
    ),
    PAGE,
  );

describe('[U] readAdvice', () => {
  it('names the image that the first view waits for, by where the page is', () => {
    expect(image('<img class="a" src="hero.webp?a=1&amp;b=2" loading="lazy">')).to.deep.equal({
      title: 'Title of lcp-discovery-insight',
      description: 'About lcp-discovery-insight',
      savings_ms: 120,
      items: ['https://site.example/shop/hero.webp?a=1&b=2'],
    });
  });

  it('names none where the tag leaves open which file it is', () => {
    const open = [
      '<img src="/a.webp" srcset="/b.webp 2x">',
      '<img data-src="/lazy.webp">',
      '<img src="/a-very-long-addre…">',
      '<img src="data:image/png;base64,AA">',
      '<img src="http://[">',
      '<div style="background: url(/a.png)">',
      '',
    ];
    for (const snippet of open) expect(image(snippet), snippet).to.equal(null);
    expect(image('<img src="/a.webp">', '1,HTML,1,BODY,0,PICTURE,2,IMG')).to.equal(null);
    expect(readAdvice(audit('lcp-discovery-insight', []), PAGE)).to.equal(null);
  });

  it('names the origins to connect to ahead, and no others of the dependency tree', () => {
    const section = (title: string, value: unknown) => ({ type: 'list-section', title, description: 'How', value });
    const rows = [
      { origin: 'https://cdn.example', wastedMs: 80 },
      { origin: 'https://api.example', wastedMs: 210 },
      { origin: 'file://x', wastedMs: 5 },
    ];
    const used = section('Preconnected origins', { items: [{ origin: 'https://used.example', source: {} }] });
    const tree = section('', { type: 'network-tree', chains: {} });
    const wanted = section('Preconnect candidates', { items: rows });
    expect(readAdvice(audit('network-dependency-tree-insight', [tree, used, wanted]), PAGE)).to.deep.equal({
      title: 'Preconnect candidates',
      description: 'How',
      savings_ms: 210,
      items: ['https://cdn.example', 'https://api.example'],
    });
    const none = [tree, used, section('Preconnect candidates', { type: 'text', value: 'none' })];
    expect(readAdvice(audit('network-dependency-tree-insight', none), PAGE)).to.equal(null);
  });

  it('says nothing of other audits', () => {
    expect(readAdvice(audit('render-blocking-insight', [{ url: 'https://a.example/' }]), PAGE)).to.equal(null);
  });
});
