import { expect } from 'chai';
import { countPage, emptyFigures } from '../../../../domain/reports/structure/structure-figures.js';
import { exploredPage } from '../../../support/samples/explored-page.js';

describe('[U] figures of a part of a site', () => {
  it('average the words of pages that answered alone, and know no clicks where none are known', () => {
    const figures = emptyFigures();
    countPage(figures, exploredPage({ status: 200, words: 101, depth: 2 }));
    countPage(figures, exploredPage({ status: 200, words: 200, depth: 4 }));
    countPage(figures, exploredPage({ status: 404, words: 900, depth: 3, indexable: false }));
    countPage(figures, exploredPage({ status: 999, words: 900, depth: null, indexable: false }));
    expect(figures).to.include({ words: 301, words_per_page: 151, indexable: 2, clicks: null, unlinked: 1 });
    expect([figures.depth_min, figures.depth_max]).to.deep.equal([2, 4]);
    expect(figures.statuses).to.deep.equal({ '2xx': 2, '3xx': 0, '4xx': 1, '5xx': 0, no_response: 1 });
    countPage(figures, exploredPage({ clicks: 0, impressions: 7 }));
    expect(figures).to.include({ clicks: 0, impressions: 7 });
  });
});
