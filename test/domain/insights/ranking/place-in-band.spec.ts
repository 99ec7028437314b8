import { expect } from 'chai';
import { placeInBand, priorityOfScore, spreadOverBand } from '../../../../domain/insights/ranking/place-in-band.js';

describe('[U] scores within priorities', () => {
  it('say which priority they are of', () => {
    expect([10, 7, 6, 4, 3, 1].map(priorityOfScore)).to.deep.equal(['High', 'High', 'Medium', 'Medium', 'Low', 'Low']);
  });

  it('stay within a priority that is given', () => {
    expect([placeInBand(9, 'Low'), placeInBand(2, 'High'), placeInBand(5, 'Medium')]).to.deep.equal([3, 7, 5]);
  });

  it('are spread over it in order, from the top', () => {
    expect(spreadOverBand(1, 'High')).to.deep.equal([10]);
    expect(spreadOverBand(4, 'High')).to.deep.equal([10, 9, 8, 7]);
    expect(spreadOverBand(8, 'High')).to.deep.equal([10, 10, 9, 9, 8, 8, 7, 7]);
    expect(spreadOverBand(2, 'Low')).to.deep.equal([3, 2]);
  });
});
