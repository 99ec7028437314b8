import { expect } from 'chai';
import { findOlderReport } from '../../../../domain/dashboard/strategy/find-older-report.js';
import type { StrategicBasis, StrategicReport } from '../../../../domain/dashboard/strategy/strategic-report.js';

const basis = (end_date: string, audit_id = 'a', property = 'sc-domain:site.example'): StrategicBasis => ({
  audit: { audit_id, audit_type: 'complete', components: [] },
  search: { property, start_date: '2026-01-01', end_date, days: 90 },
  health: null,
  competitors: [],
  coherence: null,
});
const report = (week_commencing: string, of?: StrategicBasis) =>
  ({ week_commencing, ...(of && { basis: of }) }) as StrategicReport;
const find = (metric: Parameters<typeof findOlderReport>[0], reports: StrategicReport[]) => {
  const { report: found, nothing_new } = findOlderReport(metric, reports, basis('2026-05-31'));
  return [found?.week_commencing ?? null, nothing_new];
};

describe('[U] findOlderReport', () => {
  const same = report('2026-05-18', basis('2026-05-31'));
  it('goes back to the last report of other data', () => {
    const older = report('2026-05-11', basis('2026-05-08', 'b'));
    expect(find('clicks', [same, older])).to.deep.equal(['2026-05-11', null]);
    expect(find('warnings', [same, older])).to.deep.equal(['2026-05-11', null]);
    expect(find('impressions', [older, same])).to.deep.equal(['2026-05-11', null]);
    const other = report('2026-05-11', basis('2026-05-31', 'a', 'https://site.example/'));
    expect(find('average_position', [same, other])).to.deep.equal(['2026-05-11', null]);
  });

  it('says what there is nothing newer of', () => {
    expect(find('clicks', [same])).to.deep.equal([null, 'search data']);
    expect(find('audit_score', [same])).to.deep.equal([null, 'audit']);
  });

  it('takes the last report for other figures, and for those that do not name their data', () => {
    expect(find('health_score', [same])).to.deep.equal(['2026-05-18', null]);
    expect(find('clicks', [report('2026-05-18')])).to.deep.equal(['2026-05-18', null]);
    expect(find('clicks', [])).to.deep.equal([null, null]);
  });
});
