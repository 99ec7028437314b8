import { expect } from 'chai';
import { saveDiscovery } from '../../../../activities/outreach/discovery/save-discovery.js';
import { resultKey } from '../../../../domain/operations/artifact-keys.js';
import type { Opportunity } from '../../../../domain/outreach/discovery/discovery.js';
import { opportunity } from '../../../support/samples/opportunity.js';
import { startStore, type TestStore } from '../../../support/store.js';

const NOW = new Date('2026-06-01T08:00:00.000Z');
const site = (name: string, likelihood: number, overrides: Partial<Opportunity> = {}) =>
  opportunity({
    website_url: `https://${name}.com/`,
    domain: `${name}.com`,
    guest_post_likelihood: likelihood,
    contact_email: `ana@${name}.com`,
    ...overrides,
  });

describe('[I] save a discovery', () => {
  let running: TestStore;
  let number = 0;
  before(async () => {
    running = await startStore();
  });
  after(() => running.stop());

  const newCampaign = async () => {
    const given = { name: 'Spring', description: null, keywords: [], workspace_id: 'alice' };
    return (await running.store.campaigns.insert('alice', given, NOW)).id;
  };
  const save = async (opportunities: Opportunity[], campaign_id: string | null, save_to_campaign: boolean) => {
    const { leads, artifacts } = running.store;
    const operation = { id: (++number).toString(16).padStart(24, '0'), user_id: 'alice' };
    const deps = {
      leads,
      artifacts,
      now: () => NOW,
      providers: [],
      visitPage: async () => ({ ok: false as const, reason: '' }),
    };
    const given = { operation, campaign_id, save_to_campaign, max_results: 2, opportunities, warnings: ['slow'] };
    const reported = await saveDiscovery(deps, given);
    return { told: reported, result: await artifacts.get('alice', resultKey(operation.id)) };
  };
  const leadsOf = async (campaign: string) => {
    const leads = await running.connection.collection('leads').find({}).sort({ domain: 1 }).toArray();
    return leads.filter(({ campaign_id }) => String(campaign_id) === campaign);
  };

  it('keeps the best first, as many as were wanted', async () => {
    const [low, high, mid] = [site('low', 0.1), site('high', 0.9), site('mid', 0.5)];
    const { told: reported, result } = await save([low, high, mid], null, false);
    expect(reported).to.deep.equal({ found: 2 });
    expect(result).to.deep.equal({
      results: [high, mid],
      saved_to_campaign: 0,
      skipped: 0,
      save_failed: 0,
      warnings: ['slow'],
    });
  });

  it('counts what a site is about for more than how good it is', async () => {
    const good = site('good', 0.5, { quality_score: 1, relevance_score: 0.4 });
    const apt = site('apt', 0.5, { quality_score: 0.4, relevance_score: 1 });
    expect((await save([good, apt], null, false)).result).to.deep.include({ results: [apt, good] });
  });

  it('tells those that refuse or sell links, and saves none of them', async () => {
    const campaign = await newCampaign();
    const refusing = site('closed', 0, { not_saved: 'refuses_guest_posts' });
    const { result } = await save([site('open', 0.9), refusing], campaign, true);
    expect(result).to.deep.include({ saved_to_campaign: 1, skipped: 1, save_failed: 0 });
    expect((result as { results: Opportunity[] }).results).to.have.length(2);
    expect((await leadsOf(campaign)).map(({ domain }) => domain)).to.deep.equal(['open.com']);
  });

  it('saves them as leads once, however often it runs', async () => {
    const campaign = await newCampaign();
    const found = [site('one', 0.9), site('two', 0.8, { contact_email: null })];
    for (const _ of [1, 2])
      expect((await save(found, campaign, true)).result).to.include({ saved_to_campaign: 2, save_failed: 0 });
    const leads = await leadsOf(campaign);
    expect(
      leads.map(({ domain, contact_email, source, status }) => [domain, contact_email, source, status]),
    ).to.deep.equal([
      ['one.com', 'ana@one.com', 'discovery: searxng', 'discovered'],
      ['two.com', null, 'discovery: searxng', 'discovered'],
    ]);
  });

  it('saves none unless it was asked for, and counts what cannot be saved', async () => {
    const campaign = await newCampaign();
    expect((await save([site('one', 0.9)], campaign, false)).result).to.include({ saved_to_campaign: 0 });
    expect(await leadsOf(campaign)).to.deep.equal([]);
    const { result } = await save(
      [site('bad', 0.9, { website_url: 'javascript:x' }), site('one', 0.8)],
      campaign,
      true,
    );
    expect(result).to.include({ saved_to_campaign: 1, save_failed: 1 });
  });
});
