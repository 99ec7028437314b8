import { expect } from 'chai';
import { scheduleTasks } from '../../../../domain/insights/roadmap/schedule-tasks.js';
import { stubInsight } from '../../../support/samples/stub-insight.js';

const days = (id: string, value: number) => stubInsight(id, { effort: { value, unit: 'days' } });

describe('[U] tasks of a roadmap', () => {
  it('follow each other, five days a week', () => {
    const { scheduled, later } = scheduleTasks([days('a', 3), days('b', 2), days('c', 0.5), days('d', 12)], 4);
    expect(scheduled.map(({ insight, from_week, to_week }) => [insight.id, from_week, to_week])).to.deep.equal([
      ['a', 1, 1],
      ['b', 1, 1],
      ['c', 2, 2],
      ['d', 2, 4],
    ]);
    expect(later).to.deep.equal([]);
  });

  it('are for later where they do not fit, and leave room for those that do', () => {
    const { scheduled, later } = scheduleTasks(
      [days('a', 21), stubInsight('b', { effort: { value: 4, unit: 'weeks' } }), days('c', 1)],
      4,
    );
    expect(scheduled.map(({ insight }) => insight.id)).to.deep.equal(['b']);
    expect(later.map(({ id }) => id)).to.deep.equal(['a', 'c']);
  });
});
