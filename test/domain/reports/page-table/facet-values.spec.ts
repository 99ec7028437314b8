import { expect } from 'chai';
import { FACET_NAMES } from '../../../../domain/reports/page-table/facet-name.js';
import {
  chooseFacetValue,
  chosenFacetValue,
  FACET_VALUES,
} from '../../../../domain/reports/page-table/facet-values.js';
import { exploredPage } from '../../../support/samples/explored-page.js';

describe('[U] values of facets', () => {
  it('name what a page is counted by', () => {
    const values = (change: Parameters<typeof exploredPage>[0]) => {
      const page = exploredPage(change);
      return FACET_NAMES.map((facet) => FACET_VALUES[facet](page));
    };
    const found = { status: 200, words: 250, depth: 2, language: 'en', in_sitemap: true, template: '/*', issues: 1 };
    const google = { google_index: 'not_indexed', google_reason: 'Page with redirect' } as const;
    expect(values({ ...found, ...google })).to.deep.equal([
      '2xx',
      'indexable',
      'true',
      'true',
      '2',
      '100-299',
      'en',
      '/*',
      'not_indexed',
      'Page with redirect',
    ]);
    expect(
      values({
        ...found,
        status: 0,
        indexable: false,
        index_blocker: 'blocked_by_robots',
        words: 0,
        depth: null,
        language: '',
        in_sitemap: null,
        issues: 0,
      }),
    ).to.deep.equal([
      'not_requested',
      'blocked_by_robots',
      'false',
      null,
      'not_linked',
      '0-0',
      'not_stated',
      '/*',
      null,
      null,
    ]);
  });

  it('put every number of words into the range that its conditions choose', () => {
    for (const words of [0, 1, 99, 100, 299, 300, 599, 600, 999, 1000, 1999, 2000, 123_456]) {
      const value = FACET_VALUES.words(exploredPage({ words }));
      const { words_min, words_max } = chooseFacetValue('words', value);
      expect(words, value ?? '').to.be.at.least(Number(words_min));
      if (words_max !== '') expect(words, value ?? '').to.be.at.most(Number(words_max));
    }
  });

  it('are chosen by conditions and read from them, and choosing none empties them', () => {
    const values = { status: '4xx', indexability: 'noindex', issues: 'true', words: '2000-', template: '/blog/*' };
    for (const [facet, value] of Object.entries(values)) {
      const name = FACET_NAMES.find((one) => one === facet) ?? 'status';
      expect(chosenFacetValue(name, chooseFacetValue(name, value)), facet).to.equal(value);
      expect(chosenFacetValue(name, chooseFacetValue(name, null)), facet).to.equal(null);
    }
    expect(chooseFacetValue('indexability', 'indexable')).to.deep.equal({ indexable: 'true', index_blocker: '' });
    expect(chosenFacetValue('indexability', { indexable: 'true' })).to.equal('indexable');
    expect(chosenFacetValue('indexability', { indexable: 'false' })).to.equal('not_indexable');
  });
});
