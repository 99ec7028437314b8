import { expect } from 'chai';
import { type LinkFilter, matchesLink } from '../../../../domain/seo/links/link-filter.js';
import { pageLink } from '../../../support/sites/page-link.js';

const link = pageLink('/', '/a', { anchor: 'All our Lamps', follow: false, position: 'footer' });

describe('[U] link filter', () => {
  const cases: [filter: LinkFilter, matches: boolean][] = [
    [{}, true],
    [{ internal: true, follow: false, kind: 'link', position: 'footer', anchor: 'our lamps' }, true],
    [{ internal: false }, false],
    [{ follow: true }, false],
    [{ kind: 'canonical' }, false],
    [{ position: 'content' }, false],
    [{ anchor: 'LAMPS' }, true],
    [{ anchor: 'chairs' }, false],
    [{ anchor: '.*' }, false],
    [{ anchor: undefined, follow: undefined }, true],
  ];
  for (const [filter, matches] of cases) {
    it(`${JSON.stringify(filter)} ${matches ? 'matches' : 'leaves out'}`, () => {
      expect(matchesLink(link, filter)).to.equal(matches);
    });
  }

  it('finds no position in a redirect', () => {
    expect(matchesLink(pageLink('/', '/a', { kind: 'redirect', position: null }), { position: 'other' })).to.equal(
      false,
    );
  });
});
