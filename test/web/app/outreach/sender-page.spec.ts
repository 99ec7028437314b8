import { expect } from 'chai';
import type { BrowserContext, Page } from 'playwright-core';
import { type AppBrowser, startAppBrowser } from '../../../support/browser/app-browser.js';
import { pageUpdated } from '../../../support/browser/page-updated.js';

const OUTREACH = '/api/v1/backlink-outreach';

describe('[I] mailboxes, templates and suppressions in a browser', () => {
  let app: AppBrowser;
  let context: BrowserContext;
  let page: Page;
  before(async () => {
    app = await startAppBrowser();
  });
  after(() => app.stop());
  beforeEach(async () => {
    context = await app.open({ viewport: { width: 390, height: 800 } });
    page = await context.newPage();
  });
  afterEach(() => context.close());

  const open = (path: string | undefined) => page.goto(`${app.pages.api.url}${path}`, { waitUntil: 'load' });
  async function answer(path: string, body: unknown) {
    const bodies: unknown[] = [];
    await page.route(`**${path}`, async (route) => {
      bodies.push(JSON.parse(route.request().postData() ?? 'null'));
      await route.fulfill({ status: 200, contentType: 'application/json', body: JSON.stringify(body) });
    });
    return bodies;
  }
  const click = (name: string) =>
    Promise.all([pageUpdated(page), page.locator(`button:text-is("${name}")`).first().click()]);

  it('change limits and window, pause with a reason, and keep the stored password', async () => {
    const asked = await answer(`${OUTREACH}/senders/*`, {});
    await open(app.paths['sender']);
    await page.fill('[name=daily_limit]', '30');
    await page.uncheck('[name=save_sent_copies]');
    await click('Save limits');
    await page.uncheck('[name="sending_window.days"][value="5"]');
    await page.fill('[name="sending_window.to"]', '16:00');
    await click('Save window');
    await page.click('summary:text-is("Pause this mailbox")');
    await page.fill('[name=pause_note]', 'On vacation');
    await click('Pause');
    await page.click('summary:has-text("Sending (SMTP)")');
    await page.fill('[name="smtp.host"]', 'mail2.press.example');
    await click('Save server');
    const window = { days: [1, 2, 3, 4], from: '09:00', to: '16:00', time_zone: null };
    expect(asked.slice(0, 3)).to.deep.equal([
      { daily_limit: 30, save_sent_copies: false },
      { sending_window: window },
      { paused: true, pause_note: 'On vacation' },
    ]);
    expect(asked[3]).to.have.nested.property('smtp.host', 'mail2.press.example');
    expect(asked[3]).to.have.nested.property('smtp.port', 465);
    expect(asked[3]).not.to.have.nested.property('smtp.password');
  });

  it('preview a template on a lead', async () => {
    const lead = { id: 'a'.repeat(24) };
    await answer('/leads?status=discovered&has_email=true&limit=1', [lead]);
    const sender_email = 'ana@press.example';
    const mail = {
      sender_email,
      recipient_email: 'ed@blog.example',
      subject: 'For <you>',
      text: 'Dear Ed',
      findings: [],
      follow_ups: [],
    };
    const asked = await answer('/outreach/preview', {
      sender_email,
      mailboxes: [{ sender_email, mails: 1 }],
      sendable: 1,
      mails: [mail],
      refused: [],
      variables: [],
      test: null,
    });
    await open('/app/templates');
    await page.click('summary:text-is("Preview on a lead")');
    await page.click('button:text-is("Preview")');
    await page.locator('text=ed@blog.example · For <you>').waitFor();
    await page.locator('pre:text-is("Dear Ed")').waitFor();
    expect(asked).to.have.length(1);
    expect(asked[0]).to.deep.include({ lead_ids: [lead.id] });
  });

  it('show the addresses of a file before they are suppressed', async () => {
    const asked = await answer(`${OUTREACH}/suppression/bulk`, { added: 1, skipped: 1, failed: ['#1 x@: bad'] });
    await open('/app/suppressions');
    const buffer = Buffer.from('Name,Mail\r\nAnn,"ann@one.example"\nBob;@two.example\nx@\nx@\n');
    await page.setInputFiles('#suppression-file', { name: 'list.csv', mimeType: 'text/csv', buffer });
    await page.locator('text=3 addresses found.').waitFor();
    await page.locator('text=1 line has no address.').waitFor();
    await page.fill('#field-import-reason', 'Old list');
    await page.click('button:text-is("Suppress addresses")');
    await page.locator('text=1 suppressed, 1 already on the list, 1 not valid.').waitFor();
    await page.locator('text=#1 x@: bad').waitFor();
    expect(asked).to.deep.equal([{ emails: ['ann@one.example', '@two.example', 'x@'], reason: 'Old list' }]);
  });
});
