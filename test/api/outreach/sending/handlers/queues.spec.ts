import { expect } from 'chai';
import type { components } from '../../../../../api/generated/openapi.js';
import { refusedLeadsKey } from '../../../../../domain/operations/artifact-keys.js';
import type { Campaign } from '../../../../../domain/outreach/campaigns/campaign.js';
import type { Lead } from '../../../../../domain/outreach/campaigns/lead.js';
import { type OutreachApi, readErrors, startOutreachApi } from '../../../../support/api/outreach-api.js';
import { NO_ID, SENDER_BODY } from '../../../../support/api/outreach-paths.js';

type RefusedLead = { lead_id: string; reason: string };

const TEXT = { subject: 'An idea for {website}', body: 'Hello, it is {your_name}' };

describe('[I] handlers of queues', () => {
  let running: OutreachApi;
  let campaign: Campaign;
  let leads: Lead[];
  before(async () => {
    running = await startOutreachApi();
    await running.call('POST', '/senders', SENDER_BODY);
    campaign = await running.newCampaign();
    leads = [];
    for (const name of ['one', 'two']) {
      const website_url = `https://${name}.example/`;
      leads.push(await running.newLead(campaign.id, { website_url, contact_email: `editor@${name}.example` }));
    }
    leads.push(await running.newLead(campaign.id, { website_url: 'https://bare.example/' }));
  });
  beforeEach(() => running.gateway.reset());
  after(() => running.stop());

  const call = (name: 'preview' | 'queue', body: object, user?: string) =>
    running.call('POST', `/campaigns/${campaign.id}/outreach/${name}`, body, user);

  it('show every mail as it would leave, and each that cannot with its reason', async () => {
    const answer = await call('preview', { ...TEXT, lead_ids: [...leads.map(({ id }) => id), NO_ID] });
    const preview = answer.json as components['schemas']['QueuePreview'];
    expect([answer.status, preview.total, preview.sendable]).to.deep.equal([200, 4, 2]);
    expect(preview.mails[0]).to.include({ subject: 'An idea for one.example', body: 'Hello, it is Ana' });
    expect(preview.mails[0]?.text).to.include('1 High Street').and.to.include('https://links.example/u/');
    expect(preview.refused.map(({ reason }) => reason).sort()).to.deep.equal(['lead_not_found', 'no_email']);
    expect(running.gateway.started).to.deep.equal([]);
  });

  it('store the mails before the workflow starts, and queue no one twice', async () => {
    const answer = await call('queue', TEXT);
    expect(answer.status).to.equal(202);
    const [started] = running.gateway.started;
    expect(started?.input).to.include({ campaign_id: campaign.id, total: 2 });
    expect((await call('queue', TEXT)).status).to.equal(202);
    const again = running.gateway.started[1];
    expect(again?.input).to.include({ total: 0 });
    const refused = await running.store.artifacts.get<RefusedLead[]>('alice', refusedLeadsKey(again?.id ?? ''));
    const byReason = (reason: string) => refused?.filter((each) => each.reason === reason).map((each) => each.lead_id);
    expect(byReason('already_queued')).to.have.members(leads.slice(0, 2).map(({ id }) => id));
  });

  it('are refused from a domain that has failed for three days, which the preview says, and say what was not checked', async () => {
    const { json } = await running.call('POST', '/senders', { ...SENDER_BODY, email: 'ann@bad.example' }, 'ann');
    const { id: sender_id } = json as components['schemas']['Sender'];
    const own = await running.newCampaign('ann');
    const lead = { website_url: 'https://x.example/', contact_email: 'editor@x.example' };
    await running.call('POST', `/campaigns/${own.id}/leads`, lead, 'ann');
    const ask = async (name: 'preview' | 'queue') => {
      const answer = await running.call('POST', `/campaigns/${own.id}/outreach/${name}`, { ...TEXT, sender_id }, 'ann');
      return {
        status: answer.status,
        body: answer.json as components['schemas']['QueuePreview'] & { detail?: string },
      };
    };
    expect((await ask('preview')).body.mailboxes[0]?.domain).to.include({ state: 'unknown' });
    const fine = { status: 'ok' as const, detail: '', advice: [], record: null };
    const parts = { smtp: fine, imap: fine, spf: fine, dkim: fine, mx: fine, reverse_dns: fine };
    const dmarc = { ...fine, status: 'missing' as const, detail: 'bad.example has no DMARC record' };
    const checked_at = new Date(Date.now() - 73 * 3_600_000).toISOString();
    await running.store.senderStates.noteVerification('ann', sender_id, { ...parts, dmarc, checked_at });
    const { domain } = (await ask('preview')).body.mailboxes[0] ?? {};
    expect(domain).to.include({ state: 'refused' });
    const refused = await ask('queue');
    expect([refused.status, running.gateway.started]).to.deep.equal([409, []]);
    expect(refused.body.detail).to.match(
      /^No queue can be sent from ann@bad\.example\. DMARC: bad\.example has no DMARC record\./,
    );
    const again = { ...parts, dmarc: fine, checked_at: new Date().toISOString() };
    await running.store.senderStates.noteVerification('ann', sender_id, again);
    expect((await ask('queue')).status).to.equal(202);
  });

  it('pause and continue, which wakes the sender', async () => {
    await call('queue', TEXT);
    const [started] = running.gateway.started;
    const change = (name: string, user?: string) =>
      running.call('POST', `/outreach/queues/${started?.id}/${name}`, undefined, user);
    expect((await change('pause')).status).to.equal(200);
    expect(running.gateway.looks).to.deep.equal([]);
    expect((await change('resume')).status).to.equal(200);
    expect(running.gateway.looks).to.deep.equal([`sender ${started?.input['sender_id']}`]);
    expect((await change('pause', 'bob')).status).to.equal(404);
  });

  it('refuse texts that are half or double, and times too far ahead', async () => {
    const far = new Date(Date.now() + 91 * 86_400_000).toISOString();
    const refused = async (body: object) => readErrors(await call('queue', body));
    expect(await refused({ subject: 'Alone' })).to.deep.equal([['body.subject', 'value_error']]);
    expect(await refused({ ...TEXT, template_id: NO_ID })).to.deep.equal([['body.template_id', 'value_error']]);
    expect(await refused({ ...TEXT, start_at: far })).to.deep.equal([['body.start_at', 'value_error']]);
    expect((await call('queue', { template_id: NO_ID })).status).to.equal(404);
    expect((await call('queue', TEXT, 'bob')).status).to.equal(404);
    expect(running.gateway.started).to.deep.equal([]);
  });
});
