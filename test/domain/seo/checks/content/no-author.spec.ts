import { expect } from 'chai';
import { contentNoAuthor } from '../../../../../domain/seo/checks/content/no-author.js';
import { context } from '../../../../support/check-context.js';
import { pageFrom } from '../../../../support/sites/pages.js';

const url = 'https://site.example/page';
const article = (more: string) =>
  `<head><script type="application/ld+json">{"@context":"https://schema.org","@type":"BlogPosting"${more}}</script></head><main>Text</main>`;
const judge = (html: string) => contentNoAuthor.judge(pageFrom(html, { url }), context());

describe('[U] content/no-author', () => {
  it('fires on an article without an author', () => {
    expect(judge(article(''))).to.deep.equal([
      { url, observed: 'no author in JSON-LD, meta or links', expected: 'an author' },
    ]);
  });

  it('accepts an author in JSON-LD', () => {
    expect(judge(article(',"author":{"@type":"Person","name":"Ana"}'))).to.deep.equal([]);
  });

  it('accepts an author in meta', () => {
    expect(judge(`<meta name="author" content="Ana">${article('')}`)).to.deep.equal([]);
  });

  it('accepts a link to the author', () => {
    expect(judge(`${article('')}<a rel="author" href="/ana">Ana</a>`)).to.deep.equal([]);
  });

  it('is silent on what is no article', () => {
    expect(judge('<main>Contact us</main>')).to.deep.equal([]);
  });
});
