import { expect } from 'chai';
import type { components } from '../../../../../api/generated/openapi.js';
import type { Campaign } from '../../../../../domain/outreach/campaigns/campaign.js';
import { type OutreachApi, startOutreachApi } from '../../../../support/api/outreach-api.js';
import { SENDER_BODY } from '../../../../support/api/outreach-paths.js';
import { newAttempt } from '../../../../support/samples/new-attempt.js';
import { newFollowUp } from '../../../../support/samples/new-follow-up.js';

type Forecast = components['schemas']['QueueForecast'];

const TEXT = { subject: 'An idea for {website}', body: 'Hello, it is {your_name}' };
const PACE = { daily_limit: 4, hourly_limit: 100, min_interval_seconds: 0, warm_up: false, sending_window: null };

describe('[I] handlers of forecasts', () => {
  let running: OutreachApi;
  let campaign: Campaign;
  const ids: string[] = [];
  before(async () => {
    running = await startOutreachApi();
    for (const name of ['ana', 'bo']) {
      const { json } = await running.call('POST', '/senders', {
        ...SENDER_BODY,
        ...PACE,
        email: `${name}@press.example`,
      });
      ids.push((json as { id: string }).id);
    }
    campaign = await running.newCampaign();
    const add = (host: string, contact_email?: string) =>
      running.newLead(campaign.id, { website_url: `https://${host}/`, ...(contact_email && { contact_email }) });
    for (let index = 0; index < 20; index++) await add(`f${index}.example`, `editor@f${index}.example`);
    await add('bare.example');
    await add('role.example', 'noreply@role.example');
    await running.call('POST', '/suppression', { email: 'editor@f19.example' });
  });
  after(() => running.stop());

  const forecast = async (body: object): Promise<Forecast> => {
    const lead_ids = await allLeads();
    const answer = await running.call('POST', `/campaigns/${campaign.id}/outreach/forecast`, {
      ...TEXT,
      lead_ids,
      ...body,
    });
    expect(answer.status, JSON.stringify(answer.json)).to.equal(200);
    return answer.json as Forecast;
  };
  const allLeads = async () =>
    ((await running.call('GET', `/campaigns/${campaign.id}/leads?limit=100`)).json as { id: string }[]).map(
      ({ id }) => id,
    );
  const now = async (): Promise<Forecast> =>
    (await running.call('GET', `/campaigns/${campaign.id}/forecast`)).json as Forecast;

  it('say who gets no email and why, so that the counts add up, and which leads those are', async () => {
    const { total, first_emails, left_out } = await forecast({ sender_ids: ids });
    expect(left_out.map(({ reason, count }) => `${reason} ${count}`).toSorted()).to.deep.equal([
      'no_email 1',
      'recipient_role_blocked 1',
      'recipient_suppressed 1',
    ]);
    expect([total, first_emails]).to.deep.equal([22, 19]);
    const role = left_out.find(({ reason }) => reason === 'recipient_role_blocked');
    expect(role?.leads[0]).to.include({
      recipient_email: 'noreply@role.example',
      website_url: 'https://role.example/',
    });
  });

  it('plan days by mailbox, sooner with a second one', async () => {
    const one = await forecast({ sender_id: ids[0] });
    const two = await forecast({ sender_ids: ids });
    expect(one.days.map(({ first_emails }) => first_emails)).to.deep.equal([4, 4, 4, 4, 3]);
    expect(two.days.map(({ first_emails }) => first_emails)).to.deep.equal([8, 8, 3]);
    expect(two.days[0]?.by_mailbox.map(({ first_emails }) => first_emails)).to.deep.equal([4, 4]);
    expect(two.mailboxes.map(({ sender_email }) => sender_email)).to.deep.equal([
      'ana@press.example',
      'bo@press.example',
    ]);
    expect(two.mailboxes.map(({ first_emails }) => first_emails).toSorted()).to.have.members([9, 10]);
    expect(two.held_by).to.deep.equal(['sender_daily_cap']);
    expect(two.last_first_email_at).to.equal(two.last_at);
  });

  it('count follow-ups, and what waits for the mailboxes already', async () => {
    const follow_ups = [{ after_days: 3, body: 'May I ask again?' }];
    const planned = await forecast({ sender_ids: ids, follow_ups });
    expect([planned.first_emails, planned.follow_ups]).to.deep.equal([19, 19]);
    expect((await now()).waiting).to.deep.equal([]);
  });

  it('know what was sent a moment ago, and the follow-ups that are planned; mailboxes count it', async () => {
    const other = await running.newCampaign();
    const at = new Date().toISOString();
    const lead = await running.newLead(other.id, {
      website_url: 'https://sent.example/',
      contact_email: 'a@sent.example',
    });
    const of = { campaign_id: other.id, lead_id: lead.id, sender_id: ids[0] ?? '' };
    const about = { user_id: 'alice', recipient_email: 'a@sent.example', sender_email: 'ana@press.example' };
    const attempt = newAttempt({ ...of, ...about, status: 'sent', sent_at: at, created_at: at });
    await running.store.attempts.insert(attempt, {
      day: at.slice(0, 10),
      domain_key: 'sent.example',
      duplicate_key: null,
    });
    const uncertain = newAttempt({ ...of, ...about, status: 'uncertain', created_at: at });
    await running.store.attempts.insert(uncertain, { day: at.slice(0, 10), domain_key: 'x', duplicate_key: null });
    const scheduled_at = new Date(Date.now() + 86_400_000).toISOString();
    const followUp = newFollowUp({ campaign_id: other.id, lead_id: lead.id, attempt_id: attempt.id, scheduled_at });
    await running.store.followUps.insert({ ...followUp, user_id: 'alice', sender_id: ids[0] ?? '' });
    const forecast = (await running.call('GET', `/campaigns/${other.id}/forecast`)).json as Forecast;
    expect([forecast.first_emails, forecast.follow_ups, forecast.first_at]).to.deep.equal([0, 1, scheduled_at]);
    expect((await running.call('GET', `/campaigns/${other.id}/mailboxes`)).json).to.deep.equal([
      {
        sender_id: ids[0],
        sender_email: 'ana@press.example',
        paused: false,
        first_emails: 1,
        follow_ups: 0,
        bounced: 0,
        uncertain: 1,
        waiting: 0,
        scheduled: 1,
      },
    ]);
    await running.store.followUps.conclude('alice', followUp.id, ['scheduled'], {
      status: 'cancelled',
      reason: 'x',
      sent_at: null,
      sent_attempt_id: null,
    });
    await running.call('POST', `/campaigns/${other.id}/attempts/${uncertain.id}/resolve`, { outcome: 'not_sent' });
  });

  it('keep the plan up while the queue runs, and say why it slips', async () => {
    expect(
      (await running.call('POST', `/campaigns/${campaign.id}/outreach/queue`, { ...TEXT, sender_ids: ids })).status,
    ).to.equal(202);
    const before = await now();
    // The role address is queued and blocked when it is sent.
    expect([before.first_emails, before.total]).to.deep.equal([20, 21]);
    expect(before.slip?.late_hours).to.equal(0);
    expect(before.waiting).to.deep.equal([{ reason: 'in_turn', count: 20 }]);
    await running.call('PATCH', `/senders/${ids[0]}`, { paused: true, pause_note: 'A holiday' });
    const after = await now();
    expect(after.first_emails).to.equal(10);
    expect(after.not_planned).to.deep.equal([{ reason: 'sender_paused', count: 10 }]);
    await running.call('PATCH', `/senders/${ids[0]}`, { paused: false, daily_limit: 1 });
    const slow = await now();
    expect(slow.slip?.late_hours).to.be.at.least(24);
    expect(slow.left_out.map(({ reason }) => reason).toSorted()).to.include('recipient_suppressed');
  });
});
