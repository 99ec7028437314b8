import { expect } from 'chai';
import { headerCanonicals, listCanonicalLinks } from '../../../../domain/seo/page/page-canonicals.js';
import { htmlPage } from '../../../support/sites/html-page.js';
import { pageFrom } from '../../../support/sites/pages.js';

describe('[U] listCanonicalLinks', () => {
  it('lists all of the page in order', () => {
    const page = pageFrom(htmlPage('<link rel="canonical" href="/b">', '<link rel="alternate canonical" href="/a">'));
    expect(listCanonicalLinks(page).map(({ href, in_head }) => [href, in_head])).to.deep.equal([
      ['/a', true],
      ['/b', false],
    ]);
  });

  it('is empty for an answer without HTML', () => {
    expect(listCanonicalLinks(pageFrom(''))).to.deep.equal([]);
  });
});

describe('[U] headerCanonicals', () => {
  it('resolves those of the header, leaving other relations and resources out', () => {
    const link =
      '</a>; rel="canonical", </b>; rel=preload, </c>; rel=canonical; anchor="#x", <ht tp://>; rel=canonical';
    expect(headerCanonicals(pageFrom('', { headers: { link } }))).to.deep.equal([
      { href: '/a', url: 'https://site.example/a' },
      { href: 'ht tp://', url: 'https://site.example/ht%20tp://' },
    ]);
  });
});
