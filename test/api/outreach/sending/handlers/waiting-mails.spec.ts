import { expect } from 'chai';
import type { Lead } from '../../../../../domain/outreach/campaigns/lead.js';
import type { WaitingMail } from '../../../../../domain/outreach/sending/waiting-mail.js';
import { type OutreachApi, readErrors, startOutreachApi } from '../../../../support/api/outreach-api.js';
import { NO_ID } from '../../../../support/api/outreach-paths.js';
import { newQueueItem } from '../../../../support/samples/new-queue-item.js';

describe('[I] handlers of waiting emails', () => {
  let running: OutreachApi;
  let lead: Lead;
  before(async () => {
    running = await startOutreachApi();
    const { id } = await running.newCampaign();
    lead = await running.newLead(id, { website_url: 'https://blog.example/', contact_email: 'editor@blog.example' });
  });
  beforeEach(() => running.gateway.reset());
  after(() => running.stop());

  async function queue(): Promise<string> {
    const item = newQueueItem({ campaign_id: lead.campaign_id, due_at: '2100-01-01T08:00:00.000Z' });
    await running.store.queueItems.insertMany([item]);
    return item.id;
  }
  const path = (id = '', more = '') => `/campaigns/${lead.campaign_id}/waiting-mails${id && `/${id}`}${more}`;

  it('edit one with a reason, which the list shows', async () => {
    const id = await queue();
    const { status, json } = await running.call('PATCH', path(id), { subject: ' New ', reason: ' Wrong name ' });
    const mail = json as WaitingMail;
    expect([status, mail.subject, mail.body]).to.deep.equal([200, 'New', 'Hello']);
    expect(mail.changes).to.have.length(1);
    expect(mail.changes[0]).to.deep.include({ action: 'edited', by: 'alice', reason: 'Wrong name' });
    const listed = (await running.call('GET', path())).json as WaitingMail[];
    expect(listed.find((each) => each.id === id)).to.deep.equal(mail);
  });

  it('cancel one, tell its queue, and keep the reason', async () => {
    const id = await queue();
    const { status, json } = await running.call('POST', path(id, '/cancel'), { reason: 'They wrote to us' });
    const mail = json as WaitingMail;
    expect([status, mail.status, mail.reason]).to.deep.equal([200, 'cancelled', 'cancelled_by_user']);
    expect(running.gateway.looks).to.deep.equal([`queue ${mail.operation_id}`]);
    const again = await running.call('POST', path(id, '/cancel'), {});
    expect([again.status, again.json]).to.deep.equal([
      409,
      { detail: 'The email no longer waits. It cannot be canceled' },
    ]);
    expect((await running.call('PATCH', path(id), { body: 'x' })).status).to.equal(409);
    const canceled = (await running.call('GET', `${path()}?status=cancelled`)).json as WaitingMail[];
    expect(canceled.find((each) => each.id === id)?.changes[0]?.reason).to.equal('They wrote to us');
  });

  it('cancel one also when Temporal is away', async () => {
    const id = await queue();
    running.gateway.failure = new Error('Temporal is away');
    expect((await running.call('POST', path(id, '/cancel'), {})).status).to.equal(200);
  });

  it('refuse texts with open placeholders, and changes of nothing', async () => {
    const id = await queue();
    const edit = (body: object) => running.call('PATCH', path(id), body);
    expect(readErrors(await edit({ body: 'Hello {name}' }))).to.deep.equal([['body.body', 'value_error']]);
    expect(readErrors(await edit({ reason: 'Because' }))).to.deep.equal([['body.subject', 'value_error']]);
    expect((await edit({ subject: '' })).status).to.equal(422);
  });

  it('know no email of another campaign or user', async () => {
    const id = await queue();
    const other = await running.newCampaign();
    for (const [where, user] of [
      [path(NO_ID), 'alice'],
      [`/campaigns/${other.id}/waiting-mails/${id}`, 'alice'],
      [path(id), 'bob'],
    ] as const) {
      expect((await running.call('PATCH', where, { body: 'x' }, user)).status, where).to.equal(404);
      expect((await running.call('POST', `${where}/cancel`, {}, user)).status, where).to.equal(404);
    }
  });
});
