import { expect } from 'chai';
import { reportVisits } from '../../../domain/dashboard/report-visits.js';
import { stubTraffic } from '../../support/samples/stub-traffic.js';

describe('[U] reportVisits', () => {
  it('has the figures with what readers have to know of them, and the first landing pages', () => {
    const quality = { sampled_percent: 5, is_thresholded: false, has_other_row: false };
    const pages = Array.from({ length: 12 }, (_, index) => ({ url: `https://site.example/${index}`, sessions: 9 }));
    const traffic = { ...stubTraffic(90, 120), quality };
    const ends = { analytics: '2026-06-03T10:00:00.000Z' };
    const report = reportVisits({ traffic, landing_pages: pages, connections: [], ends });
    expect(report).to.deep.include({
      property_name: 'Site',
      time_zone: 'Europe/Berlin',
      quality_note: 'estimated from a sample of 5% of the events',
      connection_ended: {
        ended_at: '2026-06-03T10:00:00.000Z',
        note: 'read through a connection that ended on 3 Jun 2026',
      },
    });
    expect(report?.totals.organic_sessions).to.equal(90);
    expect(report?.landing_pages).to.have.length(10);
    expect(report).to.not.have.any.keys('days', 'quality');
  });

  it('is null where nothing was read', () => {
    expect(reportVisits({ traffic: null, connections: [] })).to.equal(null);
  });
});
