import { expect } from 'chai';
import { quickWins } from '../../../domain/insights/quick-wins.js';
import { reportAudit } from '../../support/samples/report-audit.js';

const task = (title: string, effort_days: number) => ({ title, effort_days, traffic_percent: 10 });

describe('[U] quick wins', () => {
  it('are five to ten things of an audit that fit into the days', () => {
    for (const max of [1, 7, 30]) {
      const { insights, max_days_to_implement, total_effort, warnings } = quickWins({
        audit_data: reportAudit(),
        max_days_to_implement: max,
      });
      expect(insights.length).to.be.within(5, 10);
      for (const { effort } of insights)
        expect(effort.unit === 'weeks' ? effort.value * 5 : effort.value).to.be.at.most(max);
      expect([max_days_to_implement, warnings]).to.deep.equal([max, []]);
      const days = insights.reduce((sum, { effort }) => sum + effort.value * (effort.unit === 'weeks' ? 5 : 1), 0);
      expect(total_effort.value).to.be.closeTo(days, 0.5);
    }
  });

  it('fill up with the part of longer work that fits, at its share of the gain', () => {
    const { insights, warnings } = quickWins({
      audit_data: { issues: [task('Short', 1), task('Long', 4)] },
      max_days_to_implement: 2,
    });
    expect(
      insights.map(({ title, effort, impact }) => [title, effort.value, impact.traffic_percent_high]),
    ).to.deep.equal([
      ['Short', 1, 10],
      ['Begin with what fits: Long', 2, 5],
    ]);
    expect(insights[1]?.impact.basis).to.match(/here for the 50% of the work that fits$/);
    expect(warnings).to.deep.equal([
      '1 of the quick wins are the beginning of work that takes longer',
      'audit_data hold 2 things to do; 5 to 10 are usual, and none were made up',
    ]);
  });

  it('leave longer work alone where enough is short', () => {
    const issues = [...Array.from({ length: 5 }, (_, at) => task(`Short ${at}`, 1)), task('Long', 20)];
    const { insights } = quickWins({ audit_data: { issues } });
    expect(insights.map(({ title }) => title)).to.not.include('Begin with what fits: Long');
    expect(insights).to.have.length(5);
  });

  it('are none where there is nothing to do', () => {
    expect(quickWins({ audit_data: {} })).to.deep.include({ insights: [], max_days_to_implement: 7 });
  });
});
