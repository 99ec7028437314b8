import { expect } from 'chai';
import { missingQueryWords } from '../../../../../domain/search/analysis/signals/missing-query-words.js';

describe('[U] missing words of a query', () => {
  it('are reported for title and main heading apart', () => {
    expect(missingQueryWords('brass desk lamps', { title: 'Desk lamps of brass', h1: 'Lamps' })).to.deep.equal([
      { part: 'h1', words: ['brass', 'desk'] },
    ]);
  });

  it('are none for plurals, case, order and words without a sense', () => {
    expect(missingQueryWords('the Lamp for a desk', { title: 'Desk lamps', h1: 'LAMP, DESK' })).to.deep.equal([]);
  });

  it('are all of them on a page without words', () => {
    expect(missingQueryWords('lamp', { title: '', h1: '' })).to.deep.equal([
      { part: 'title', words: ['lamp'] },
      { part: 'h1', words: ['lamp'] },
    ]);
  });
});
