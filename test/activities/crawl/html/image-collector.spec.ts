import { expect } from 'chai';
import type { ImageTag } from '../../../../domain/seo/artifacts/html.js';
import { pageFacts } from './page-facts.js';

const first = (html: string): ImageTag | undefined => pageFacts(html).images[0];
const PIXEL = 'data:image/gif;base64,R0lGODlhAQABAAAAACw=';

describe('[U] image-collector', () => {
  it('keeps the attributes', () => {
    expect(
      first('<img src="a.png" srcset="a.png 1x" alt="A &amp; B" width=10 height="20" loading=lazy>'),
    ).to.deep.equal({
      src: 'a.png',
      url: 'https://site.example/dir/a.png',
      srcset: 'a.png 1x',
      modern_source: false,
      alt: 'A & B',
      width: '10',
      height: '20',
      loading: 'lazy',
      only_in_link: false,
      hidden: false,
    });
  });

  it('takes a lazy image and its noscript copy for one, with the real address (case 49)', () => {
    const { images } = pageFacts(
      `<img src="${PIXEL}" data-src="real.jpg" alt="Real"><noscript><img src="real.jpg" alt="Real"></noscript>`,
    );
    expect(images.map(({ src, url, alt }) => [src, url, alt])).to.deep.equal([
      ['real.jpg', 'https://site.example/dir/real.jpg', 'Real'],
    ]);
  });

  const sources: [html: string, src: string, url: string | null][] = [
    ['<img data-src=a.jpg>', 'a.jpg', 'https://site.example/dir/a.jpg'],
    ['<img src=/img/1x1.gif data-original=a.jpg>', 'a.jpg', 'https://site.example/dir/a.jpg'],
    ['<img src=/img/placeholder.svg data-lazy-src=a.jpg>', 'a.jpg', 'https://site.example/dir/a.jpg'],
    ['<img src=small.jpg data-src=a.jpg>', 'small.jpg', 'https://site.example/dir/small.jpg'],
    [`<img src="${PIXEL}">`, PIXEL, null],
    ['<img src="">', '', null],
    ['<img>', '', null],
    ['<image src=a.jpg>', 'a.jpg', 'https://site.example/dir/a.jpg'],
  ];
  for (const [html, src, url] of sources) {
    it(`${html} shows ${url}`, () => expect([first(html)?.src, first(html)?.url]).to.deep.equal([src, url]));
  }

  it('tells an empty alt from a missing one', () => {
    expect(pageFacts('<img src=a><img src=b alt><img src=c alt="">').images.map(({ alt }) => alt)).to.deep.equal([
      null,
      '',
      '',
    ]);
  });

  const hidden: [html: string, hidden: boolean][] = [
    ['<img src=a role=presentation>', true],
    ['<img src=a role=none>', true],
    ['<img src=a aria-hidden=true>', true],
    ['<div aria-hidden=true><p><img src=a></p></div>', true],
    ['<div aria-hidden=false><img src=a></div>', false],
    ['<table role=presentation><tr><td><img src=a></table>', false],
    ['<div aria-hidden=true></div><img src=a>', false],
  ];
  for (const [html, expected] of hidden) {
    it(`${html}: hidden ${expected}`, () => expect(first(html)?.hidden).to.equal(expected));
  }

  const links: [html: string, only: boolean][] = [
    ['<a href=x> <img src=a alt=""> </a>', true],
    ['<a href=x><span><img src=a></span></a>', true],
    ['<a href=x><img src=a> text</a>', false],
    ['<a href=x aria-label=Home><img src=a alt=""></a>', false],
    ['<a href=x><svg></svg><img src=a alt=""></a>', false],
    ['<a href=x><img src=a><img src=b></a>', false],
    ['<a href=x>x</a><img src=a>', false],
  ];
  for (const [html, only] of links) {
    it(`${html}: only in link ${only}`, () => expect(first(html)?.only_in_link).to.equal(only));
  }

  it('counts images without an image', () => {
    const facts = pageFacts(
      '<picture><source srcset=a></picture><picture><source srcset=a><img src=b></picture><picture></picture>',
    );
    expect([facts.pictures_without_img, facts.images.length]).to.deep.equal([2, 1]);
  });

  const pictures: [html: string, modern: boolean][] = [
    ['<picture><source type="image/avif" srcset=a><img src=b.jpg></picture>', true],
    ['<picture><source type=" IMAGE/WebP" srcset=a><source srcset=c.jpg><img src=b.jpg></picture>', true],
    ['<picture><source srcset="a.webp?v=1 2x"><img src=b.jpg></picture>', true],
    ['<picture><source data-srcset="a.avif"><img src=b.jpg></picture>', true],
    ['<picture><source srcset=a.jpg><img src=b.jpg></picture>', false],
    ['<picture><img src=b.jpg><source srcset=a.webp></picture>', false],
    ['<picture><source srcset=a.webp></picture><img src=b.jpg>', false],
    ['<video><source src=a.webm type="image/webp"></video><img src=b.jpg>', false],
    ['<img src=b.jpg>', false],
  ];
  for (const [html, modern] of pictures)
    it(`${html}: modern source ${modern}`, () => expect(first(html)?.modern_source).to.equal(modern));

  it('does not count images of svg and template', () => {
    expect(pageFacts('<svg><image href=a /></svg><template><img src=a></template>').images).to.deep.equal([]);
  });
});
