import { expect } from 'chai';
import { type AppPages, startAppPages } from '../../support/browser/app-pages.js';
import { findNext } from '../../support/find-next.js';
import { fillMails } from '../../support/samples/fill-mails.js';
import { newAttempt } from '../../support/samples/new-attempt.js';

const NOW = new Date('2026-06-01T08:00:00.000Z');

describe('[I] pages of the emails of a campaign', () => {
  let pages: AppPages;
  let campaign: string;
  let ids: Awaited<ReturnType<typeof fillMails>>;
  before(async () => {
    pages = await startAppPages();
    const given = { name: 'Spring', description: null, keywords: [], workspace_id: 'alice' };
    campaign = (await pages.store.campaigns.insert('alice', given, NOW)).id;
    ids = await fillMails(pages.store, campaign);
  });
  after(() => pages.stop());

  const read = async (query: string): Promise<string> =>
    (await pages.get(`/app/campaigns/${campaign}/mails${query}`)).text;
  const plain = (html: string): string => html.replace(/<[^>]*>/g, ' ').replace(/\s+/g, ' ');

  it('count each part, and show the emails that were sent', async () => {
    const page = plain(await read(''));
    expect(page).to.contain('Sent (1)').and.to.contain('Waiting (1)').and.to.contain('Failed (1)');
    expect(page).to.contain('Scheduled follow-ups (2)').and.to.contain('editor@sent.example');
    expect(page).to.contain('First email').and.not.contain('editor@failed.example');
    expect((await pages.get(`/app/campaigns/${campaign}/mails`, 'bob')).status).to.equal(404);
  });

  it('say why an email waits, when it is tried next, and where its queue is', async () => {
    const html = await read('?show=waiting');
    expect(plain(html))
      .to.contain('the start time is not reached yet')
      .and.to.match(/Next try: ?2 Jun 2030, 08:00 UTC/);
    expect(html).to.contain(`/app/operations/${'e'.repeat(24)}`);
    expect(plain(html)).to.contain('1 follow-up is due and cannot be sent yet');
  });

  it('say why an email failed and what to do, and send it again with its follow-ups', async () => {
    const follow_ups = [{ after_days: 4, subject: null, body: 'May I ask?' }];
    const lead_id = (await pages.store.attempts.find('alice', ids.failed))?.lead_id ?? '';
    const queued = {
      id: 'f'.repeat(24),
      user_id: 'alice',
      operation_id: 'e'.repeat(24),
      campaign_id: campaign,
      lead_id,
      sender_id: 'a'.repeat(24),
      subject: 's',
      body: 'b',
      follow_ups,
      status: 'failed' as const,
      reason: null,
      attempt_id: ids.failed,
      due_at: NOW.toISOString(),
      created_at: NOW.toISOString(),
    };
    await pages.store.queueItems.insertMany([queued]);
    const html = await read('?show=failed');
    expect(plain(html)).to.contain('The mail server of the mailbox could not be used.');
    expect(html).to.contain('550 5.7.1 Not from &lt;here>');
    const body = /data-body="([^"]*)"/.exec(html)?.[1]?.replaceAll('&quot;', '"') ?? '{}';
    expect(JSON.parse(body)).to.deep.equal({
      lead_ids: [lead_id],
      subject: 'An idea for failed',
      body: 'Hello',
      sender_id: 'a'.repeat(24),
      follow_ups: [{ after_days: 4, body: 'May I ask?' }],
    });
    const slots = { day: '2026-06-01', domain_key: 'x', duplicate_key: null };
    await pages.store.attempts.insert(newAttempt({ campaign_id: campaign, lead_id }), slots);
    const later = await read('?show=failed');
    expect(plain(later)).to.contain('Another email to this lead was sent since');
    expect(later).not.to.contain('Send again');
  });

  it('leave out tries that were given up for another one before a server saw them', async () => {
    const reason = 'refused_for_now: the day has passed';
    const attempt = newAttempt({ campaign_id: campaign, status: 'failed', reason, subject: 'Given up' });
    await pages.store.attempts.insert(attempt, { day: '2026-06-01', domain_key: 'x', duplicate_key: null });
    expect(await read('?show=failed')).not.to.contain('Given up');
  });

  it('show follow-ups that are planned, the due ones first, with why they wait', async () => {
    const html = await read('?show=follow_ups');
    expect(html.indexOf('Re: Held')).to.be.lessThan(html.indexOf('Re: An article for you'));
    expect(plain(html)).to.contain(
      'Was due on 1 Jun 2026, 08:00 UTC and waits: the daily limit of the sender is reached',
    );
    expect(plain(html)).to.contain('Next try: 3 Jun 2030, 09:00 UTC');
    expect(html)
      .to.contain('May I &lt;ask> again?')
      .and.to.match(/type="datetime-local"/);
  });

  it('are searched by subject, address and website, page by page', async () => {
    expect(await read('?show=waiting&q=WAITING.example')).to.contain('An idea for waiting');
    expect(await read('?show=waiting&q=sent.example')).to.contain('No emails match');
    expect(await read('?show=follow_ups&q=sent.example')).to.contain('Re: Held');
    expect(await read('?q=nothing.like.it')).to.contain('No emails match');
    expect(await read('?show=failed&q=for+failed')).to.contain('editor@failed.example');
    const first = await read('?show=follow_ups&limit=1');
    expect(first).to.contain('Re: Held').and.not.contain('Re: An article');
    const second = (await pages.get(findNext(first))).text;
    expect(second).to.contain('Re: An article').and.not.contain('Re: Held').and.not.contain('rel="next"');
    expect((await pages.get(`/app/campaigns/${campaign}/mails?show=else`)).status).to.equal(422);
  });
});
