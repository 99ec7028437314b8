import { expect } from 'chai';
import {
  effortOfHours,
  readFirstFix,
  readRecommendation,
  readSitemapWork,
  withoutClicks,
} from '../../../../../domain/insights/results/entries/read-recommendation.js';
import { stubRecommendation } from '../../../../support/samples/stub-recommendation.js';

describe('[U] recommendations as work', () => {
  it('keep the priority, the place, the steps and the estimate of their audit', () => {
    const value = stubRecommendation('fix/title', {
      priority: 'Low',
      rank: 7,
      title: 'Write titles',
      steps: ['First', 'Then'],
      impact: { traffic_percent_low: 1, traffic_percent_high: 3, basis: 'estimate: of 90 clicks' },
    });
    const work = readRecommendation({ path: 'r[0]', value });
    expect(work).to.deep.include({ priority: 'Low', rank: 7, weight: 'low', kind: 'recommendation' });
    expect(work?.steps.map((step) => step.value)).to.deep.equal(['First', 'Then']);
    expect(work?.traffic).to.deep.include({ low: 1, high: 3, basis: 'estimate: of 90 clicks' });
  });

  it('say why nothing is estimated as their audit does', () => {
    const impact = { traffic_percent_low: null, traffic_percent_high: null, basis: 'not estimated: too few' };
    const work = readRecommendation({ path: 'r', value: stubRecommendation('fix/title', { impact }) });
    expect([work?.traffic, work?.unestimated]).to.deep.equal([null, 'not estimated: too few']);
  });

  it('of a single tool have its fix as their step and its hours as their effort', () => {
    const value = {
      check_id: 'a/b',
      title: 'No title',
      fix: 'Write it',
      affected: 4,
      effort_hours: 3,
      urls: ['https://a.example/'],
    };
    const work = readFirstFix({ path: 'r', value });
    expect(work?.effort?.days).to.equal(0.5);
    expect(work?.steps[0]?.value).to.equal('Write it');
    expect(readFirstFix({ path: 'r', value: {} })).to.equal(null);
    expect(effortOfHours(null)).to.equal(null);
    expect(withoutClicks([{ path: 'p', value: 'u' }])).to.deep.equal([{ path: 'p', value: 'u', clicks: null }]);
  });

  it('of a comparison of sitemaps keep their priority', () => {
    const value = {
      id: 's',
      title: 'Add a section',
      why: 'Others have it',
      steps: ['Write'],
      priority: 'Medium',
      evidence: [{ url: 'https://a.example/', detail: 'x' }],
    };
    expect(readSitemapWork({ path: 'r', value })).to.deep.include({ priority: 'Medium', weight: 'medium' });
  });
});
