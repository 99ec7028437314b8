import { expect } from 'chai';
import { projectWeek } from '../../../../domain/insights/roadmap/project-week.js';
import { stubInsight } from '../../../support/samples/stub-insight.js';

const task = { insight: stubInsight('a'), from_week: 1, to_week: 2 };
const NO_GAIN = { traffic_percent_low: null, traffic_percent_high: null, basis: '' };

describe('[U] projection of a week', () => {
  it('counts nothing before a task has ended, and all of it eight weeks later', () => {
    const percents = [1, 2, 6, 10, 20].map((week) => {
      const { traffic_percent_low: low, traffic_percent_high: high } = projectWeek(week, [task], 1_000);
      return [low, high];
    });
    expect(percents).to.deep.equal([
      [0, 0],
      [0, 0],
      [2, 4],
      [4, 8],
      [4, 8],
    ]);
  });

  it('tells traffic in the unit of today, or none', () => {
    const { traffic_low, traffic_high, basis } = projectWeek(10, [task], 1_000);
    expect([traffic_low, traffic_high]).to.deep.equal([1_040, 1_080]);
    expect(basis).to.equal(
      'estimate: 1 task finished, 1 of them with an estimate, each at its share of 8 weeks since it ended',
    );
    expect(projectWeek(10, [task], null)).to.deep.include({ traffic_low: null, traffic_high: null });
  });

  it('lets gains overlap, and takes tasks without an estimate for nothing', () => {
    const two = [task, { ...task, insight: stubInsight('b') }];
    expect(projectWeek(20, two, null).traffic_percent_high).to.equal(14.7);
    expect(projectWeek(20, [{ ...task, insight: stubInsight('c', { impact: NO_GAIN }) }], null)).to.deep.include({
      traffic_percent_low: 0,
      traffic_percent_high: 0,
    });
  });
});
