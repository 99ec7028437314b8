import { expect } from 'chai';
import type { Recommendation } from '../../../../domain/seo/audit/recommendation.js';
import { buildRoadmap } from '../../../../domain/seo/audit/roadmap.js';

const task = (id: string, overrides: Partial<Recommendation> = {}): Recommendation => ({
  id,
  rank: 1,
  priority: 'High',
  component: 'technical_seo',
  kind: 'fix',
  title: `Task ${id}`,
  why: 'It matters.',
  check_ids: [],
  evidence: { count: 1, urls: [], sample: '' },
  steps: [],
  snippets: [],
  impact: { traffic_percent_low: 10, traffic_percent_high: 10, basis: 'estimate' },
  effort: { value: 1, unit: 'days' },
  roi: { value: 100, basis: '' },
  phase: 1,
  ...overrides,
});

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
      })),
    );
    expect(roadmap.phase_2.tasks).to.deep.equal([]);
    expect(roadmap.phase_3.tasks.map(({ recommendation_id: id }) => id)).to.deep.equal(['b']);
  });

  it('compounds gains, since they overlap, and says that they are estimates', () => {
    const { phase_1: phase } = buildRoadmap([
      task('a'),
      task('b', { impact: { traffic_percent_low: 0, traffic_percent_high: 10, basis: '' } }),
    ]);
    expect(phase.estimated_traffic_gain).to.deep.equal({
      low: 10,
      high: 19,
      basis: 'estimate: the ranges of 2 tasks compounded, not added, because their effects overlap',
    });
  });

  it('names the components that a phase is about, the most frequent first', () => {
    const tasks = [task('a', { component: 'sitemap' }), task('b'), task('c'), task('d', { component: 'page_speed' })];
    expect(buildRoadmap(tasks).phase_1.focus).to.equal(
      'Mend what costs most for the least work: technical SEO and the sitemap',
    );
    expect(buildRoadmap(tasks).phase_2.focus).to.equal('Nothing left to do');
  });
});
