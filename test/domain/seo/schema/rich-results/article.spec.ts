import { expect } from 'chai';
import { article } from '../../../../../domain/seo/schema/rich-results/article.js';
import { lacks } from '../../../../support/sites/json-ld-page.js';

const sound = {
  '@type': 'NewsArticle',
  headline: 'Rain',
  image: '/r.png',
  datePublished: '2026-01-01',
  dateModified: '2026-01-02',
  author: { '@type': 'Person', name: 'A writer', url: '/writers/a' },
};

describe('[U] rich result: article', () => {
  it('misses nothing in markup that is complete', () => {
    expect(lacks(sound)).to.deep.equal({ required: [], recommended: [] });
  });

  it('names what a bare one lacks', () => {
    expect(lacks({ '@type': 'BlogPosting', author: { '@type': 'Person', name: 'A writer' } })).to.deep.equal({
      required: [],
      recommended: ['datePublished', 'dateModified', 'headline', 'image', 'author.url or author.sameAs'],
    });
  });

  it('takes the name of an author for an author', () => {
    expect(lacks({ ...sound, author: 'A writer' }).recommended).to.deep.equal([]);
  });

  it('points to the documentation of Google', () => {
    expect(article.reference).to.match(/^https:\/\/developers\.google\.com\/search\/docs\//);
  });
});
