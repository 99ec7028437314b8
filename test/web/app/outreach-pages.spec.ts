import { expect } from 'chai';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { type AppPages, startAppPages } from '../../support/browser/app-pages.js';
import { launchChromium } from '../../support/browser/launch-chromium.js';
import { pageUpdated } from '../../support/browser/page-updated.js';
import { keyedLead } from '../../support/samples/keyed-lead.js';
import { newSender } from '../../support/samples/new-sender.js';
import { until } from '../../support/until.js';

const NOW = new Date('2026-06-01T08:00:00.000Z');
const OUTREACH = '/api/v1/backlink-outreach';
const REPLACE = 'Replace your text with the template? You cannot undo this.';

describe('[I] pages of outreach in a browser', () => {
  let pages: AppPages;
  let browser: Browser;
  let context: BrowserContext;
  let page: Page;
  let campaign: string;
  const errors: string[] = [];
  before(async () => {
    pages = await startAppPages();
    browser = await launchChromium();
    const { campaigns, leads, senders } = pages.store;
    const given = { name: 'Spring', description: null, keywords: ['hand tools'], workspace_id: 'alice' };
    campaign = (await campaigns.insert('alice', given, NOW)).id;
    for (const host of ['one.example', 'two.example', 'three.example'])
      await leads.insert('alice', campaign, keyedLead(host), NOW);
    await senders.insert('alice', newSender('ana@press.example'), NOW);
  });
  after(async () => {
    await browser.close();
    await pages.stop();
  });
  beforeEach(async () => {
    context = await browser.newContext();
    const [name = '', ...rest] = (await pages.signIn('alice')).header(pages.api.url).split('=');
    await context.addCookies([{ name, value: rest.join('='), url: pages.api.url }]);
    page = await context.newPage();
    page.on('pageerror', ({ message }) => errors.push(message));
  });
  afterEach(async () => {
    await context.close();
    expect(errors.splice(0)).to.deep.equal([]);
  });

  const expectSent = async (sent: { body: string | null }[], text: { subject: string; body: string }) => {
    await until('the email is sent', () => sent.length > 0);
    expect(JSON.parse(sent[0]?.body ?? '')).to.include({ campaign_id: campaign, ...text });
  };
  const open = (path: string) => page.goto(`${pages.api.url}${path}`);
  /** What the page asks of the API, answered here: only the page is under test. */
  async function answer(path: string, status: number, body: object) {
    const asked: { method: string; type: string | undefined; body: string | null }[] = [];
    await page.route(`**${path}`, async (route) => {
      const request = route.request();
      asked.push({ method: request.method(), type: request.headers()['content-type'], body: request.postData() });
      await route.fulfill({ status, contentType: 'application/json', body: JSON.stringify(body) });
    });
    return asked;
  }

  it('find leads by where they stand and by a word, page by page', async () => {
    await open(`/app/campaigns/${campaign}/leads?limit=2`);
    expect(await page.locator('tbody tr').count()).to.equal(2);
    await page.click('text=Older leads');
    await page.waitForURL('**cursor=**');
    expect(await page.locator('tbody tr').allTextContents()).to.have.length(1);
    await page.fill('#field-q', 'two');
    await page.click('button:text-is("Filter leads")');
    await page.waitForURL('**q=two**');
    expect(await page.locator('tbody tr').allTextContents()).to.have.length(1);
    await page.selectOption('#field-status', 'placed');
    await page.click('button:text-is("Filter leads")');
    await page.locator('text=No leads match.').waitFor();
    expect(await page.inputValue('#field-q')).to.equal('two');
  });

  it('show what each column of a file is, import it with what was chosen, and tell what became of each line', async () => {
    const failed = ['line 3: website_url: must be an address'];
    const fields = ['website_url', 'contact_email', 'notes'];
    const reported = { encoding: 'utf-8', warnings: [], failed };
    const previewed: (string | null)[] = [];
    await page.route('**/leads/import/preview*', async (route) => {
      const isLeftOut = decodeURIComponent(route.request().url()).includes('ignore:E-mail');
      const columns = [
        { name: 'Website', field: 'website_url', variable: null, samples: ['https://a.example/'] },
        { name: 'E-mail', field: isLeftOut ? null : 'contact_email', variable: null, samples: ['a@a.example'] },
        { name: 'A, b', field: null, variable: null, samples: ['x'] },
      ];
      previewed.push(route.request().postData());
      const body = JSON.stringify({ ...reported, columns, fields, lines: 2, importable: 1, problem: null });
      await route.fulfill({ status: 200, contentType: 'application/json', body });
    });
    const counts = { added: 1, skipped: 2, columns: {}, ignored_columns: [] };
    const imported: { url: string; body: string | null }[] = [];
    await page.route('**/leads/import?*', async (route) => {
      imported.push({ url: route.request().url(), body: route.request().postData() });
      const body = JSON.stringify({ ...reported, ...counts });
      await route.fulfill({ status: 200, contentType: 'application/json', body });
    });
    await open(`/app/campaigns/${campaign}/leads`);
    expect(await page.isDisabled('button:text-is("Import leads")')).to.equal(true);
    const buffer = Buffer.from('Website,E-mail,"A, b"\nhttps://a.example/,a@a.example,x\nnone,,');
    await page.setInputFiles('#csv-file', { name: 'leads.csv', mimeType: 'text/csv', buffer });
    await page.locator('text=1 of 2 lines can be imported').waitFor();
    await page.locator(`text=${failed[0]}`).waitFor();
    expect(await page.isDisabled('[aria-label="Read A, b as"]')).to.equal(true);
    await page.selectOption('[aria-label="Read E-mail as"]', '');
    await until('the columns are read again', () => previewed.length === 2);
    await page.locator('button:text-is("Import leads"):enabled').click();
    await page.locator('text=1 added, 2 already in the campaign, 1 not imported.').waitFor();
    expect(previewed).to.deep.equal([buffer.toString(), buffer.toString()]);
    expect(imported.map(({ url, body }) => [new URL(url).searchParams.get('columns'), body])).to.deep.equal([
      ['website_url:Website,ignore:E-mail', buffer.toString()],
    ]);
  });

  it('do one thing with all leads that are selected, or with all that match', async () => {
    const statuses = await answer('/leads/bulk-status', 200, { updated: 1, failed: [] });
    const deleted = await answer('/leads/bulk-delete', 200, { deleted: 3, failed: [] });
    const suppressed = await answer('/suppression/bulk', 200, { added: 2, skipped: 0, failed: [] });
    const questions: string[] = [];
    page.on('dialog', (dialog) => {
      questions.push(dialog.message());
      void dialog.accept();
    });
    const bar = (label: string) => page.locator('.bulk label', { hasText: label }).locator('input');
    const apply = async (action: string) => {
      await page.selectOption('[data-action]', action);
      await Promise.all([pageUpdated(page), page.click('button:text-is("Apply")')]);
    };
    await open(`/app/campaigns/${campaign}/leads?limit=2`);
    expect(await page.isDisabled('button:text-is("Apply")')).to.equal(true);
    const first = page.locator('[data-lead]').first();
    const id = await first.inputValue();
    await first.focus();
    await page.keyboard.press('Space');
    await page.locator('text=1 selected').waitFor();
    await apply('status:placed');
    await bar('Select all on this page').check();
    await apply('suppress');
    const rows = [{ id: 'a'.repeat(24), contact_email: null }];
    const listed = await answer('/leads?limit=1000&', 200, rows);
    await bar('Select all 3 that match').check();
    await page.locator('text=3 selected').waitFor();
    await apply('delete');
    expect(JSON.parse(statuses[0]?.body ?? '')).to.deep.equal({ lead_ids: [id], status: 'placed' });
    expect(JSON.parse(suppressed[0]?.body ?? '').emails).to.have.length(2);
    expect(listed).to.have.length(1);
    expect(JSON.parse(deleted[0]?.body ?? '')).to.deep.equal({ lead_ids: ['a'.repeat(24)] });
    expect(questions.map((question) => question.slice(0, 14))).to.deep.equal([
      'Set the status',
      'Suppress the a',
      'Delete 3 leads',
    ]);
  });

  it('change of a lead what was changed, and remove what was emptied', async () => {
    await open(`/app/campaigns/${campaign}/leads?q=one`);
    await page.click('tbody a');
    await page.waitForURL('**/leads/*');
    const asked = await answer(`${OUTREACH}/campaigns/${campaign}/leads/*`, 200, {});
    await page.fill('[name=contact_email]', '');
    await page.fill('[name=notes]', 'Answers on Mondays');
    await Promise.all([pageUpdated(page), page.click('button:text-is("Save")')]);
    expect(asked.map(({ method, body }) => [method, JSON.parse(body ?? '')])).to.deep.equal([
      ['PATCH', { contact_email: null, notes: 'Answers on Mondays' }],
    ]);
  });

  it('search for more into the campaign', async () => {
    const asked = await answer('/discover/deep', 202, { id: 'e'.repeat(24) });
    await open(`/app/campaigns/${campaign}/leads`);
    await page.click('button:text-is("Find websites")');
    await page.waitForURL(`**/app/operations/${'e'.repeat(24)}`);
    expect(JSON.parse(asked[0]?.body ?? '')).to.deep.equal({
      campaign_id: campaign,
      save_to_campaign: true,
      keyword: 'hand tools',
      max_results: 20,
    });
  });

  it('send mails only as they were seen', async () => {
    const sender_email = 'ana@press.example';
    const recipient_email = 'editor@one.example';
    const mail = { lead_id: 'l', sender_email, recipient_email, subject: 'An <idea>', body: 'Hello' };
    const text = 'Hello\n--\nPress Ltd';
    const follow_ups = [{ after_days: 4, subject: 'Re: An <idea>', body: 'May I?' }];
    const why = 'It has 1 words.';
    const findings = [
      { code: 'short_body', severity: 'warning', where: 'body', excerpt: null, why, change: 'Add more.' },
    ];
    const refused = [
      { lead_id: 'm', website_url: 'https://two.example/', recipient_email: null, reason: 'no address' },
    ];
    const mailboxes = [{ sender_id: 's', sender_email, mails: 1 }];
    const preview = { sender_id: 's', sender_email, mailboxes, total: 2, sendable: 1 };
    const seen = await answer('/outreach/preview', 200, {
      ...preview,
      mails: [{ ...mail, text, follow_ups, findings }],
      refused,
      variables: [{ name: 'first_name', with_value: 0, with_fallback: 1, missing: 1 }],
      test: null,
    });
    await answer('/outreach/forecast', 200, {
      first_emails: 1,
      follow_ups: 1,
      first_at: '2026-06-02T07:00:00.000Z',
      last_first_email_range: null,
      last_at: '2026-06-06T07:00:00.000Z',
      not_planned: [],
      left_out: [{ reason: 'no_address', count: 1, lead_ids: ['m'] }],
      days: [{ date: '2026-06-02', first_emails: 1, follow_ups: 0 }],
      basis: 'Holidays are not known.',
    });
    const sent = await answer('/outreach/queue', 202, { id: 'f'.repeat(24) });
    await open(`/app/campaigns/${campaign}/write`);
    expect(await page.isDisabled('button:text-is("Send emails")')).to.equal(true);
    await page.fill('[name=subject]', 'An <idea>');
    await page.fill('[name=body]', 'Hello');
    await page.click('summary:text-is("Follow up if there is no reply")');
    await page.fill('[name="follow_ups.0.after_days"]', '4');
    await page.fill('[name="follow_ups.0.body"]', 'May I?');
    await page.click('text=Preview emails');
    await page.locator('text=1 email from ana@press.example').waitFor();
    await page.locator('text=1 first email, 1 follow-up, if no one replies').waitFor();
    await page.locator('text=https://two.example/: no address').waitFor();
    await page.locator('text=Improve the text of 1 email: It has 1 words. Add more.').waitFor();
    await page.locator('text=No lead has a value for {first_name}').waitFor();
    expect(await page.isEnabled('button:text-is("Send emails")')).to.equal(true);
    await page.fill('[name=body]', 'Hello there');
    expect(await page.isDisabled('button:text-is("Send emails")')).to.equal(true);
    await page.click('text=Preview emails');
    await page.locator('text=1 email from ana@press.example').waitFor();
    await page.click('button:text-is("Send emails")');
    await page.waitForURL(`**/app/operations/${'f'.repeat(24)}`);
    const want = {
      subject: 'An <idea>',
      body: 'Hello there',
      follow_ups: [{ after_days: 4, body: 'May I?' }],
    };
    expect(sent.map(({ body }) => JSON.parse(body ?? ''))).to.deep.equal([want]);
    expect(JSON.parse(seen[1]?.body ?? '')).to.deep.equal(want);
  });

  it('write an email for each lead, to be read, changed and sent one by one', async () => {
    const sent = await answer('/outreach/send', 202, { id: 'f'.repeat(24) });
    await open(`/app/campaigns/${campaign}/write`);
    expect(await page.inputValue('#field-written-topic')).to.equal('hand tools');
    await page.fill('#field-written-topic', 'restoring hand planes');
    await page.selectOption('#field-written-tone', 'friendly');
    await page.selectOption('#field-written-language', 'de');
    await page.click('button:text-is("Write emails")');
    await page.locator('text=3 emails.').waitFor();
    const card = page.locator('.card', { hasText: 'www.one.example' });
    expect(await card.textContent())
      .to.contain('To editor@one.example. German')
      .and.to.contain('It names the site alone');
    const subject = await card.locator('[name=subject]').inputValue();
    const body = await card.locator('[name=body]').inputValue();
    expect(body).to.contain('„restoring hand planes“').and.to.contain('one.example');
    await card.locator('[name=body]').fill(`${body}\n\nPS`);
    await card.locator('button:text-is("Send email")').click();
    await expectSent(sent, { subject, body: `${body}\n\nPS` });
  });

  it('begin with a template, and ask before they replace what was written', async () => {
    const { emailTemplates } = pages.store;
    const texts = { subject: 'An idea for {website}', body: 'Dear {name},\n\n"May" I <write>?' };
    const template = { name: 'Opener', ...texts, category: null, placeholders: ['website', 'name'] };
    await emailTemplates.insert('alice', template, NOW);
    const written = async () => [await page.inputValue('[name=subject]'), await page.inputValue('[name=body]')];
    const questions: string[] = [];
    let answered = false;
    page.on('dialog', (dialog) => {
      questions.push(dialog.message());
      void (answered ? dialog.accept() : dialog.dismiss());
    });
    await open(`/app/campaigns/${campaign}/write`);
    await page.selectOption('#field-template', { label: 'Opener' });
    expect(await written()).to.deep.equal([texts.subject, texts.body]);
    await page.selectOption('#field-template', { label: 'An empty email' });
    expect([await written(), questions]).to.deep.equal([['', ''], []]);
    await page.fill('[name=body]', 'My own');
    await page.selectOption('#field-template', { label: 'Opener' });
    expect(await written()).to.deep.equal(['', 'My own']);
    expect(await page.inputValue('#field-template')).to.equal('');
    answered = true;
    await page.selectOption('#field-template', { label: 'Opener' });
    expect(await written()).to.deep.equal([texts.subject, texts.body]);
    expect(questions).to.deep.equal([REPLACE, REPLACE]);
  });

  it('say that there is no mailbox to send from', async () => {
    const given = { name: 'Autumn', description: null, keywords: [], workspace_id: 'bob' };
    const { id } = await pages.store.campaigns.insert('bob', given, NOW);
    expect((await pages.get(`/app/campaigns/${id}/write`, 'bob')).text).to.contain('You need a mailbox to send emails');
    expect((await pages.get('/app/senders', 'bob')).text).to.contain('No mailboxes yet');
    for (const path of ['leads', 'write'])
      expect((await pages.get(`/app/campaigns/${campaign}/${path}`, 'bob')).status).to.equal(404);
  });

  it('say where leads come from while a campaign has none, and show figures from the first one on', async () => {
    const given = { name: 'Winter', description: null, keywords: [], workspace_id: 'bob' };
    const { id } = await pages.store.campaigns.insert('bob', given, NOW);
    const empty = (await pages.get(`/app/campaigns/${id}`, 'bob')).text;
    expect(empty).to.contain(`href="/app/campaigns/${id}/leads#more"`).and.not.contain('Response rate');
    expect((await pages.get(`/app/campaigns/${id}/leads`, 'bob')).text).to.contain('id="more"');
    const full = (await pages.get(`/app/campaigns/${campaign}`)).text;
    expect(full).to.contain('Response rate').and.not.contain('No leads yet');
  });

  it('add a mailbox with its servers, check one and pause it', async () => {
    const asked = await answer(`${OUTREACH}/senders`, 201, { id: 's' });
    await open('/app/senders');
    // The forms of providers have fields of the same names.
    const form = page.locator('details', { hasText: 'Other provider' });
    await form.locator('summary').click();
    const fields = { email: 'bo@press.example', name: 'Bo', organization: 'Press', postal_address: '1 High Street' };
    for (const [name, value] of Object.entries({
      ...fields,
      'smtp.host': 'smtp.press.example',
      'smtp.port': '465',
      'smtp.username': 'bo',
      'smtp.password': 'pw',
    }))
      await form.locator(`[name="${name}"]`).fill(value);
    await Promise.all([pageUpdated(page), page.click('button:text-is("Add mailbox")')]);
    const smtp = { host: 'smtp.press.example', port: 465, username: 'bo', password: 'pw' };
    expect(JSON.parse(asked[0]?.body ?? '')).to.deep.equal({ ...fields, smtp });
    const part = { status: 'ok', detail: 'Signed in' };
    const missing = { status: 'missing', detail: 'There is none' };
    const records = { spf: part, dkim: missing, dmarc: part, mx: part, reverse_dns: part };
    await answer('/verify', 200, { smtp: part, imap: part, ...records, checked_at: NOW.toISOString() });
    await page.click('text=Test connection');
    await page.locator('text=Sending server (SMTP): OK. Signed in').waitFor();
    await page.locator('text=DKIM: Missing. There is none').waitFor();
    await page.locator('a:text-is("View the DNS records to publish")[href^="/app/senders/"]').waitFor();
    const sent = { status: 'refused', to: 'me@agency.example', detail: '550 no', tried_at: NOW.toISOString() };
    await answer('/test-mail', 200, sent);
    await page.click('text=Send a test email to myself');
    await page.locator('text=The mail server refused the test email to me@agency.example: 550 no').waitFor();
    const paused = await answer(`${OUTREACH}/senders/*`, 200, {});
    await Promise.all([pageUpdated(page), page.click('button:text-is("Pause")')]);
    expect(paused[0]).to.deep.include({ method: 'PATCH', body: '{"paused":true}' });
  });
});
