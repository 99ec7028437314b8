import { expect } from 'chai';
import type { components } from '../../../../../api/generated/openapi.js';
import type { Campaign } from '../../../../../domain/outreach/campaigns/campaign.js';
import type { Lead } from '../../../../../domain/outreach/campaigns/lead.js';
import { type OutreachApi, readErrors, startOutreachApi } from '../../../../support/api/outreach-api.js';
import { NO_ID, SENDER_BODY } from '../../../../support/api/outreach-paths.js';
import { newAttempt } from '../../../../support/samples/new-attempt.js';
import { newReply } from '../../../../support/samples/new-reply.js';

type Schemas = components['schemas'];
type Report = Schemas['VariantTestReport'];

const TEXT = { subject: 'For {website}', body: 'Hello {first_name|there}, it is {your_name}' };
const VARIANTS = [{ subject: 'A question, {first_name|you}' }];
const DAY_MS = 86_400_000;

describe('[I] handlers of tests of versions', () => {
  let running: OutreachApi;
  let campaign: Campaign;
  let leads: Lead[];
  let senders: string[];
  before(async () => {
    running = await startOutreachApi();
    senders = [];
    for (const [email, name] of [
      ['ana@press.example', 'Ana'],
      ['bea@press.example', 'Bea'],
    ]) {
      const { json } = await running.call('POST', '/senders', { ...SENDER_BODY, email, name });
      senders.push(String((json as { id: unknown }).id));
    }
  });
  beforeEach(async () => {
    running.gateway.reset();
    campaign = await running.newCampaign();
    const rows = Array.from({ length: 12 }, (_, each) => {
      const host = `${campaign.id}-${each}.example`;
      const custom = each % 2 === 0 ? { first_name: `Bo ${each}` } : {};
      return { website_url: `https://${host}/`, contact_email: `editor@${host}`, custom };
    });
    expect((await call('POST', '/leads/bulk', rows)).json).to.include({ added: 12 });
    leads = await running.store.leads.sendable('alice', campaign.id);
  });
  after(() => running.stop());

  const call = (method: string, path: string, body?: object, user?: string) =>
    running.call(method, `/campaigns/${campaign.id}${path}`, body, user);
  const queue = async (body: object = {}) => {
    expect((await call('POST', '/outreach/queue', { ...TEXT, variants: VARIANTS, ...body })).status).to.equal(202);
    return running.gateway.started[0]?.id ?? '';
  };
  const report = async (id: string) => {
    const { json } = await call('GET', `/variant-tests/${id}`);
    return json as Report;
  };
  const waiting = (id: string) =>
    running.store.queueRotation.openers('alice', id).then((openers) =>
      running.store.queueRotation.texts(
        'alice',
        openers.map((opener) => opener.id),
      ),
    );
  const itemOf = (id: string) => running.store.queueItems.find('alice', id);

  it('shows before the start which lead gets which version, and what the test can show', async () => {
    const { json } = await call('POST', '/outreach/preview', { ...TEXT, variants: VARIANTS });
    const { mails, test, variables } = json as Schemas['QueuePreview'];
    expect(mails).to.have.length(12);
    for (const { variant, subject } of mails)
      expect(subject).to.match(variant === 'A' ? /^For / : /^A question, (?:Bo|you)/);
    expect(test?.variants.map(({ key, leads: count }) => [key, count])).to.deep.equal(
      ['A', 'B'].map((key) => [key, mails.filter(({ variant }) => variant === key).length]),
    );
    expect(test).to.include({ enough_leads: false, least_leads: 100 });
    expect(variables.find(({ name }) => name === 'first_name')).to.include({ with_value: 6, with_fallback: 6 });
  });

  it('leaves out whom a variable lacks, and says which, in the forecast and the queue too', async () => {
    const text = { ...TEXT, body: 'Hello {first_name}' };
    const preview = (await call('POST', '/outreach/preview', text)).json as Schemas['QueuePreview'];
    expect(preview.sendable).to.equal(6);
    expect(preview.refused[0]).to.deep.include({
      lead_id: leads[1]?.id,
      reason: 'unfilled_placeholder: {first_name}',
      missing: ['first_name'],
    });
    const forecast = (await call('POST', '/outreach/forecast', text)).json as Schemas['QueueForecast'];
    expect(forecast.left_out[0]).to.include({ reason: 'unfilled_placeholder', count: 6 });
    expect(forecast.left_out[0]?.leads[0]?.missing).to.deep.equal(['first_name']);
    await call('POST', '/outreach/queue', text);
    const kept = (await call('GET', '/forecast')).json as Schemas['QueueForecast'];
    expect(kept.left_out[0]?.leads[0]).to.deep.include({ lead_id: leads[1]?.id, missing: ['first_name'] });
  });

  it('refuses variables that cannot be read, and versions that are none, with their place', async () => {
    const refused = async (body: object) => readErrors(await call('POST', '/outreach/preview', { ...TEXT, ...body }));
    expect(await refused({ body: 'Hi {first_name,' })).to.deep.equal([['body.body', 'value_error']]);
    expect(await refused({ variants: [{ body: '{a||b}' }] })).to.deep.equal([['body.variants.0.body', 'value_error']]);
    const follow_ups = [{ after_days: 3, body: '{{|x}}' }];
    expect(await refused({ follow_ups })).to.deep.equal([['body.follow_ups.0.body', 'value_error']]);
    expect(await refused({ variants: [{ share: 50 }] })).to.deep.equal([['body.variants', 'value_error']]);
    const { json } = await running.call('POST', '/emails/templates', { name: 'Opener', ...TEXT });
    const { id: template_id } = json as { id: string };
    const of = async (body: object) => (await call('POST', '/outreach/preview', body)).status;
    expect(await of({ template_id, variants: [{ subject: 'B', share: 20 }] })).to.equal(200);
    expect([await of({ template_id, ...TEXT }), await of({ subject: 'Alone' })]).to.deep.equal([422, 422]);
    expect(await of({ template_id: NO_ID })).to.equal(404);
    const template = { name: 'Opener', subject: 'Hi', body: '{a|{b}}' };
    expect(readErrors(await running.call('POST', '/emails/templates', template))).to.deep.equal([
      ['body.body', 'value_error'],
    ]);
  });

  it('keeps the version of a lead when another mailbox takes its email over', async () => {
    const id = await queue({ sender_ids: senders });
    const before = new Map((await waiting(id)).map((mail) => [mail.lead_id, mail]));
    const choose = await running.call('PUT', `/outreach/queues/${id}/mailboxes`, { sender_ids: [senders[1]] });
    expect(choose.status).to.equal(200);
    const after = await waiting(id);
    expect(after.every(({ body }) => body.endsWith('it is Bea'))).to.equal(true);
    for (const { lead_id, subject } of after) expect(subject).to.equal(before.get(lead_id)?.subject);
  });

  it('counts by version what was sent and what came back, and gives no verdict early', async () => {
    const id = await queue();
    const mails = await waiting(id);
    const sentAt = new Date(Date.now() - 2 * DAY_MS);
    for (const [index, { id: item, lead_id }] of mails.entries()) {
      if (index === mails.length - 1) continue;
      const at = sentAt.toISOString();
      const about = {
        lead_id,
        campaign_id: campaign.id,
        status: index === 0 ? ('bounced' as const) : ('sent' as const),
      };
      const attempt = newAttempt({ ...about, id: item, sent_at: at, created_at: at });
      await running.store.attempts.insert(attempt, { day: '2026-06-01', domain_key: 'x', duplicate_key: null });
      const ending = { status: 'sent' as const, reason: null, attempt_id: item };
      const stored = await itemOf(item);
      if (stored) await running.store.queueItems.end(stored, ['waiting'], ending);
    }
    const interested = (await itemOf(mails[1]?.id ?? ''))?.variant;
    const replied = mails.slice(1, 4);
    for (const [index, { lead_id, id: attempt_id }] of replied.entries()) {
      const classification = (['interested', 'not_interested', 'unsubscribe'] as const)[index] ?? 'replied';
      const reply = newReply({ user_id: 'alice', campaign_id: campaign.id, lead_id, attempt_id, classification });
      const received_at = new Date(sentAt.getTime() + DAY_MS).toISOString();
      const origin = { mailbox_key: 'imap://x', message_key: `id:${reply.id}`, received_at, bounce_group: null };
      await running.store.replies.insert('alice', { ...reply, ...origin }, new Date());
    }
    const shown = await report(id);
    expect([shown.answer, shown.result]).to.deep.equal(['running', null]);
    const sum = (name: 'sent' | 'waiting' | 'replied' | 'positive' | 'bounced' | 'opted_out' | 'planned') =>
      shown.variants.reduce((total, variant) => total + variant[name], 0);
    expect([sum('planned'), sum('sent'), sum('waiting')]).to.deep.equal([12, 11, 1]);
    expect([sum('replied'), sum('positive'), sum('bounced'), sum('opted_out')]).to.deep.equal([2, 1, 1, 1]);
    expect(shown.variants.find(({ key }) => key === interested)?.positive).to.equal(1);
  });

  it('has a person take a version over once: what waits becomes it, and it is a template', async () => {
    const id = await queue({ sender_ids: senders });
    const [edited] = await waiting(id);
    const edit = { subject: 'By hand' };
    expect((await call('PATCH', `/waiting-mails/${edited?.id}`, edit)).status).to.equal(200);
    const choose = (body: object, user?: string) => call('POST', `/variant-tests/${id}/choose`, body, user);
    expect(readErrors(await choose({ variant: 'C' }))).to.deep.equal([['body.variant', 'value_error']]);
    const chosen = (await choose({ variant: 'B' })).json as Report;
    expect(chosen.chosen).to.include({ variant: 'B', by: 'alice', answer: 'running' });
    expect([chosen.answer, chosen.result]).to.deep.equal(['stopped', null]);
    const subjects = (await waiting(id)).map(({ subject }) => subject);
    expect(subjects.filter((subject) => subject === 'By hand')).to.have.length(1);
    expect(subjects.filter((subject) => subject.startsWith('A question, '))).to.have.length(11);
    const template = await running.call('GET', `/emails/templates/${chosen.chosen?.template_id}`);
    expect(template.json).to.include({ subject: VARIANTS[0]?.subject, body: TEXT.body });

    const again = (await choose({ variant: 'B' })).json as Report;
    expect(again.chosen).to.deep.equal(chosen.chosen);
    expect((await choose({ variant: 'A' })).status).to.equal(409);
    // A hand-over after the choice brings no other version back.
    await running.call('PUT', `/outreach/queues/${id}/mailboxes`, { sender_ids: [senders[1]] });
    const later = (await waiting(id)).map(({ subject }) => subject);
    expect(later.filter((subject) => subject.startsWith('A question, '))).to.have.length(11);
  });

  it('lists tests, and shows none to others', async () => {
    const id = await queue();
    const listed = (await call('GET', '/variant-tests')).json as Report[];
    expect(listed.map((test) => test.id)).to.deep.equal([id]);
    expect((await call('GET', `/variant-tests/${NO_ID}`)).status).to.equal(404);
    expect((await call('GET', `/variant-tests/${id}`, undefined, 'bob')).status).to.equal(404);
    expect((await call('POST', `/variant-tests/${id}/choose`, { variant: 'A' }, 'bob')).status).to.equal(404);
  });

  it('lists variables with what they give, and how many leads have them', async () => {
    const { json } = await call('GET', '/variables');
    const variables = json as Schemas['CampaignVariable'][];
    expect(variables.find(({ name }) => name === 'first_name')).to.deep.equal({
      name: 'first_name',
      source: 'lead',
      gives: 'column of your leads',
      example: 'Bo 10',
      leads: 6,
    });
    expect(variables[0]).to.include({ name: 'website', source: 'standard', leads: 12 });
    const [header, ...lines] = (await call('GET', '/export/leads')).text.trimEnd().split('\r\n');
    expect(header).to.match(/,contacted_at,first_name$/);
    expect(lines.filter((line) => /,Bo \d+$/.test(line))).to.have.length(6);
  });
});
