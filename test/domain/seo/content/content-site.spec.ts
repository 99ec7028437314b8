import { expect } from 'chai';
import { pagesAbout } from '../../../../domain/seo/content/content-site.js';
import { contentSite } from '../../../support/sites/content-sites.js';

describe('[U] content site', () => {
  const site = contentSite('a.example', [
    { path: '/', title: 'Start', about: 'lamp', words: 60 },
    { path: '/b', title: 'Second', about: 'lamps', words: 90 },
    { path: '/c', title: 'Third', about: 'chair', words: 30 },
  ]);

  it('tells words and what is covered', () => {
    expect(site.pages).to.have.length(3);
    expect(site.words_total).to.equal(site.pages.reduce((sum, page) => sum + page.word_count, 0));
    expect([site.covered.has('lamp'), site.covered.has('second'), site.covered.has('table')]).to.deep.equal([
      true,
      true,
      false,
    ]);
    expect(site.profile.topics.map(({ term, pages }) => [term, pages])).to.deep.include(['lamp', 2]);
  });

  it('finds the pages about a word in either number', () => {
    expect(pagesAbout(site, 'lamps').map(({ url }) => url)).to.deep.equal([
      'https://a.example/',
      'https://a.example/b',
    ]);
    expect(pagesAbout(site, 'table')).to.deep.equal([]);
  });
});
