import { expect } from 'chai';
import { competitiveInsights } from '../../../domain/insights/competitive.js';
import { insightInputs } from '../../support/samples/insight-inputs.js';

describe('[U] competitive insights', () => {
  const { insights, market_position, warnings } = competitiveInsights(insightInputs().competitive);

  it('close gaps, use leads and take up what others write about', () => {
    expect(insights.map(({ title }) => title)).to.have.members([
      'Use the lead in overall score',
      'Use the lead in component scores: page speed',
      'Close the gap in metrics: words median',
      'Write about "smart lamps"',
      'Write about "lamp repair"',
    ]);
    expect(insights[0]?.title).to.equal('Close the gap in metrics: words median');
    expect(insights[0]?.description).to.equal('You have 300; https://a.example/ 900, https://b.example/ 800.');
    expect(warnings).to.deep.equal([]);
  });

  it('put what several write about before what one does', () => {
    const topics = insights.filter(({ id }) => id.startsWith('topic'));
    expect(topics.map(({ title, priority_score }) => [title, priority_score])).to.deep.equal([
      ['Write about "smart lamps"', 5],
      ['Write about "lamp repair"', 3],
    ]);
    expect(topics[0]?.evidence.map(({ path }) => path)).to.deep.equal([
      'competitor_analyses[0].topics[1]',
      'competitor_analyses[1].topics[0]',
    ]);
  });

  it('name sites by their address, or by where they stand', () => {
    expect(market_position.sites.map(({ site }) => site)).to.deep.equal([
      'https://shop.example/',
      'https://a.example/',
      'https://b.example/',
    ]);
    const unnamed = competitiveInsights({ primary_site_analysis: { score: 1 }, competitor_analyses: [{ score: 2 }] });
    expect(unnamed.insights[0]?.description).to.equal('You have 1; a competitor 2.');
    expect(unnamed.market_position.sites.map(({ site }) => site)).to.deep.equal([
      'primary_site_analysis',
      'competitor_analyses[0]',
    ]);
  });

  it('say where nothing can be compared', () => {
    const none = competitiveInsights({ primary_site_analysis: {}, competitor_analyses: [{}, { score: 5 }] });
    expect(none.insights).to.deep.equal([]);
    expect(none.warnings).to.deep.equal(['The analyses have no measure in common: send analyses of one kind']);
  });
});
