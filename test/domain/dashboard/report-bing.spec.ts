import { expect } from 'chai';
import { reportBing } from '../../../domain/dashboard/report-bing.js';

const BING = {
  property: 'https://site.example/',
  period: { start_date: '2026-05-04', end_date: '2026-05-31' },
  previous_period: { start_date: '2026-04-06', end_date: '2026-05-03' },
  totals: { clicks: 5, impressions: 70 },
  previous_totals: null,
  days: [{ date: '2026-05-31', clicks: 5, impressions: 70 }],
  collected_at: '2026-06-02T07:00:00.000Z',
};

describe('[U] reportBing', () => {
  it('has the totals, and when the connection ended', () => {
    const { days: _days, ...figures } = BING;
    const ended = { ended_at: null, note: 'read through a connection that has ended' };
    expect(reportBing({ bing: BING, connections: [] })).to.deep.equal({ ...figures, connection_ended: ended });
  });

  it('is null where nothing was read', () => {
    expect(reportBing({ bing: null, connections: [] })).to.equal(null);
    expect(reportBing({ connections: [] })).to.equal(null);
  });
});
