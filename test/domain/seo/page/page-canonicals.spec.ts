import { expect } from 'chai';
import { canonicalLinks, headerCanonicals } from '../../../../domain/seo/page/page-canonicals.js';
import { htmlPage } from '../../../support/sites/html-page.js';
import { pageFrom } from '../../../support/sites/pages.js';

describe('[U] canonicalLinks', () => {
  it('lists all of the page in order', () => {
    const page = pageFrom(htmlPage('<link rel="canonical" href="/b">', '<link rel="alternate canonical" href="/a">'));
    expect(canonicalLinks(page).map(({ href, in_head }) => [href, in_head])).to.deep.equal([
      ['/a', true],
      ['/b', false],
    ]);
  });

  it('is empty for an answer without HTML', () => {
    expect(canonicalLinks(pageFrom(''))).to.deep.equal([]);
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
