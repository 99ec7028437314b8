import { expect } from 'chai';
import { readFigures } from '../../../../../domain/insights/results/entries/read-figures.js';

describe('[U] search figures of our own results', () => {
  it('are read one by one, null where there is none', () => {
    const { clicks, position, ctr } = readFigures({ path: 'f', value: { clicks: 3, position: null } });
    expect([clicks?.value, position, ctr]).to.deep.equal([3, null, null]);
    expect(readFigures(null).clicks).to.equal(null);
  });
});
