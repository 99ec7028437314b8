import { expect } from 'chai';
import { readSharePage } from '../../../../domain/pages/opengraph/read-share-page.js';
import type { ImageContext, PageReading } from '../../../../domain/seo/artifacts/page-reading.js';
import { pageFrom } from '../../../support/sites/pages.js';

const SENTENCE = 'We build lamps from oak and brass in a small workshop near the old harbour.';
function readingOf(head: string, body = '', change: Partial<PageReading> = {}, lang = 'en-GB'): PageReading {
  const html = `<!doctype html><html lang="${lang}"><head><title>Lamps | Lamp Shop</title>${head}</head><body><h1>Our lamps</h1>${body}</body></html>`;
  return { page: pageFrom(html), sentences: [], pictures: [], ...change };
}
const picture = (url: string, size: ImageContext['size'] = null): ImageContext => ({
  url,
  size,
  alt: null,
  title: '',
  caption: '',
  heading: '',
  before: '',
});
const WHOLE = `<meta property="og:title" content="Lamps to share"><meta property="og:description" content="Shared words">
  <meta property="og:site_name" content="Lamp shop"><meta property="og:image" content="/og.png"><meta property="og:type" content="product">
  <meta name="twitter:image" content="https://cdn.example/x.png"><meta name="twitter:site" content="@lamps">
  <meta name="description" content="Found words"><link rel="canonical" href="https://site.example/lamps">`;

describe('[U] read share page', () => {
  it('takes what the page says for sharing before what it says for searching', () => {
    expect(readSharePage(readingOf(WHOLE), {})).to.deep.include({
      title: { value: 'Lamps to share', source: 'open_graph' },
      description: { value: 'Shared words', source: 'open_graph' },
      url: { value: 'https://site.example/lamps', source: 'canonical' },
      type: { value: 'product', source: 'open_graph' },
      locale: { value: 'en_GB', source: 'lang' },
      twitter_site: { value: '@lamps', source: 'twitter' },
      image_candidates: [
        { value: 'https://site.example/og.png', source: 'open_graph' },
        { value: 'https://cdn.example/x.png', source: 'twitter' },
      ],
    });
  });

  it('takes what was given before all', () => {
    const page = readSharePage(readingOf(WHOLE), { title: 'Mine | Lamp shop', image: 'https://a.example/i.png' });
    expect(page.title).to.deep.equal({ value: 'Mine | Lamp shop', source: 'given' });
    expect(page.image_candidates[0]).to.deep.equal({ value: 'https://a.example/i.png', source: 'given' });
    expect(page.description?.source).to.equal('open_graph');
  });

  it('cuts the name of the site off a title', () => {
    const named = readingOf('<meta property="og:site_name" content="lamp shop">');
    expect(readSharePage(named, {}).title).to.deep.equal({ value: 'Lamps', source: 'title' });
    expect(readSharePage(readingOf(''), {}).title?.value).to.equal('Lamps | Lamp Shop');
  });

  it('falls back on the description, then on a sentence, then on nothing', () => {
    const described = readingOf('<meta name="description" content="Found words">');
    expect(readSharePage(described, {}).description).to.deep.equal({ value: 'Found words', source: 'meta' });
    const reported = readSharePage(readingOf('', '', { sentences: [SENTENCE] }), {});
    expect(reported.description).to.deep.equal({ value: SENTENCE, source: 'sentence' });
    expect(readSharePage(readingOf(''), {}).description).to.equal(null);
  });

  it('takes images that are no icons, the largest first', () => {
    const images = [
      picture('https://site.example/logo.png', { width: 900, height: 900 }),
      picture('https://site.example/tiny.png', { width: 40, height: 40 }),
      picture('https://site.example/drawing.svg'),
      picture('https://site.example/unsized.jpg'),
      picture('https://site.example/big.jpg', { width: 800, height: 600 }),
      picture('https://site.example/big.jpg', { width: 800, height: 600 }),
    ];
    expect(readSharePage(readingOf('', '', { pictures: images }), {}).image_candidates).to.deep.equal([
      { value: 'https://site.example/big.jpg', source: 'picture' },
      { value: 'https://site.example/unsized.jpg', source: 'picture' },
    ]);
  });

  it('knows articles by their structured data, with date', () => {
    const data = '{"@context":"https://schema.org","@type":"BlogPosting","datePublished":"2026-05-01"}';
    const page = readSharePage(readingOf(`<script type="application/ld+json">${data}</script>`), {});
    expect(page.type).to.deep.equal({ value: 'article', source: 'structured_data' });
    expect(page.published_at).to.deep.equal({ value: '2026-05-01', source: 'structured_data' });
  });

  it('gives no locale for a language without territory', () => {
    expect(readSharePage(readingOf('', '', {}, 'en'), {}).locale).to.equal(null);
    expect(readSharePage(readingOf('', '', {}, 'zh-Hant-TW'), {}).locale?.value).to.equal('zh_TW');
  });

  it('works without a page', () => {
    const page = readSharePage(null, { title: 'Lamps', url: 'https://site.example/', image: '/no-base.png' });
    expect(page).to.deep.include({ title: { value: 'Lamps', source: 'given' }, description: null });
    expect(page.image_candidates).to.deep.equal([{ value: 'https://site.example/no-base.png', source: 'given' }]);
    expect(readSharePage(null, {}).title).to.equal(null);
  });
});
