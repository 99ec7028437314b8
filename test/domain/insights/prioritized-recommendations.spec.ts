import { expect } from 'chai';
import { prioritizedRecommendations } from '../../../domain/insights/prioritized-recommendations.js';

const all_recommendations = [
  { title: 'Shorten redirects', priority: 'high', effort_days: 2 },
  { title: 'Describe product images', priority: 'medium', effort_days: 3 },
  { title: 'Compress fonts', priority: 'medium', effort_days: 3 },
];
const rank = (business_context: unknown) => prioritizedRecommendations({ all_recommendations, business_context });

describe('[U] prioritized recommendations', () => {
  it('raise what the business context names within its priority, and say by what', () => {
    const { insights, warnings } = rank({ goals: ['Sell through images'] });
    expect(insights.map(({ title, priority_score }) => [title, priority_score])).to.deep.equal([
      ['Shorten redirects', 8],
      // Of medium priority, as the input says: what serves the business is the first of its priority.
      ['Describe product images', 6],
      ['Compress fonts', 5],
    ]);
    const raised = insights.find(({ title }) => title.includes('images'));
    expect(raised?.description).to.contain('It serves what the business context names: "Sell through images".');
    expect(raised?.evidence.map(({ path }) => path)).to.include('business_context.goals[0]');
    expect(warnings).to.deep.equal([]);
  });

  it('say what working days are enough for', () => {
    const { capacity, insights } = rank({ available_days: 5, goal: 'images' });
    expect(capacity?.days).to.equal(5);
    expect(capacity?.evidence).to.deep.equal({ path: 'business_context.available_days', value: 5 });
    expect(capacity?.fitting).to.deep.equal(insights.slice(0, 2).map(({ id }) => id));
    expect(capacity?.later).to.deep.equal(insights.slice(2).map(({ id }) => id));
    expect(rank('images').capacity).to.equal(null);
  });

  it('say where the context says nothing, and where there is more than is reported', () => {
    expect(rank({}).warnings).to.deep.equal([
      'business_context says nothing that recommendations could be held against',
    ]);
    const many = Array.from({ length: 40 }, (_, at) => `Recommendation ${at}`);
    const { insights, warnings } = prioritizedRecommendations({ all_recommendations: many, business_context: 'lamps' });
    expect([insights.length, warnings]).to.deep.equal([30, ['Of 40 recommendations, the first 30 are listed']]);
    expect(prioritizedRecommendations({ all_recommendations: {}, business_context: 'lamps' }).warnings).to.deep.equal([
      'all_recommendations hold none that could be read',
    ]);
  });
});
