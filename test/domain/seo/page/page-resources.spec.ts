import { expect } from 'chai';
import { NO_RESOURCES, pageResources } from '../../../../domain/seo/page/page-resources.js';
import { pageFrom } from '../../../support/sites/pages.js';

const url = 'https://site.example/dir/page';

function resources(markup: string) {
  const { html } = pageFrom(markup, { url });
  if (!html) throw new Error('no HTML');
  return pageResources(html, url);
}

describe('[U] page resources', () => {
  it('an empty page loads nothing', () => {
    expect(resources('<p>text')).to.deep.equal(NO_RESOURCES);
  });

  it('lists each image once, and what srcset offers besides, against the base address', () => {
    const found = resources(
      '<base href="/files/"><img src=a.png srcset="a.png 1x, b.png 2x"><img src=a.png srcset="b.png, data:image/png;base64,AA 3x">',
    );
    expect(found.images).to.deep.equal(['https://site.example/files/a.png']);
    expect(found.image_candidates).to.deep.equal(['https://site.example/files/b.png']);
  });

  it('keeps thirty candidates', () => {
    const srcset = Array.from({ length: 150 }, (_, at) => `${at}.png ${at + 1}w`).join(', ');
    expect(resources(`<img src=a.png srcset="${srcset}">`).image_candidates).to.have.length(30);
  });

  it('lists scripts that run and style sheets, and no blocks of data', () => {
    const found = resources(
      `<script src=a.js></script><script src=a.js></script><script type=module src=m.js></script>
       <script type="text/javascript" src=b.js></script><script type="text/template" src=t.html></script>
       <script>inline</script><link rel="StyleSheet preload" href=a.css><link rel="alternate stylesheet" href=b.css>
       <link rel=preload href=c.css><link rel=stylesheet href="">`,
    );
    const at = (name: string) => `https://site.example/dir/${name}`;
    expect(found.scripts).to.deep.equal([at('a.js'), at('m.js'), at('b.js')]);
    expect(found.styles).to.deep.equal([at('a.css'), at('b.css')]);
  });

  const sizes: [attributes: string, size: { width: number; height: number } | null][] = [
    ['width=40 height=" 20 "', { width: 40, height: 20 }],
    ['width=40', null],
    ['width=100% height=20', null],
    ['width=40 height=0', null],
    ['width=40px height=20', null],
  ];
  for (const [attributes, size] of sizes) {
    it(`<img ${attributes}> ${size ? 'has a size' : 'says nothing'}`, () => {
      expect(resources(`<img src=/a.png ${attributes}>`).image_uses).to.deep.equal(
        size ? [{ url: 'https://site.example/a.png', size, has_modern_source: false }] : [],
      );
    });
  }

  it('knows the modern alternatives that image and srcset offer, and keeps a use once', () => {
    const modern = '<picture><source type="image/webp" srcset=a.webp><img src=/a.jpg></picture>';
    const offered = '<img src=/b.jpg srcset="b.webp?v=1 2x">';
    expect(resources(modern + modern + offered).image_uses).to.deep.equal([
      { url: 'https://site.example/a.jpg', size: null, has_modern_source: true },
      { url: 'https://site.example/b.jpg', size: null, has_modern_source: true },
    ]);
  });

  const openGraph: [head: string, image: string | null][] = [
    ['<meta property="og:image" content="/og.png"><meta property="og:image" content="/b.png">', '/og.png'],
    ['<meta property="og:image" content=" "><meta property="og:image:url" content="/b.png">', '/b.png'],
    ['<meta property="og:image" content="data:image/png;base64,AA">', null],
    ['<meta property="og:image:alt" content="/b.png">', null],
  ];
  for (const [head, image] of openGraph) {
    it(`${head} shows ${image}`, () => {
      const expected = image && `https://site.example${image}`;
      expect(resources(`<head>${head}</head>`).og_image).to.equal(expected);
    });
  }
});
