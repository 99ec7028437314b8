import { expect } from 'chai';
import { readOverallScore, readScores } from '../../../../domain/insights/reading/read-scores.js';

const scores = (value: unknown) =>
  readScores({ path: 'r', value }).map(({ name, score }) => [name.text, score.value, score.path]);

describe('[U] scores of areas', () => {
  it('are read from maps of numbers and from parts with a score, each area once', () => {
    expect(
      scores({
        component_scores: { page_speed: 40, sitemap: null, other: 400 },
        components: { page_speed: { score: 41 }, content: { score: '77' }, list: [1] },
      }),
    ).to.deep.equal([
      ['page speed', 40, 'r.component_scores.page_speed'],
      ['content', 77, 'r.components.content.score'],
    ]);
  });

  it('are none where there are none', () => {
    for (const none of [null, {}, { scores: [1, 2] }, { scores: 'good' }, { components: [{ score: 3 }] }])
      expect(scores(none), JSON.stringify(none)).to.deep.equal([]);
  });

  it('of the whole is the first that can be one', () => {
    expect(readOverallScore({ path: 'r', value: { score: 3, overall_score: 120, health_score: 61.5 } })).to.deep.equal({
      path: 'r.health_score',
      value: 61.5,
    });
    expect(readOverallScore({ path: 'r', value: { score: -1 } })).to.equal(null);
  });
});
