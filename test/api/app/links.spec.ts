import { expect } from 'chai';
import { type AppPages, startAppPages } from '../../support/browser/app-pages.js';
import { keyedLead } from '../../support/samples/keyed-lead.js';
import { seedWatchedLinks } from '../../support/samples/seed-watched-links.js';

const NOW = new Date('2026-06-01T08:00:00.000Z');

describe('[I] pages of placed links', () => {
  let pages: AppPages;
  let campaign: string;
  let lead: string;
  let lost: string;
  before(async () => {
    pages = await startAppPages();
    const given = { name: 'Tools', description: null, keywords: [], workspace_id: 'alice' };
    campaign = (await pages.store.campaigns.insert('alice', given, NOW)).id;
    lead = (await pages.store.leads.insert('alice', campaign, keyedLead('longname.example'), NOW)).lead.id;
    lost = await seedWatchedLinks(pages.store, { campaign_id: campaign, lead_id: lead, long: 'longname' }, NOW);
  });
  after(() => pages.stop());

  it('list links of all campaigns by state, with the report', async () => {
    const { status, text } = await pages.get('/app/links');
    expect(status).to.equal(200);
    for (const words of [
      'blog.example',
      'Not readable since',
      'Rel: dofollow → nofollow',
      'client.example',
      'per live link',
    ])
      expect(text, words).to.contain(words);
    const some = (await pages.get(`/app/links?state=lost&site=client.example&campaign_id=${campaign}`)).text;
    expect(some).to.contain('longname.example').and.not.contain('workshop.example');
    expect((await pages.get('/app/links', 'bob')).text).to.contain('No placed links yet');
    expect((await pages.get('/app/links?q=nowhere')).text).to.contain('No links match');
  });

  it('show a link with its checks as a timeline, and a draft that is not sent before its button is pressed', async () => {
    const { text } = await pages.get(`/app/links/${lost}`);
    const order = [
      'Lost',
      'Missing for the first time',
      'Changed: Rel: dofollow → sponsored',
      'Seen for the first time',
    ];
    const places = order.map((words) => text.indexOf(words, text.indexOf('id="checks"')));
    expect(places).to.deep.equal(places.toSorted((one, other) => one - other));
    expect(Math.min(...places)).to.be.greaterThan(0);
    expect(text).to.contain('data-api="POST /api/v1/backlink-outreach/outreach/send"');
    expect(text).to.contain(`name="lead_id" value="${lead}"`);
    expect((await pages.get(`/app/links/${'f'.repeat(24)}`)).status).to.equal(404);
    expect((await pages.get(`/app/links/${lost}`, 'bob')).status).to.equal(404);
  });

  it('show the links of a campaign and of a lead, with forms that add more', async () => {
    const { text } = await pages.get(`/app/campaigns/${campaign}/links`);
    const add = `POST /api/v1/backlink-outreach/campaigns/${campaign}/placed-links`;
    for (const words of [`data-api="${add}"`, `data-link-import="${add}/import"`, 'link_check_frequency'])
      expect(text, words).to.contain(words);
    const ofLead = (await pages.get(`/app/campaigns/${campaign}/leads/${lead}`)).text;
    expect(ofLead).to.contain(`/app/links/${lost}`).and.contain(`data-api="${add}"`);
    const reading = [...(await pages.store.placedLinks.list('alice', { state: 'changed' }, 1, null)).items];
    expect((await pages.get(`/app/links/${reading[0]?.id}`)).text).to.contain('Accept changes');
  });
});
