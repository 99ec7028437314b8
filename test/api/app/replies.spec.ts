import { expect } from 'chai';
import type { Campaign } from '../../../domain/outreach/campaigns/campaign.js';
import { type AppPages, startAppPages } from '../../support/browser/app-pages.js';
import { findNext } from '../../support/find-next.js';
import { keyedLead } from '../../support/samples/keyed-lead.js';
import { newAttempt } from '../../support/samples/new-attempt.js';
import { newFollowUp } from '../../support/samples/new-follow-up.js';
import { newReply } from '../../support/samples/new-reply.js';

const NOW = new Date('2026-06-01T08:00:00.000Z');

describe('[I] pages of replies', () => {
  let pages: AppPages;
  before(async () => {
    pages = await startAppPages();
  });
  after(() => pages.stop());

  const newCampaign = (user: string, name: string): Promise<Campaign> =>
    pages.store.campaigns.insert(user, { name, description: null, keywords: [], workspace_id: user }, NOW);
  async function keep(user: string, overrides: Parameters<typeof newReply>[0], at = NOW) {
    const reply = newReply({ user_id: user, ...overrides });
    const origin = { mailbox_key: 'm', message_key: reply.id, bounce_group: null };
    return (await pages.store.replies.insert(user, { ...reply, ...origin }, at)).reply;
  }
  const read = async (path: string, user: string): Promise<string> => (await pages.get(path, user)).text;

  it('list those that wait for a person first, and all by meaning, campaign and word', async () => {
    const [spring, autumn] = [await newCampaign('alice', 'Spring <1>'), await newCampaign('alice', 'Autumn')];
    await keep('alice', { campaign_id: spring.id, body: 'Send <it>', subject: '' });
    await keep('alice', { campaign_id: autumn.id, body: 'I am away', classification: 'out_of_office', confidence: 1 });
    const { id } = await keep('alice', { campaign_id: spring.id, body: 'Old words' });
    await pages.store.replies.markHandled('alice', id, true, NOW);
    const open = await read('/app/replies', 'alice');
    expect(open).to.contain('Send &lt;it>').and.to.contain('(no subject)').and.to.contain('Spring &lt;1>');
    expect(open).to.contain('To handle (1)').and.not.contain('I am away').and.not.contain('Old words');
    const all = await read('/app/replies?show=all', 'alice');
    expect(all).to.contain('I am away').and.to.contain('Old words').and.to.contain('Handled');
    const away = await read('/app/replies?show=all&classification=out_of_office', 'alice');
    expect(away).to.contain('I am away').and.not.contain('Old words');
    const named = await read(`/app/replies?show=all&campaign_id=${autumn.id}`, 'alice');
    expect(named).to.contain('I am away').and.not.contain('Old words');
    expect(await read('/app/replies?show=all&q=OLD', 'alice'))
      .to.contain('Old words')
      .and.not.contain('I am away');
    expect(await read('/app/replies?show=all&q=(', 'alice')).to.contain('No replies match');
    const own = await read(`/app/campaigns/${autumn.id}/replies?show=all`, 'alice');
    expect(own).to.contain('I am away').and.not.contain('Old words');
    expect((await pages.get(`/app/campaigns/${autumn.id}/replies`, 'bob')).status).to.equal(404);
    expect(await read('/app/replies', 'bob')).to.contain('No replies to handle');
  });

  it('are listed page by page', async () => {
    const { id } = await newCampaign('carol', 'Winter');
    for (const [day, body] of ['First words', 'Later words'].entries())
      await keep('carol', { campaign_id: id, body }, new Date(NOW.getTime() + day * 1_000));
    const later = await read(`/app/campaigns/${id}/replies?limit=1`, 'carol');
    expect(later).to.contain('Later words').and.not.contain('First words');
    expect(await read(findNext(later), 'carol'))
      .to.contain('First words')
      .and.not.contain('Later words');
  });

  it('mark those whose meaning is a guess, show them alone, and say how to decide', async () => {
    const { id } = await newCampaign('nora', 'Guesses');
    await keep('nora', { campaign_id: id, body: 'Plain words' });
    const open = (query = '') => read(`/app/campaigns/${id}/replies${query}`, 'nora');
    expect(await open()).to.contain('Needs review (0)');
    expect(await open('?show=review'))
      .to.contain('No replies need review.')
      .and.not.contain('Plain words');
    const guess = await keep('nora', {
      campaign_id: id,
      body: 'Odd words',
      classification: 'unsubscribe',
      confidence: 0.5,
    });
    const all = await open();
    expect(all).to.contain('Needs review (1)').and.to.contain('Plain words').and.to.contain('Odd words');
    expect(all.match(/<strong>Needs review<\/strong>/g)).to.have.length(1);
    const review = await open('?show=review');
    expect(review).to.contain('Odd words').and.not.contain('Plain words');
    expect(review).to.contain('even if the guess is right').and.to.contain('the address is suppressed');
    expect(await read(`/app/replies/${guess.id}`, 'nora'))
      .to.contain('This is a guess')
      .and.to.contain('50% certain');
    await pages.store.replies.correct('nora', guess.id, 'unsubscribe', NOW);
    expect(await open('?show=review')).to.not.contain('Odd words');
  });

  it('show the thread of one, what it means and why, and what it stopped', async () => {
    const { store } = pages;
    const { id: campaign_id } = await newCampaign('dora', 'Thread');
    const { lead } = await store.leads.insert('dora', campaign_id, keyedLead('blog.example'), NOW);
    const of = { user_id: 'dora', campaign_id, lead_id: lead.id };
    const mail = newAttempt({ ...of, recipient_email: 'editor@blog.example', body: 'May I <write>?' });
    await store.attempts.insert(mail, { day: '2026-06-01', domain_key: 'x', duplicate_key: null });
    const planned = newFollowUp({ campaign_id, lead_id: lead.id, attempt_id: mail.id });
    await store.followUps.insert({ ...planned, user_id: 'dora', sender_id: 's' });
    const ending = {
      status: 'cancelled' as const,
      reason: 'The lead has <replied>',
      sent_at: null,
      sent_attempt_id: null,
    };
    await store.followUps.conclude('dora', planned.id, 'scheduled', ending);
    const given = { email: 'editor@blog.example', source: 'unsubscribe' as const, reason: null };
    await store.suppressions.add('dora', given, NOW);
    const reply = await keep('dora', {
      ...of,
      attempt_id: mail.id,
      body: 'Stop\r\n\r\nBest,\r\nAna',
      classification: 'unsubscribe',
      signals: ['the words <stop>'],
    });
    const html = await read(`/app/replies/${reply.id}`, 'dora');
    expect(html.indexOf('May I &lt;write>?')).to.be.greaterThan(0).and.lessThan(html.indexOf('Stop\n\nBest,\nAna'));
    expect(html).to.contain('the words &lt;stop>').and.to.contain('90% certain');
    expect(html).to.contain('It names your email as the one it answers.');
    expect(html).to.contain('1 follow-up canceled').and.to.contain('The lead has &lt;replied>');
    expect(html).to.match(/is suppressed since <time [^>]*>1 Jun 2026</);
    expect(html).to.contain(`data-api="PATCH /api/v1/backlink-outreach/replies/${reply.id}"`);
    expect(html)
      .to.match(/<option value="unsubscribe" selected/)
      .and.to.contain('Mark as handled');
    expect((await pages.get(`/app/replies/${reply.id}`, 'bob')).status).to.equal(404);
    const stray = await keep('dora', { subject: 'Stray' });
    expect(await read(`/app/replies/${stray.id}`, 'dora')).to.contain('It belongs to no lead');
  });
});
