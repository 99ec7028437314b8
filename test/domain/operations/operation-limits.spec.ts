import { expect } from 'chai';
import { findLimit, GROUP_WORDS } from '../../../domain/operations/operation-limits.js';
import { OPERATION_TYPES } from '../../../domain/operations/operations.js';

describe('[U] limits of unfinished operations', () => {
  it('leave no type out', () => {
    for (const type of OPERATION_TYPES) {
      const { group, most } = findLimit(type);
      expect(most, type).to.be.within(100, 1_000);
      expect(GROUP_WORDS, type).to.have.property(group);
    }
  });

  it('count tools, long work and queues apart', () => {
    const groups = (['sitemap_analysis', 'sitemap_benchmark', 'queue_outreach'] as const).map(findLimit);
    expect(groups).to.deep.equal([
      { group: 'tools', most: 100 },
      { group: 'long', most: 100 },
      { group: 'queues', most: 1_000 },
    ]);
  });
});
