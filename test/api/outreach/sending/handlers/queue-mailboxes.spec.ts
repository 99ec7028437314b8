import { expect } from 'chai';
import type { components } from '../../../../../api/generated/openapi.js';
import type { Campaign } from '../../../../../domain/outreach/campaigns/campaign.js';
import { type OutreachApi, readErrors, startOutreachApi } from '../../../../support/api/outreach-api.js';
import { NO_ID, SENDER_BODY } from '../../../../support/api/outreach-paths.js';

const TEXT = { subject: 'An idea for {website}', body: 'Hello, it is {your_name}' };
const NAMES = ['Ana', 'Bo', 'Cy'];

describe('[I] handlers of the mailboxes of a queue', () => {
  let running: OutreachApi;
  let campaign: Campaign;
  let ids: string[];
  before(async () => {
    running = await startOutreachApi();
    ids = [];
    for (const name of NAMES) {
      const body = { ...SENDER_BODY, name, email: `${name.toLowerCase()}@press.example`, warm_up: false };
      const { json } = await running.call('POST', '/senders', { ...body, sending_window: null });
      ids.push((json as { id: string }).id);
    }
  });
  beforeEach(async () => {
    running.gateway.reset();
    // What waits for a mailbox is part of its load.
    await running.store.queueItems.cancel('alice', {}, 'over');
    campaign = await running.newCampaign();
    for (let index = 0; index < 6; index++) {
      const host = `${campaign.id}-${index}.example`;
      await running.newLead(campaign.id, { website_url: `https://${host}/`, contact_email: `editor@${host}` });
    }
  });
  after(() => running.stop());

  const call = (name: 'preview' | 'queue', body: object) =>
    running.call('POST', `/campaigns/${campaign.id}/outreach/${name}`, { ...TEXT, ...body });
  const mailboxes = async (user?: string) =>
    (await running.call('GET', `/campaigns/${campaign.id}/mailboxes`, undefined, user)).json as {
      sender_email: string;
      waiting: number;
    }[];
  const queue = async (sender_ids: string[]): Promise<string> => {
    expect((await call('queue', { sender_ids })).status).to.equal(202);
    return running.gateway.started[0]?.id ?? '';
  };
  const waiting = async () => (await mailboxes()).map(({ sender_email, waiting: count }) => `${sender_email} ${count}`);

  it('show which mailbox each email would leave from, and how many each', async () => {
    const preview = (await call('preview', { sender_ids: ids.slice(0, 2) }))
      .json as components['schemas']['QueuePreview'];
    expect(preview.mailboxes.map(({ sender_email, mails }) => [sender_email, mails])).to.deep.equal([
      ['ana@press.example', 3],
      ['bo@press.example', 3],
    ]);
    for (const { sender_email, body } of preview.mails)
      expect(body).to.equal(`Hello, it is ${sender_email.startsWith('ana') ? 'Ana' : 'Bo'}`);
    expect(preview.sender_id).to.equal(ids[0]);
  });

  it('start one workflow for all, and still take the one mailbox of before', async () => {
    await queue(ids.slice(0, 2));
    expect(running.gateway.started[0]?.input).to.deep.include({
      sender_id: ids[0],
      sender_ids: ids.slice(0, 2),
      total: 6,
    });
    expect(await waiting()).to.deep.equal(['ana@press.example 3', 'bo@press.example 3']);
    expect((await call('preview', { sender_id: ids[2] })).json).to.include({ sender_email: 'cy@press.example' });
    expect((await call('preview', { sender_ids: [] })).status).to.equal(200);
  });

  it('refuse a mailbox that is not there, and both forms at once', async () => {
    for (const body of [{ sender_ids: [ids[0], NO_ID] }, { sender_ids: ids, sender_id: ids[0] }])
      expect(readErrors(await call('queue', body))).to.deep.equal([['body.sender_ids', 'value_error']]);
  });

  it('share what waits out again, and wake those that got some', async () => {
    const id = await queue(ids.slice(0, 2));
    const choose = (sender_ids: string[], user?: string) =>
      running.call('PUT', `/outreach/queues/${id}/mailboxes`, { sender_ids }, user);
    expect((await choose(ids, 'bob')).status).to.equal(404);
    expect((await choose(ids)).status).to.equal(200);
    expect(await waiting()).to.deep.equal(['ana@press.example 2', 'bo@press.example 2', 'cy@press.example 2']);
    expect(running.gateway.looks).to.include(`sender ${ids[2]}`);
    expect((await choose([ids[1] ?? ''])).status).to.equal(200);
    expect(await waiting()).to.deep.equal(['bo@press.example 6']);
    const { mails } = (await running.call('GET', `/campaigns/${campaign.id}/waiting-mails?status=waiting`)).json as {
      mails?: { body: string }[];
    };
    for (const { body } of mails ?? []) expect(body).to.equal('Hello, it is Bo');
  });

  it('share with paused mailboxes once they send again, and not before', async () => {
    await running.call('PATCH', `/senders/${ids[0]}`, { paused: true });
    await queue(ids.slice(0, 2));
    expect(await waiting()).to.deep.equal(['bo@press.example 6']);
    expect((await running.store.senderStates.readTurn('alice', ids[0] ?? '')).handed_over).to.equal(true);
    await running.call('PATCH', `/senders/${ids[0]}`, { paused: false });
  });

  it('pass what waits on before a mailbox is deleted', async () => {
    const body = { ...SENDER_BODY, name: 'Di', email: `di-${campaign.id}@press.example`, sending_window: null };
    const { json } = await running.call('POST', '/senders', body);
    const di = (json as { id: string }).id;
    await queue([di, ids[1] ?? '']);
    expect((await running.call('DELETE', `/senders/${di}`)).status).to.equal(204);
    expect(await waiting()).to.deep.equal(['bo@press.example 6']);
  });
});
