import { expect } from 'chai';
import { keptProperties, mayHaveChanged } from '../../../domain/search/property-list.js';

const NOW = new Date('2026-06-01T12:00:00.000Z');

describe('[U] list of properties', () => {
  it('is kept as far as a record has room', () => {
    expect(keptProperties(['a', 'b'.repeat(501), 'c'])).to.deep.equal(['a', 'c']);
    expect(keptProperties(Array(2_001).fill('a'))).to.have.length(2_000);
  });

  it('may have changed when it is not of the last five minutes, and when it never came', () => {
    expect(mayHaveChanged({ listed_at: null }, NOW)).to.equal(true);
    expect(mayHaveChanged({ listed_at: '2026-06-01T11:55:00.000Z' }, NOW)).to.equal(true);
    expect(mayHaveChanged({ listed_at: '2026-06-01T11:55:00.001Z' }, NOW)).to.equal(false);
  });
});
