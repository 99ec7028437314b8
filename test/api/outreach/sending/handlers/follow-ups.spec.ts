import { expect } from 'chai';
import type { Lead } from '../../../../../domain/outreach/campaigns/lead.js';
import type { FollowUp } from '../../../../../domain/outreach/sending/follow-up.js';
import { type OutreachApi, readErrors, startOutreachApi } from '../../../../support/api/outreach-api.js';
import { NO_ID } from '../../../../support/api/outreach-paths.js';
import { newAttempt } from '../../../../support/samples/new-attempt.js';

const DAY_MS = 86_400_000;

describe('[I] handlers of follow-ups', () => {
  let running: OutreachApi;
  let lead: Lead;
  before(async () => {
    running = await startOutreachApi();
    const { id } = await running.newCampaign();
    lead = await running.newLead(id, { website_url: 'https://blog.example/', contact_email: 'editor@blog.example' });
  });
  beforeEach(() => running.gateway.reset());
  after(() => running.stop());

  const attempt = async (status: 'sent' | 'blocked' = 'sent'): Promise<string> => {
    const made = newAttempt({ campaign_id: lead.campaign_id, lead_id: lead.id, status });
    await running.store.attempts.insert(made, { day: '2026-06-01', domain_key: 'blog.example', duplicate_key: null });
    return made.id;
  };
  const path = () => `/campaigns/${lead.campaign_id}/follow-ups`;
  const plan = (attempt_id: string, change: object = { after_days: 3 }, user?: string) =>
    running.call('POST', path(), { attempt_id, body: 'May I ask again?', ...change }, user);

  it('plan one in the thread of the first mail, and start its clock', async () => {
    const answer = await plan(await attempt());
    const followUp = answer.json as FollowUp;
    expect([answer.status, followUp.status]).to.deep.equal([201, 'scheduled']);
    expect(followUp.subject).to.equal('Re: An article for you');
    expect(Date.parse(followUp.scheduled_at) - Date.now()).to.be.within(2.9 * DAY_MS, 3 * DAY_MS);
    expect(running.gateway.looks).to.deep.equal([`start ${followUp.id}`]);
  });

  it('keep the record when no one starts its clock', async () => {
    running.gateway.failure = new Error('Temporal is away');
    const { status, json } = await plan(await attempt());
    expect(status).to.equal(201);
    expect((await running.store.followUps.find('alice', (json as FollowUp).id))?.status).to.equal('scheduled');
  });

  it('refuse times out of bounds, both times, none, and what was never sent', async () => {
    const id = await attempt();
    const far = new Date(Date.now() + 91 * DAY_MS).toISOString();
    for (const change of [{ after_days: 0 }, { after_days: 91 }, { scheduled_at: far }, {}])
      expect((await plan(id, change)).status, JSON.stringify(change)).to.equal(422);
    expect((await plan(id, { after_days: 3, scheduled_at: far })).status).to.equal(422);
    const impossible = ['2026-13-05T10:00:00Z', '2026-11-31T10:00:00Z', '2026-12-31T23:59:60Z', '2026-12-01T24:00:00Z'];
    for (const scheduled_at of impossible)
      expect(readErrors(await plan(id, { scheduled_at }))).to.deep.equal([['body.scheduled_at', 'datetime_parsing']]);
    expect((await plan(await attempt('blocked'))).status).to.equal(409);
    expect((await plan(NO_ID)).status).to.equal(404);
    expect((await plan(id, { after_days: 3 }, 'bob')).status).to.equal(404);
  });

  it('take three of an attempt and no fourth', async () => {
    const id = await attempt();
    const statuses: number[] = [];
    for (const after_days of [1, 2, 3, 4]) statuses.push((await plan(id, { after_days })).status);
    expect(statuses).to.deep.equal([201, 201, 201, 409]);
  });

  it('cancel one that waits, and say so again', async () => {
    const { id } = (await plan(await attempt())).json as FollowUp;
    const cancel = (user?: string) => running.call('DELETE', `${path()}/${id}`, undefined, user);
    expect((await cancel('bob')).status).to.equal(404);
    expect((await cancel()).status).to.equal(204);
    expect((await cancel()).status).to.equal(204);
    expect(running.gateway.looks).to.include(`look ${id}`);
    const listed = (await running.call('GET', path())).json as FollowUp[];
    expect(listed.find((each) => each.id === id)).to.include({ status: 'cancelled', reason: 'cancelled' });
  });

  it('change the text and the time of one that is scheduled, and of no other', async () => {
    const { id } = (await plan(await attempt())).json as FollowUp;
    const change = (body: object, user?: string) => running.call('PATCH', `${path()}/${id}`, body, user);
    await running.store.followUps.noteWait('alice', id, 'sender_paused', new Date(Date.now() + DAY_MS));
    const text = await change({ body: 'Any news?' });
    expect([text.status, (text.json as FollowUp).body]).to.deep.equal([200, 'Any news?']);
    expect((text.json as FollowUp).held_reason).to.equal('sender_paused');
    const scheduled_at = new Date(Date.now() + 9 * DAY_MS).toISOString();
    const moved = (await change({ scheduled_at, subject: ' Re: Again ' })).json as FollowUp;
    expect(moved).to.include({ scheduled_at, next_at: scheduled_at, held_reason: null, subject: 'Re: Again' });
    expect(moved.body).to.equal('Any news?');
    expect(running.gateway.looks.filter((each) => each === `look ${id}`)).to.have.length(2);
    expect((await change({ body: 'Mine' }, 'bob')).status).to.equal(404);
    const past = new Date(Date.now() - DAY_MS).toISOString();
    const far = new Date(Date.now() + 91 * DAY_MS).toISOString();
    for (const body of [{}, { body: '' }, { body: 'Hello {name}' }, { scheduled_at: past }, { scheduled_at: far }])
      expect((await change(body)).status, JSON.stringify(body)).to.equal(422);
    await running.call('DELETE', `${path()}/${id}`);
    expect((await change({ body: 'Late' })).status).to.equal(409);
  });

  it('change nothing of one whose mail may be on the wire', async () => {
    const { id } = (await plan(await attempt())).json as FollowUp;
    const slots = { day: '2026-06-01', domain_key: 'blog.example', duplicate_key: null };
    const sending = newAttempt({ id, campaign_id: lead.campaign_id, lead_id: lead.id, status: 'sending' });
    await running.store.attempts.insert(sending, slots);
    const { status } = await running.call('PATCH', `${path()}/${id}`, { body: 'Too late' });
    expect(status).to.equal(409);
    expect((await running.store.followUps.find('alice', id))?.body).to.equal('May I ask again?');
  });
});
