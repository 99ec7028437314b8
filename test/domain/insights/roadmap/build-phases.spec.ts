import { expect } from 'chai';
import { buildPhases } from '../../../../domain/insights/roadmap/build-phases.js';
import { scheduleTasks } from '../../../../domain/insights/roadmap/schedule-tasks.js';
import { stubInsight } from '../../../support/samples/stub-insight.js';

describe('[U] phases of a roadmap', () => {
  for (const [weeks, spans] of [
    [4, ['1-1', '2-2', '3-4']],
    [5, ['1-1', '2-3', '4-5']],
    [12, ['1-3', '4-6', '7-12']],
    [52, ['1-13', '14-26', '27-52']],
  ] as const)
    it(`cut ${weeks} weeks into three, with a projection each`, () => {
      const phases = buildPhases([], weeks, 100);
      expect(phases.map(({ from_week, to_week }) => `${from_week}-${to_week}`)).to.deep.equal(spans);
      const reported = phases.flatMap(({ projections }) => projections.map(({ week }) => week));
      expect(reported).to.deep.equal(Array.from({ length: weeks }, (_, at) => at + 1));
    });

  it('hold the tasks that are begun in them', () => {
    const tasks = ['a', 'b', 'c'].map((id) => stubInsight(id, { effort: { value: 6, unit: 'days' } }));
    const phases = buildPhases(scheduleTasks(tasks, 4).scheduled, 4, null);
    expect(phases.map((phase) => phase.tasks.map(({ insight_id }) => insight_id))).to.deep.equal([['a'], ['b'], ['c']]);
  });
});
