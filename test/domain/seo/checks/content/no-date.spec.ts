import { expect } from 'chai';
import { contentNoDate } from '../../../../../domain/seo/checks/content/no-date.js';
import { context } from '../../../../support/check-context.js';
import { pageFrom } from '../../../../support/sites/pages.js';

const url = 'https://site.example/page';
const article = (more: string) =>
  `<head><script type="application/ld+json">{"@context":"https://schema.org","@type":"BlogPosting"${more}}</script></head><main>Text</main>`;
const judge = (html: string) => contentNoDate.judge(pageFrom(html, { url }), context());

describe('[U] content/no-date', () => {
  it('fires on an article without any date', () => {
    expect(judge(article(''))).to.deep.equal([
      { url, observed: 'no date in JSON-LD, meta or time elements', expected: 'a date of publication or change' },
    ]);
  });

  it('knows an article by og:type too', () => {
    expect(judge('<meta property="og:type" content="article"><main>Text</main>').length).to.deep.equal(1);
  });

  it('accepts a date in JSON-LD', () => {
    expect(judge(article(',"datePublished":"2026-05-01"'))).to.deep.equal([]);
  });

  it('accepts a date in meta', () => {
    expect(judge(`<meta property="article:published_time" content="2026-05-01">${article('')}`)).to.deep.equal([]);
  });

  it('accepts a time element', () => {
    expect(judge(`${article('')}<time datetime="2026-05-01">1 May</time>`)).to.deep.equal([]);
  });

  it('is silent on what is no article', () => {
    expect(judge('<main>Contact us</main>')).to.deep.equal([]);
  });
});
