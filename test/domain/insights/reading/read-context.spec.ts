import { expect } from 'chai';
import { readCapacity, readContext } from '../../../../domain/insights/reading/read-context.js';

const read = (value: unknown) =>
  readContext({ path: 'b', value }).map(({ figure, words }) => [figure.path, [...words]]);

describe('[U] business context', () => {
  it('is what its texts say of the business, whatever its form', () => {
    expect(read('We sell oak lamps')).to.deep.equal([['b', ['sell', 'lamps']]]);
    expect(read({ goals: ['More sales of lamps'], about: { audience: 'Hotels' } })).to.deep.equal([
      ['b.goals[0]', ['lamps']],
      ['b.about.audience', ['hotels']],
    ]);
    expect(read({ goal: 'Increase organic traffic', n: 5 })).to.deep.equal([]);
    expect(readContext(null)).to.deep.equal([]);
    expect(read({ list: Array(100).fill('lamps') })).to.have.length(60);
  });

  it('tells working days, where it does', () => {
    expect(readCapacity({ path: 'b', value: { availableDays: 10 } })).to.deep.equal({
      path: 'b.availableDays',
      value: 10,
    });
    for (const none of ['x', {}, { available_days: 0 }])
      expect(readCapacity({ path: 'b', value: none })).to.equal(null);
  });
});
