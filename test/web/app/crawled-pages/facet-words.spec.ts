import { expect } from 'chai';
import { INDEX_BLOCKERS } from '../../../../domain/seo/page/find-index-blocker.js';
import { showFacetValue } from '../../../../web/app/crawled-pages/facet-words.js';

describe('[U] words of facets', () => {
  it('name each value as a reader would', () => {
    for (const [facet, value, words] of [
      ['status', '4xx', '4xx: client error'],
      ['status', '404', '404'],
      ['indexability', 'indexable', 'Indexable'],
      ['indexability', 'not_indexable', 'Not indexable'],
      ['indexability', 'noindex', 'Noindex'],
      ['indexability', 'not_measured', 'Reason not measured'],
      ['issues', 'true', 'With issues'],
      ['in_sitemap', 'false', 'Not in sitemap'],
      ['depth', 'not_linked', 'Not linked'],
      ['depth', '1', '1 click'],
      ['depth', '0', '0 clicks'],
      ['words', '0-0', '0'],
      ['words', '100-299', '100–299'],
      ['words', '2000-', '2,000 or more'],
      ['words', '-50', 'Up to 50'],
      ['language', 'not_stated', 'Not stated'],
      ['language', 'de-at', 'de-at'],
      ['template', '/blog/*', '/blog/*'],
    ] as const)
      expect(showFacetValue(facet, value), `${facet} ${value}`).to.equal(words);
  });

  it('have one for every reason why a page is not indexable', () => {
    const words = INDEX_BLOCKERS.map((reason) => showFacetValue('indexability', reason));
    expect(new Set(words).size).to.equal(INDEX_BLOCKERS.length);
    expect(words).to.not.include('Reason not measured');
  });
});
