import { expect } from 'chai';
import { trafficRoadmap } from '../../../domain/insights/traffic-roadmap.js';
import { insightInputs } from '../../support/samples/insight-inputs.js';

describe('[U] traffic roadmap', () => {
  it('puts opportunities into weeks and projects each of them', () => {
    const report = trafficRoadmap(insightInputs().traffic_roadmap);
    expect(report.insights).to.have.length(4);
    expect(report.implementation_timeline_weeks).to.equal(8);
    expect(report.baseline).to.deep.equal({
      value: 1_200,
      evidence: { path: 'current_metrics.organic_clicks', value: 1_200 },
    });
    expect(report.phases.map(({ from_week, to_week }) => [from_week, to_week])).to.deep.equal([
      [1, 2],
      [3, 4],
      [5, 8],
    ]);
    expect(report.later).to.deep.equal(['opportunity:identified_opportunities[2]']);
    const weeks = report.phases.flatMap(({ projections }) => projections);
    expect(weeks.map(({ week }) => week)).to.deep.equal([1, 2, 3, 4, 5, 6, 7, 8]);
    const highs = weeks.map(({ traffic_percent_high }) => traffic_percent_high);
    expect(highs).to.deep.equal([...highs].sort((one, other) => one - other));
    expect(highs[0]).to.equal(0);
    expect(highs.at(-1)).to.be.greaterThan(5);
    for (const { traffic_low, traffic_percent_low, basis } of weeks) {
      expect(traffic_low).to.equal(Math.round(1_200 * (1 + traffic_percent_low / 100)));
      expect(basis).to.match(/^estimate: /);
    }
    expect(report.warnings).to.deep.equal(['2 of 4 opportunities have no estimate and add nothing to projections']);
  });

  it('speaks in percent alone without traffic, and for twelve weeks where none are given', () => {
    const { baseline, phases, warnings } = trafficRoadmap({
      current_metrics: {},
      identified_opportunities: [{ title: 'A', traffic_percent: 5 }],
    });
    expect(baseline).to.equal(null);
    const [last] = phases.flatMap(({ projections }) => projections).slice(-1);
    expect(last).to.deep.include({ week: 12, traffic_percent_high: 5, traffic_high: null });
    expect(warnings).to.deep.equal([
      'current_metrics hold no traffic that could be read: projections are percentages alone',
    ]);
  });

  it('says where there are no opportunities', () => {
    const { insights, warnings, phases } = trafficRoadmap({
      current_metrics: { clicks: 5 },
      identified_opportunities: [],
    });
    expect([insights, warnings]).to.deep.equal([[], ['identified_opportunities hold none that could be read']]);
    expect(phases.every(({ tasks }) => tasks.length === 0)).to.equal(true);
  });
});
