import { expect } from 'chai';
import { mayHaveChanged } from '../../../domain/search/property-list.js';

const NOW = new Date('2026-06-01T12:00:00.000Z');

describe('[U] list of properties', () => {
  it('may have changed when it is not of the last five minutes, and when it never came', () => {
    expect(mayHaveChanged({ listed_at: null }, NOW)).to.equal(true);
    expect(mayHaveChanged({ listed_at: '2026-06-01T11:55:00.000Z' }, NOW)).to.equal(true);
    expect(mayHaveChanged({ listed_at: '2026-06-01T11:55:00.001Z' }, NOW)).to.equal(false);
  });
});
