import { expect } from 'chai';
import { summarizePage } from '../../../../domain/seo/page/page-summary.js';
import { pageFrom } from '../../../support/sites/pages.js';

const url = 'https://example.test/page';
const summarize = (html: string) => summarizePage(pageFrom(html, { url }));
const withHeaders = (html: string, headers: Record<string, string>) => {
  const page = pageFrom(html, { url });
  return summarizePage({ ...page, fetch: { ...page.fetch, headers } });
};

describe('[U] page summary', () => {
  it('keeps the texts a search engine would take', () => {
    const summary = summarize(
      '<html lang="en"><head><title>Oak  tables</title><meta name="description" content=" Made to measure "></head>' +
        '<body><h1></h1><h1>Tables</h1></body></html>',
    );
    expect(summary.title).to.equal('Oak tables');
    expect(summary.description).to.equal('Made to measure');
    expect(summary.h1).to.equal('Tables');
    expect(summary.lang).to.equal('en');
    expect(summary.is_html).to.equal(true);
    expect(summary.indexable).to.equal(true);
  });

  it('says what robots directives and the canonical make of the page', () => {
    const summary = summarize('<head><meta name="robots" content="none"><link rel="canonical" href="/other"></head>');
    expect(summary.noindex).to.equal(true);
    expect(summary.nofollow).to.equal(true);
    expect(summary.canonical_url).to.equal('https://example.test/other');
    expect(summary.indexable).to.equal(false);
  });

  it('joins the language versions of head and Link header without repeats', () => {
    const head = '<head><link rel="alternate" hreflang="en" href="/en"><link rel="alternate" href="/feed"></head>';
    const summary = withHeaders(head, {
      link: '</en>; rel=alternate; hreflang=en, </de>; rel=alternate; hreflang="de"',
    });
    expect(summary.hreflang).to.deep.equal([
      { code: 'en', url: 'https://example.test/en', via: 'both' },
      { code: 'de', url: 'https://example.test/de', via: 'header' },
    ]);
  });

  it('finds the neighbors in a series', () => {
    const summary = summarize('<head><link rel="prev" href="/1"><link rel="next" href="/3"></head>');
    expect(summary.prev_url).to.equal('https://example.test/1');
    expect(summary.next_url).to.equal('https://example.test/3');
  });

  it('keeps each internal target once, fragments apart, with the first text', () => {
    const { links } = summarize(
      '<body><nav><a href="/a" rel="nofollow"></a></nav><a href="/a">A</a><a href="/a">again</a>' +
        '<a href="/a#part" rel="nofollow">Part</a></body>',
    );
    expect(links).to.deep.equal([
      { url: 'https://example.test/a', text: 'A', nofollow: false, fragment: '', region: 'nav', count: 3 },
      {
        url: 'https://example.test/a',
        text: 'Part',
        nofollow: true,
        follow: false,
        fragment: 'part',
        region: 'other',
      },
    ]);
  });

  it('keeps links to other hosts apart', () => {
    const summary = summarize(
      '<body><a href="https://other.test/" rel="nofollow">O</a><a href="mailto:a@b.test">M</a></body>',
    );
    expect(summary.links).to.deep.equal([]);
    expect(summary.external_links).to.deep.equal([{ url: 'https://other.test/', text: 'O', nofollow: true }]);
  });

  it('lists each image once', () => {
    const { images } = summarize('<body><img src="/a.png" alt=""><img src="/a.png" alt=""><img alt=""></body>');
    expect(images).to.deep.equal(['https://example.test/a.png']);
  });

  it('knows icons and structured data by their markup', () => {
    const rich = summarize(
      '<head><link rel="shortcut icon" href="/i.png"></head><body itemscope itemtype="https://schema.org/Thing"></body>',
    );
    expect([rich.has_icon, rich.has_structured_data]).to.deep.equal([true, true]);
    const poor = summarize('<head><link rel="apple-touch-icon" href="/i.png"></head><body>Text</body>');
    expect([poor.has_icon, poor.has_structured_data]).to.deep.equal([false, false]);
  });

  it('takes dates from JSON-LD, else from article metas', () => {
    const both = summarize(
      '<head><script type="application/ld+json">{"@context":"https://schema.org","@type":"Article",' +
        '"datePublished":"2026-01-02"}</script><meta property="article:published_time" content="2020-01-01">' +
        '<meta property="article:modified_time" content="2026-03-04"></head>',
    );
    expect([both.date_published, both.date_modified]).to.deep.equal(['2026-01-02', '2026-03-04']);
    expect(both.json_ld_types).to.deep.equal(['Article']);
  });

  it('keeps the facts of an answer that is no HTML', () => {
    const page = pageFrom('', { url });
    const summary = summarizePage({ ...page, html: null, fetch: { ...page.fetch, status: 404 } });
    expect(summary.status).to.equal(404);
    expect([summary.is_html, summary.indexable, summary.title, summary.links]).to.deep.equal([false, false, '', []]);
  });
});
