import { expect } from 'chai';
import type { Lead } from '../../../../../domain/outreach/campaigns/lead.js';
import type { Attempt } from '../../../../../domain/outreach/sending/attempt.js';
import { type OutreachApi, startOutreachApi } from '../../../../support/api/outreach-api.js';
import { NO_ID } from '../../../../support/api/outreach-paths.js';
import { newAttempt } from '../../../../support/samples/new-attempt.js';

describe('[I] handlers of attempts', () => {
  let running: OutreachApi;
  let lead: Lead;
  before(async () => {
    running = await startOutreachApi();
    const { id } = await running.newCampaign();
    lead = await running.newLead(id, { website_url: 'https://blog.example/', contact_email: 'editor@blog.example' });
  });
  after(() => running.stop());

  const store = async (overrides: Partial<Attempt>): Promise<string> => {
    const about = { campaign_id: lead.campaign_id, lead_id: lead.id };
    const attempt = newAttempt({ ...about, ...overrides });
    const slots = { day: '2026-06-01', domain_key: 'blog.example', duplicate_key: `key of ${attempt.id}` };
    await running.store.attempts.insert(attempt, slots);
    await running.store.sendSlots.claimDuplicate('alice', slots.duplicate_key, attempt.id, new Date());
    return attempt.id;
  };
  const resolve = (id: string, outcome: string, user?: string) =>
    running.call('POST', `/campaigns/${lead.campaign_id}/attempts/${id}/resolve`, { outcome }, user);
  const holder = (id: string) => running.store.sendSlots.findDuplicate('alice', `key of ${id}`, new Date());
  const statusOfLead = async () => (await running.store.leads.find('alice', lead.campaign_id, lead.id))?.status;

  it('free the lead when the user says that it was not sent', async () => {
    const id = await store({ status: 'uncertain', sent_at: null });
    expect(await holder(id)).to.equal(id);
    const answer = await resolve(id, 'not_sent');
    expect([answer.status, (answer.json as Attempt).status]).to.deep.equal([200, 'failed']);
    expect(await holder(id)).to.equal(null);
    expect(await statusOfLead()).to.equal('discovered');
    expect((await resolve(id, 'not_sent')).status).to.equal(200);
    expect((await resolve(id, 'sent')).status).to.equal(409);
  });

  it('make the lead contacted when it was sent, and keep its key', async () => {
    const id = await store({ status: 'uncertain', sent_at: null });
    const answer = await resolve(id, 'sent');
    expect(answer.json).to.include({ status: 'sent', reason: 'resolved_by_user' });
    expect(await statusOfLead()).to.equal('contacted');
    expect(await holder(id)).to.equal(id);
  });

  it('resolve nothing that is known, gone, another’s or nonsense', async () => {
    const id = await store({ status: 'sent' });
    expect((await resolve(id, 'not_sent')).status).to.equal(409);
    expect((await resolve(NO_ID, 'sent')).status).to.equal(404);
    expect((await resolve(id, 'sent', 'bob')).status).to.equal(404);
    expect((await resolve(id, 'perhaps')).status).to.equal(422);
  });

  it('list those of a status', async () => {
    const blocked = await store({ status: 'blocked', reason: 'recipient_suppressed', sent_at: null });
    const answer = await running.call('GET', `/campaigns/${lead.campaign_id}/attempts?status=blocked`);
    expect((answer.json as Attempt[]).map(({ id }) => id)).to.deep.equal([blocked]);
  });
});
