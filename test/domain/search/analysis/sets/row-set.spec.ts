import { expect } from 'chai';
import {
  ANALYSIS_SETS,
  CHECK_ROW_SETS,
  needSet,
  SET_TITLES,
} from '../../../../../domain/search/analysis/sets/row-set.js';

describe('[U] sets of rows', () => {
  it('are handed out when they were read', () => {
    expect(needSet({ sets: { seen_pages: ['a'] }, errors: {} }, 'seen_pages')).to.deep.equal(['a']);
  });

  it('say why they were not', () => {
    const errors = { pages: { code: 'timeout' as const, detail: 'It took too long' } };
    expect(() => needSet({ sets: {}, errors }, 'pages'))
      .to.throw('Search Console was not read by page: It took too long')
      .with.property('code', 'timeout');
    expect(() => needSet({ sets: {}, errors: {} }, 'pairs'))
      .to.throw('it was not requested')
      .with.property('code', 'no_data');
  });

  it('are read in an order that spares the quota, the costliest last', () => {
    expect(ANALYSIS_SETS.at(-1)).to.equal('pairs');
    expect(CHECK_ROW_SETS.at(-1)).to.equal('pairs');
    for (const set of [...ANALYSIS_SETS, ...CHECK_ROW_SETS]) expect(SET_TITLES[set]).to.be.a('string');
  });
});
