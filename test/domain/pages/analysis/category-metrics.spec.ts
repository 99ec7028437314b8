import { expect } from 'chai';
import { measureCategories } from '../../../../domain/pages/analysis/category-metrics.js';
import { htmlPageFrom } from '../../../support/samples/analyzed-page.js';

const HTML = `<html lang="en"><head><title>Lamps</title><meta name="description" content="All lamps.">
<meta name="viewport" content="width=device-width"><meta property="og:title" content="Lamps"><link rel="icon" href="/i.ico">
<link rel="stylesheet" href="/s.css"></head><body><main><h1>Lamps</h1><p>We sell lamps. They glow.</p>
<a href="/b">b</a><a href="https://o.example/">o</a><img src="/a.jpg"><script src="/s.js"></script></main></body></html>`;

describe('[U] metrics of the categories', () => {
  const page = htmlPageFrom(HTML, {
    url: 'https://site.example/shop/lamps?a=1&b=2',
    headers: { 'x-frame-options': 'DENY', 'content-encoding': 'br' },
  });
  const metrics = measureCategories(page);

  it('measure the address', () =>
    expect(metrics.url_structure).to.deep.equal({
      characters: page.url.length,
      is_https: true,
      depth: 2,
      parameters: 2,
      path: '/shop/lamps',
    }));
  it('measure title, description and tags for sharing', () =>
    expect(metrics.meta_data).to.deep.equal({
      title: 'Lamps',
      title_characters: 5,
      description: 'All lamps.',
      description_characters: 10,
      open_graph: { 'og:title': 'Lamps' },
      twitter: {},
    }));
  it('measure the text', () => {
    expect(metrics.content).to.deep.include({ headings: [{ level: 1, text: 'Lamps' }], sentence_count: 2 });
    expect(metrics.keywords['top_terms']).to.deep.include(['lamps', 2]);
  });
  it('measure what is against indexing', () =>
    expect(metrics.technical).to.deep.include({ status: 200, indexable: true, canonical_url: null }));
  it('count what no one can hear or use', () => {
    expect(metrics.accessibility).to.deep.include({ lang: 'en', images: 1, images_without_alt: 1, main_landmarks: 1 });
    expect(metrics.user_experience).to.deep.include({
      viewport: 'width=device-width',
      internal_links: 1,
      external_links: 1,
      has_icon: true,
    });
  });
  it('show the headers that protect, and those that are missing', () =>
    expect(metrics.security_headers).to.deep.include({
      headers: {
        'strict-transport-security': null,
        'content-security-policy': null,
        'x-content-type-options': null,
        'x-frame-options': 'DENY',
        'referrer-policy': null,
        'permissions-policy': null,
      },
    }));
  it('weigh the page', () =>
    expect(metrics.performance).to.deep.include({ content_encoding: 'br', scripts: 1, style_sheets: 1, ttfb_ms: 120 }));
});
