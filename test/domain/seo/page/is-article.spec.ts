import { expect } from 'chai';
import { isArticle } from '../../../../domain/seo/page/is-article.js';
import { pageFrom } from '../../../support/sites/pages.js';

const judge = (html: string) => {
  const page = pageFrom(html);
  return page.html !== null && isArticle(page.html);
};

describe('[U] is-article', () => {
  it('believes structured data of an article kind', () => {
    expect(
      judge('<script type="application/ld+json">{"@context":"https://schema.org","@type":"NewsArticle"}</script>'),
    ).to.equal(true);
  });

  it('believes og:type in any case', () => {
    expect(judge('<meta property="og:type" content="Article">')).to.equal(true);
  });

  it('does not take other pages for articles', () => {
    expect(judge('<meta property="og:type" content="website"><article>Text</article>')).to.equal(false);
  });

  it('does not believe microdata, which themes put on every page', () => {
    expect(judge('<div itemscope itemtype="https://schema.org/Article">Text</div>')).to.equal(false);
  });
});
