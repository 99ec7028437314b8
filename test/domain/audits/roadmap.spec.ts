import { expect } from 'chai';
import { buildRoadmap } from '../../../domain/audits/roadmap.js';
import { stubRecommendation } from '../../support/samples/stub-recommendation.js';

const task = stubRecommendation;

describe('[U] roadmap', () => {
  it('has three phases with the names of the contract', () => {
    const roadmap = buildRoadmap([]);
    expect(Object.entries(roadmap).map(([key, { label }]) => [key, label])).to.deep.equal([
      ['phase_1', 'Weeks 1-2'],
      ['phase_2', 'Weeks 3-4'],
      ['phase_3', 'Month 2+'],
    ]);
  });

  it('puts every recommendation into its phase, in order', () => {
    const roadmap = buildRoadmap([task('a'), task('b', { phase: 3, kind: 'improvement' }), task('c')]);
    expect(roadmap.phase_1.tasks).to.deep.equal(
      ['a', 'c'].map((id) => ({
        recommendation_id: id,
        title: `Task ${id}`,
        kind: 'fix',
        effort: { value: 1, unit: 'days' },
        quick_win: false,
      })),
    );
    expect(roadmap.phase_2.tasks).to.deep.equal([]);
    expect(roadmap.phase_3.tasks.map(({ recommendation_id: id }) => id)).to.deep.equal(['b']);
  });

  it('adds to each phase what it brings on top of those before, and says that it is an estimate', () => {
    const { phase_1, phase_2, phase_3 } = buildRoadmap([task('a'), task('b'), task('c', { phase: 2 })]);
    expect(phase_1.estimated_traffic_gain).to.deep.equal({
      low: 18,
      high: 18,
      basis:
        'estimate: what 2 tasks add to the phases before; each takes its share of what is still to be won, 50% at most for all together, because their effects overlap',
    });
    expect([phase_2, phase_3].map(({ estimated_traffic_gain: gain }) => gain.high)).to.deep.equal([6.4, null]);
  });

  it('says how much of the time of each phase is planned, and which tasks are quick wins', () => {
    const quick = task('b', { effort: { value: 0.5, unit: 'days' } });
    const { phase_1, phase_3 } = buildRoadmap([
      task('a'),
      quick,
      task('c', { phase: 3, effort: { value: 2, unit: 'weeks' } }),
    ]);
    expect([phase_1.effort_days, phase_1.capacity_days]).to.deep.equal([1.5, 10]);
    expect([phase_3.effort_days, phase_3.capacity_days]).to.deep.equal([10, null]);
    expect(phase_1.tasks.map(({ quick_win }) => quick_win)).to.deep.equal([false, true]);
  });

  it('names the components that a phase is about, the most frequent first', () => {
    const tasks = [task('a', { component: 'sitemap' }), task('b'), task('c'), task('d', { component: 'page_speed' })];
    expect(buildRoadmap(tasks).phase_1.focus).to.equal(
      'Fix what keeps pages from being found, and take the quick wins: technical SEO and the sitemap',
    );
    expect(buildRoadmap(tasks).phase_2.focus).to.equal('Nothing left to do');
  });
});
