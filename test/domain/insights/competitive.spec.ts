import { expect } from 'chai';
import { competitiveInsights } from '../../../domain/insights/competitive.js';
import { insightInputs } from '../../support/samples/insight-inputs.js';

describe('[U] competitive insights', () => {
  const { insights, market_position, warnings } = competitiveInsights(insightInputs().competitive);

  it('keep leads together, take up what others write about, and make no goal of a size', () => {
    expect(insights.map(({ title }) => title)).to.deep.equal([
      'Cover what several competitors write about, first "smart lamps"',
      'Look at what single competitors write about, first "lamp repair"',
      'Keep your lead in page speed',
    ]);
    expect(insights[2]?.description).to.contain(
      'page speed: You have 50; https://a.example/ 70 (ahead of you), https://b.example/ 10 (behind you).',
    );
    expect(warnings).to.deep.equal([]);
  });

  it('say of a gap who is ahead, and what to do about this measure', () => {
    const compare = (own: object, other: object) =>
      competitiveInsights({
        primary_site_analysis: { website_url: 'https://me.example/', ...own },
        competitor_analyses: [{ website_url: 'https://a.example/', ...other }],
      }).insights[0];
    const slow = compare({ component_scores: { page_speed: 38 } }, { component_scores: { page_speed: 90 } });
    expect(slow?.title).to.equal('Catch up in page speed: you have 38, https://a.example/ is best');
    expect(slow?.description).to.equal('You have 38; https://a.example/ 90 (ahead of you).');
    expect(slow?.steps[0]).to.match(/Lighthouse/);
    expect(compare({ organic_clicks: 10 }, { organic_clicks: 900 })?.steps[0]).to.match(/^List the subjects and pages/);
    expect(compare({ pages: 40 }, { pages: 90 })).to.equal(undefined);
  });

  it('put what several write about before what one does', () => {
    const [shared, single] = insights.filter(({ id }) => id.startsWith('topic'));
    expect([shared?.priority, single?.priority]).to.deep.equal(['Medium', 'Low']);
    expect(shared?.evidence.map(({ path }) => path)).to.include.members([
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
    expect(unnamed.insights[0]?.description).to.equal('You have 1; a competitor 2 (ahead of you).');
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
