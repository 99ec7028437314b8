import { expect } from 'chai';
import type { Lead } from '../../../../domain/outreach/campaigns/lead.js';
import type { Suppression } from '../../../../domain/outreach/sending/suppression.js';
import { type OutreachApi, startOutreachApi } from '../../../support/api/outreach-api.js';

describe('[I] suppression of marked leads', () => {
  let running: OutreachApi;
  let campaign: string;
  before(async () => {
    running = await startOutreachApi();
    campaign = (await running.newCampaign()).id;
  });
  after(() => running.stop());

  const call: OutreachApi['call'] = (...args) => running.call(...args);
  let count = 0;
  async function lead(contact_email = `ed${++count}@mark.example`, extra: object = {}): Promise<Lead> {
    return running.newLead(campaign, { website_url: `https://site-${++count}.example/`, contact_email, ...extra });
  }
  const mark = (id: string, status: string) => call('PATCH', `/campaigns/${campaign}/leads/${id}/status`, { status });
  const entryOf = async (email: string) => {
    const found = await running.store.suppressions.findAny('alice', [email]);
    return found && ([found.email, found.source] satisfies [string, Suppression['source']]);
  };

  it('follows a status that a person sets, and goes when it is corrected', async () => {
    for (const [status, source] of [
      ['unsubscribed', 'unsubscribe'],
      ['bounced', 'hard_bounce'],
    ] as const) {
      const { id, contact_email } = await lead();
      const email = contact_email ?? '';
      expect((await mark(id, status)).status).to.equal(200);
      expect(await entryOf(email)).to.deep.equal([email, source]);
      await mark(id, 'contacted');
      expect(await entryOf(email)).to.equal(null);
    }
  });

  it('follows many at once', async () => {
    const leads = [await lead(), await lead(), await lead()];
    const lead_ids = leads.map(({ id }) => id);
    await call('PATCH', `/campaigns/${campaign}/leads/bulk-status`, { lead_ids, status: 'unsubscribed' });
    for (const { contact_email } of leads)
      expect(await entryOf(contact_email ?? '')).to.deep.equal([contact_email, 'unsubscribe']);
    await call('PATCH', `/campaigns/${campaign}/leads/bulk-status`, { lead_ids, status: 'discovered' });
    for (const { contact_email } of leads) expect(await entryOf(contact_email ?? '')).to.equal(null);
  });

  it('follows leads that come in marked, from a file of another tool', async () => {
    await lead('known@mark.example', { website_url: 'https://known.example/' });
    const csv = [
      'Website,E-mail,Status',
      'file.example,out@mark.example,Opted Out',
      'new.example,new@mark.example,New',
      'gone.example,gone@mark.example,Hard Bounce',
      'known.example,known@mark.example,unsubscribed',
    ].join('\n');
    const headers = { authorization: await running.token(), 'content-type': 'text/csv' };
    const path = `/api/v1/backlink-outreach/campaigns/${campaign}/leads/import`;
    const imported = await running.api.call('POST', path, { headers, body: csv });
    expect(imported.json, imported.text).to.include({ added: 3, skipped: 1 });
    expect(await entryOf('gone@mark.example')).to.deep.equal(['gone@mark.example', 'hard_bounce']);
    expect(await entryOf('out@mark.example')).to.deep.equal(['out@mark.example', 'unsubscribe']);
    expect(await entryOf('new@mark.example')).to.equal(null);
    // Of one that is there already as well.
    expect(await entryOf('known@mark.example')).to.deep.equal(['known@mark.example', 'unsubscribe']);
  });

  it('stays while another lead with the address is marked, and where something else brought it about', async () => {
    const [one, other] = [await lead('jane.doe@gmail.com'), await lead('janedoe+x@googlemail.com')];
    await mark(one.id, 'unsubscribed');
    await mark(other.id, 'unsubscribed');
    await mark(one.id, 'contacted');
    expect(await entryOf('jane.doe@gmail.com')).to.deep.equal(['jane.doe@gmail.com', 'unsubscribe']);
    const asked = await lead('asked@mark.example');
    await call('POST', '/suppression', { email: 'asked@mark.example' });
    await mark(asked.id, 'unsubscribed');
    await mark(asked.id, 'contacted');
    expect(await entryOf('asked@mark.example')).to.deep.equal(['asked@mark.example', 'manual']);
  });

  it('is none of a lead without an address, nor of other statuses', async () => {
    const { id } = await running.newLead(campaign, { website_url: 'https://none.example/' });
    expect((await mark(id, 'unsubscribed')).status).to.equal(200);
    const replied = await lead();
    for (const status of ['replied', 'placed']) await mark(replied.id, status);
    expect(await entryOf(replied.contact_email ?? '')).to.equal(null);
  });
});
