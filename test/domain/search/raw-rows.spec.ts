import { expect } from 'chai';
import { type RawRequest, rawChunkKey, rawReadingId, rawReadingKey } from '../../../domain/search/raw-rows.js';

const REQUEST: RawRequest = {
  platform: 'searchconsole',
  property: 'sc-domain:example.com',
  dimensions: ['query', 'page'],
  kind: null,
  period: { start_date: '2026-05-01', end_date: '2026-05-28' },
  previous_period: { start_date: '2026-04-03', end_date: '2026-04-30' },
};

describe('[U] readings of rows', () => {
  it('have one name for one request, and another for every other', () => {
    const others: Partial<RawRequest>[] = [
      { property: 'https://example.com/' },
      { dimensions: ['page', 'query'] },
      { platform: 'altengine', kind: 'queries', dimensions: [] },
      { platform: 'altengine', kind: 'pages', dimensions: [] },
      { period: { start_date: '2026-05-02', end_date: '2026-05-28' } },
      { previous_period: null },
    ];
    const ids = [REQUEST, ...others.map((other) => ({ ...REQUEST, ...other }))].map(rawReadingId);
    expect(new Set(ids).size).to.equal(ids.length);
    expect(rawReadingId({ ...REQUEST })).to.equal(ids[0]);
    expect(ids[0]).to.equal(
      'searchconsole:2026-05-01..2026-05-28:2026-04-03..2026-04-30:query+page:sc-domain:example.com',
    );
  });

  it('lie under keys of their own', () => {
    expect(rawReadingKey('id')).to.equal('raw:id');
    expect(rawChunkKey('id', 'previous', 3)).to.equal('raw:id:previous:3');
  });
});
