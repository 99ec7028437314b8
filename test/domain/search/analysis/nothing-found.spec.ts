import { expect } from 'chai';
import { nothingFound } from '../../../../domain/search/analysis/nothing-found.js';

describe('[U] nothing found', () => {
  it('says what was asked for and what to do', () => {
    expect(nothingFound(50, 'Choose a longer period')).to.deep.equal({
      status: 'no_data',
      reason: 'No query or page of the period is shown often enough (50 impressions) to say what to do',
      next_step: 'Choose a longer period',
    });
  });
});
