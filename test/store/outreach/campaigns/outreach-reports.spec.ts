import { expect } from 'chai';
import type { ReplyClass } from '../../../../domain/outreach/replies/reply.js';
import type { AttemptStatus } from '../../../../domain/outreach/sending/attempt.js';
import type { Store } from '../../../../store/index.js';
import { keyedLead } from '../../../support/samples/keyed-lead.js';
import { newAttempt } from '../../../support/samples/new-attempt.js';
import { newReply } from '../../../support/samples/new-reply.js';
import { startStore, type TestStore } from '../../../support/store.js';

const NOW = new Date('2026-06-03T23:30:00.000Z');
const at = (day: number, time = '08:00'): string => `2026-06-0${day}T${time}:00.000Z`;
const NO_LEADS = { discovered: 0, contacted: 0, replied: 0, placed: 0, bounced: 0, unsubscribed: 0 };
const NO_REPLIES = {
  interested: 0,
  not_interested: 0,
  question: 0,
  referral: 0,
  out_of_office: 0,
  auto_reply: 0,
  unsubscribe: 0,
  bounce_hard: 0,
  bounce_soft: 0,
  complaint: 0,
  replied: 0,
};

describe('[I] outreach reports repository', () => {
  let running: TestStore;
  let store: Store;
  before(async () => {
    running = await startStore();
    store = running.store;
  });
  after(() => running.stop());

  const campaignOf = async (user: string, name = 'Gardens'): Promise<string> => {
    const campaign = { name, description: null, keywords: [], workspace_id: user };
    return (await store.campaigns.insert(user, campaign, NOW)).id;
  };
  async function lead(user: string, campaign: string, host: string): Promise<string> {
    return (await store.leads.insert(user, campaign, keyedLead(host), NOW)).lead.id;
  }
  async function attempt(user_id: string, campaign_id: string, lead_id: string, status: AttemptStatus, sent: string) {
    const sent_at = status === 'sent' || status === 'bounced' ? sent : null;
    const made = newAttempt({ user_id, campaign_id, lead_id, status, sent_at });
    await store.attempts.insert(made, { day: '2026-06-01', domain_key: 'x.example', duplicate_key: null });
    return made.id;
  }
  async function reply(
    user: string,
    campaign_id: string | null,
    lead_id: string | null,
    classification: ReplyClass,
    received_at: string,
  ) {
    const made = newReply({ user_id: user, campaign_id, lead_id, classification, received_at });
    await store.replies.insert(user, { ...made, mailbox_key: 'm', message_key: made.id, bounce_group: null }, NOW);
    return made.id;
  }

  it('gives zeros for a campaign in which nothing has happened', async () => {
    const id = await campaignOf('alice');
    expect(await store.outreachReports.analytics('alice', id, 2, NOW)).to.deep.equal({
      campaign_id: id,
      days: 2,
      total_leads: 0,
      total_attempts: 0,
      total_sent: 0,
      total_replies: 0,
      total_automatic_replies: 0,
      leads_by_status: NO_LEADS,
      replies_by_classification: NO_REPLIES,
      rates: { response_rate: 0, placement_rate: 0, bounce_rate: 0, unsubscribe_rate: 0 },
      daily_send_volume: [
        { date: '2026-06-02', sent: 0, replies: 0, automatic_replies: 0 },
        { date: '2026-06-03', sent: 0, replies: 0, automatic_replies: 0 },
      ],
    });
  });

  it('counts leads, attempts and replies, and takes the rates over leads that a mail left for', async () => {
    const id = await campaignOf('bea');
    const hosts = ['a', 'b', 'c', 'd', 'e'].map((name) => `${name}.example`);
    const [a = '', b = '', c = '', d = '', e = ''] = await Promise.all(hosts.map((host) => lead('bea', id, host)));
    for (const each of [a, a, b]) await attempt('bea', id, each, 'sent', at(1, '23:59'));
    await attempt('bea', id, c, 'bounced', at(3, '00:00'));
    for (const status of ['blocked', 'failed', 'uncertain', 'queued'] as const) await attempt('bea', id, d, status, '');
    for (const classification of ['interested', 'replied'] as const) await reply('bea', id, a, classification, at(2));
    await reply('bea', id, b, 'out_of_office', at(3));
    await reply('bea', id, c, 'bounce_hard', at(3));
    await reply('bea', id, null, 'question', '2026-05-01T00:00:00.000Z');
    await store.leads.setStatusMany('bea', id, [a], 'placed', NOW);
    await store.leads.setStatusMany('bea', id, [b], 'unsubscribed', NOW);
    await store.leads.setStatusMany('bea', id, [c, e], 'bounced', NOW);
    expect(await store.outreachReports.analytics('bea', id, 3, NOW)).to.deep.equal({
      campaign_id: id,
      days: 3,
      total_leads: 5,
      total_attempts: 8,
      total_sent: 4,
      total_replies: 3,
      // The absence note and the bounce.
      total_automatic_replies: 2,
      leads_by_status: { ...NO_LEADS, discovered: 1, placed: 1, unsubscribed: 1, bounced: 2 },
      replies_by_classification: {
        ...NO_REPLIES,
        interested: 1,
        replied: 1,
        out_of_office: 1,
        bounce_hard: 1,
        question: 1,
      },
      rates: { response_rate: 0.3333, placement_rate: 0.3333, bounce_rate: 0.25, unsubscribe_rate: 0.3333 },
      daily_send_volume: [
        { date: '2026-06-01', sent: 3, replies: 0, automatic_replies: 0 },
        { date: '2026-06-02', sent: 0, replies: 2, automatic_replies: 0 },
        { date: '2026-06-03', sent: 1, replies: 0, automatic_replies: 2 },
      ],
    });
    const year = (await store.outreachReports.analytics('bea', id, 365, NOW)).daily_send_volume;
    expect(year).to.have.length(365);
    expect([year[0]?.date, year.at(-1)?.date]).to.deep.equal(['2025-06-04', '2026-06-03']);
    expect(year.reduce((sum, { replies }) => sum + replies, 0)).to.equal(3);
    expect(year.reduce((sum, { automatic_replies }) => sum + automatic_replies, 0)).to.equal(2);
  });

  it('follows every change at once', async () => {
    const id = await campaignOf('carol');
    const a = await lead('carol', id, 'a.example');
    const figures = async () => {
      const { total_attempts, total_sent, rates, leads_by_status, replies_by_classification } =
        await store.outreachReports.analytics('carol', id, 7, NOW);
      const { interested, not_interested } = replies_by_classification;
      return [total_attempts, total_sent, rates.bounce_rate, leads_by_status.contacted, interested, not_interested];
    };
    const one = await attempt('carol', id, a, 'queued', '');
    expect(await figures()).to.deep.equal([1, 0, 0, 0, 0, 0]);
    await store.attempts.beginSending('carol', one);
    const ending = { reason: null, smtp_response: null, relay_message_id: null };
    await store.attempts.conclude('carol', one, {
      from: ['sending'],
      status: 'sent',
      sent_at: new Date(at(3)),
      ...ending,
    });
    await store.leads.moveStatus('carol', a, ['discovered'], 'contacted', 'send', NOW);
    expect(await figures()).to.deep.equal([1, 1, 0, 1, 0, 0]);
    await store.attempts.conclude('carol', one, { from: ['sent'], status: 'bounced', sent_at: null, ...ending });
    const answer = await reply('carol', id, a, 'interested', at(3));
    expect(await figures()).to.deep.equal([1, 1, 1, 1, 1, 0]);
    await store.replies.correct('carol', answer, 'not_interested', NOW);
    expect(await figures()).to.deep.equal([1, 1, 1, 1, 0, 1]);
    expect((await store.outreachReports.analytics('carol', id, 7, NOW)).rates.response_rate).to.equal(1);
  });

  it('tells of all campaigns of a user, newest first, and of no other’s', async () => {
    const [old, late] = [await campaignOf('dan', 'Old'), await campaignOf('dan', 'Late')];
    const [a, b, c] = [
      await lead('dan', old, 'a.example'),
      await lead('dan', late, 'a.example'),
      await lead('dan', late, 'b.example'),
    ];
    await attempt('dan', old, a, 'sent', at(1));
    await attempt('dan', late, b, 'bounced', at(2));
    await attempt('dan', late, c, 'sent', at(2));
    await reply('dan', old, a, 'question', at(2));
    await reply('dan', late, b, 'auto_reply', at(2));
    await reply('dan', null, null, 'interested', at(2));
    await store.leads.setStatus('dan', old, a, 'placed', 'user', NOW);
    await attempt('bob', late, c, 'sent', at(2));
    expect(await store.outreachReports.snapshot('dan', NOW)).to.deep.equal({
      total_campaigns: 2,
      total_leads: 3,
      total_sends: 3,
      total_replies: 1,
      total_placements: 1,
      total_automatic_replies: 1,
      rates: { overall_response_rate: 0.3333, overall_placement_rate: 0.3333, overall_bounce_rate: 0.3333 },
      by_campaign: [
        { id: late, name: 'Late', sends: 2, replies: 0, automatic_replies: 1, placements: 0 },
        { id: old, name: 'Old', sends: 1, replies: 1, automatic_replies: 0, placements: 1 },
      ],
      generated_at: NOW.toISOString(),
    });
    expect((await store.outreachReports.analytics('bob', old, 7, NOW)).total_leads).to.equal(0);
    expect((await store.outreachReports.analytics('dan', old, 7, NOW)).total_leads).to.equal(1);
    expect(await store.outreachReports.snapshot('nobody', NOW)).to.deep.include({
      total_campaigns: 0,
      by_campaign: [],
    });
  });

  it('calls no rate more than all, though leads were won without a mail', async () => {
    const id = await campaignOf('eva');
    const [a, b] = [await lead('eva', id, 'a.example'), await lead('eva', id, 'b.example')];
    await attempt('eva', id, a, 'sent', at(1));
    await store.leads.setStatusMany('eva', id, [a, b], 'placed', NOW);
    const { leads_by_status, rates } = await store.outreachReports.analytics('eva', id, 7, NOW);
    expect([leads_by_status.placed, rates.placement_rate]).to.deep.equal([2, 1]);
  });
});
