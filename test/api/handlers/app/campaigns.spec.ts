import { expect } from 'chai';
import { type AppPages, startAppPages } from '../../../support/app-pages.js';
import { newReply } from '../../../support/new-reply.js';

const NOW = new Date('2026-06-01T08:00:00.000Z');

describe('[I] pages of campaigns', function () {
  this.timeout(30_000);
  let pages: AppPages;
  before(async () => {
    pages = await startAppPages();
  });
  after(() => pages.stop());

  it('show each with its pipeline, and one with its figures and replies', async () => {
    const { campaigns, leads, replies } = pages.store;
    const given = { description: 'A <plan>', keywords: [], workspace_id: 'alice' };
    const { id } = await campaigns.insert('alice', { name: 'Spring <1>', ...given }, NOW);
    const scores = { quality_score: null, relevance_score: null, guest_post_likelihood: null };
    const about = { website_url: 'https://blog.example/', website_title: null, website_key: 'k', domain: 'd' };
    const lead = { ...about, ...scores, contact_email: null, source: null, notes: null };
    await leads.insert('alice', id, lead, NOW);
    const reply = newReply({ user_id: 'alice', campaign_id: id, body: 'Send <it>', subject: '' });
    const origin = { mailbox_key: 'm', message_key: 'k', bounce_group: null };
    await replies.insert('alice', { ...reply, ...origin }, NOW);

    const list = (await pages.get('/app/campaigns')).text;
    expect(list).to.contain('Spring &lt;1>').and.to.contain('1 lead, since');
    const page = (await pages.get(`/app/campaigns/${id}`)).text;
    expect(page).to.contain('A &lt;plan>').and.to.contain('Send &lt;it>').and.to.contain('(no subject)');
    expect(page).to.contain(`data-api="PATCH /api/v1/backlink-outreach/replies/${reply.id}"`);
    expect(page).to.match(/<option value="interested" selected/);
    expect((await pages.get(`/app/campaigns/${id}`, 'bob')).status).to.equal(404);
    expect((await pages.get('/app/campaigns', 'bob')).text)
      .to.contain('No campaign yet')
      .and.not.contain('Spring');
  });
});
