import { expect } from 'chai';
import { groupByTopic } from '../../../../domain/insights/keywords/group-by-topic.js';

describe('[U] topics of keywords', () => {
  it('are what most of them share, else the keyword itself', () => {
    expect(groupByTopic(['oak lamp repair', 'brass lamps', 'door handle', 'lamp'], 'en')).to.deep.equal([
      'lamp',
      'lamps',
      'door handle',
      'lamp',
    ]);
    expect(groupByTopic([], 'en')).to.deep.equal([]);
  });
});
