import { expect } from 'chai';
import { SEARCH_UPDATES, UPDATES_KNOWN_UNTIL } from '../../../../../domain/search/analysis/events/search-updates.js';

describe('[U] announced updates', () => {
  it('are in order, each with days that follow each other and a source to look it up', () => {
    const starts = SEARCH_UPDATES.map(({ start_date }) => start_date);
    expect(starts).to.deep.equal([...starts].sort());
    for (const { name, start_date, end_date, source } of SEARCH_UPDATES) {
      expect(new Date(start_date).toISOString().slice(0, 10), name).to.equal(start_date);
      if (end_date !== null) expect(end_date >= start_date, name).to.equal(true);
      expect(source, name).to.match(/^https:\/\/status\.search\.google\.com\//);
      expect(start_date <= UPDATES_KNOWN_UNTIL, name).to.equal(true);
    }
  });
});
