import { expect } from 'chai';
import { describeSearchSource, showSearchSource } from '../../../domain/dashboard/search-source.js';
import { stubSearchPerformance } from '../../support/samples/stub-search-performance.js';

const SOURCE = describeSearchSource(stubSearchPerformance());

describe('[U] source of search figures', () => {
  it('is the property and the period', () => {
    expect(SOURCE).to.deep.equal({
      property: 'sc-domain:site.example',
      start_date: '2026-03-02',
      end_date: '2026-05-30',
      days: 90,
      collected_at: '2026-06-01T07:00:00.000Z',
      connection_ended: null,
    });
    expect(showSearchSource(SOURCE)).to.equal('from 2 Mar 2026 to 30 May 2026 in sc-domain:site.example');
  });

  it('says when its connection has ended', () => {
    const ended = { ended_at: null, note: 'read through a connection that has ended' };
    expect(showSearchSource({ ...SOURCE, connection_ended: ended })).to.equal(
      'from 2 Mar 2026 to 30 May 2026 in sc-domain:site.example (read through a connection that has ended)',
    );
  });
});
