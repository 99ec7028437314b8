import { expect } from 'chai';
import { type PlannedContent, planCalendar } from '../../../../domain/insights/content/content-calendar.js';
import { stubInsight } from '../../../support/samples/stub-insight.js';

const insights = Array.from({ length: 5 }, (_, at) => stubInsight(`i${at}`));
const task: PlannedContent = { kind: 'new', keyword: 'lamp', url: null };
const planned = new Map(insights.slice(1).map(({ id }) => [id, task]));

describe('[U] content calendar', () => {
  it('puts what is planned into weeks, at the pace of the site', () => {
    const { weeks, cadence } = planCalendar(insights, planned, { path: 'c.per_week', value: 2.4 });
    expect(weeks.map(({ week, items }) => [week, items.map(({ insight_id }) => insight_id)])).to.deep.equal([
      [1, ['i1', 'i2']],
      [2, ['i3', 'i4']],
    ]);
    expect(weeks[0]?.items[0]).to.deep.equal({ insight_id: 'i1', title: 'Do i1', ...task });
    expect(cadence).to.deep.equal({
      per_week: 2,
      basis: 'as c.per_week says (2.4 a week), at least 1 and at most 5',
      evidence: [{ path: 'c.per_week', value: 2.4 }],
    });
  });

  it('assumes one a week, and plans no further than twelve', () => {
    const many = Array.from({ length: 20 }, (_, at) => stubInsight(`i${at}`));
    const { weeks, cadence } = planCalendar(many, new Map(many.map(({ id }) => [id, task])), null);
    expect([weeks.length, cadence.per_week, cadence.evidence]).to.deep.equal([12, 1, []]);
    expect(planCalendar([], planned, { path: 'c', value: 90 })).to.deep.include({ weeks: [] });
    expect(planCalendar([], planned, { path: 'c', value: 90 }).cadence.per_week).to.equal(5);
  });
});
