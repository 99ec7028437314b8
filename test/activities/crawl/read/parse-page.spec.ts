import { expect } from 'chai';
import { parsePage } from '../../../../activities/crawl/read/parse-page.js';
import type { HtmlFacts } from '../../../../domain/seo/artifacts/html.js';

const parse = (html: string, keywords: string[] = []): HtmlFacts =>
  parsePage({
    url: 'https://site.example/dir/page',
    body: Buffer.from(html),
    contentType: 'text/html; charset=utf-8',
    targetKeywords: keywords,
  });

describe('[U] parse-page', () => {
  it('reads a whole small page', () => {
    const facts = parse(
      '<!doctype html><html lang="en-GB"><head><meta charset=utf-8><title>Tea &amp; cake</title>' +
        '<meta name="Description" content="All about tea"><link rel="canonical" href="/tea#top"></head>' +
        '<body><h1>Tea</h1><p id=a>Tea is nice.<p id=a>Cake is too.</body></html>',
    );
    expect(facts.doctype).to.equal('html');
    expect(facts.lang).to.equal('en-GB');
    expect(facts.titles).to.deep.equal([{ text: 'Tea & cake', in_head: true }]);
    expect(facts.metas).to.deep.equal([{ key: 'description', kind: 'name', content: 'All about tea', in_head: true }]);
    expect(facts.links).to.deep.equal([
      {
        rel: ['canonical'],
        href: '/tea#top',
        url: 'https://site.example/tea',
        hreflang: null,
        type: null,
        media: null,
        in_head: true,
      },
    ]);
    expect(facts.headings).to.deep.equal([{ level: 1, text: 'Tea', alt_only: false, section: 0, region: 'other' }]);
    expect(facts.dom).to.deep.equal({
      nodes: 10,
      max_depth: 3,
      max_children: 4,
      head_tags: 1,
      body_tags: 1,
      head_ended_by: null,
      duplicate_ids: ['a'],
      ids: ['a'],
      deprecated_elements: [],
      frames: 0,
    });
    expect(facts.text.word_count).to.equal(7);
    expect(facts.charset.source).to.equal('header');
  });

  describe('scripts, styles, frames', () => {
    it('lists scripts with what matters of them', () => {
      const { scripts } = parse(
        '<head><script src="/a.js" async defer integrity="sha256-x" type=module></script></head><body><script>x</script>',
      );
      expect(scripts).to.deep.equal([
        {
          src: '/a.js',
          url: 'https://site.example/a.js',
          type: 'module',
          async: true,
          defer: true,
          integrity: true,
          in_head: true,
        },
        { src: null, url: null, type: null, async: false, defer: false, integrity: false, in_head: false },
      ]);
    });

    it('counts style text and lists inline frames', () => {
      const facts = parse(
        '<style>a{}</style><style>bb</style><iframe src="/f" title=T><p>x</p></iframe><iframe></iframe>',
      );
      expect(facts.inline_style_chars).to.equal(5);
      expect(facts.iframes).to.deep.equal([
        { src: '/f', url: 'https://site.example/f', title: 'T' },
        { src: '', url: null, title: null },
      ]);
      expect(facts.text.total_word_count).to.equal(0);
    });

    it('reads blocks of JSON-LD, the blank one as empty (case 50, 52)', () => {
      const { json_ld: blocks } = parse(
        '<script type="application/ld+json"> </script>' +
          '<script type="Application/LD+JSON; charset=utf-8">[{"@type":"A"},{"@type":"B"}]</script>' +
          '<script type="application/json">{"@type":"C"}</script><script type="application/ld+json">{</script>',
      );
      expect(blocks.map(({ state, types }) => [state, types])).to.deep.equal([
        ['empty', []],
        ['valid', ['A', 'B']],
        ['invalid', []],
      ]);
    });
  });
});
