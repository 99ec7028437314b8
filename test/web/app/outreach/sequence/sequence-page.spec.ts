import { expect } from 'chai';
import type { BrowserContext, Page } from 'playwright-core';
import { type AppBrowser, startAppBrowser } from '../../../../support/browser/app-browser.js';
import { pageUpdated } from '../../../../support/browser/page-updated.js';

interface Asked {
  method: string;
  path: string;
  body: Record<string, unknown>;
}

describe('[I] sequence of a campaign in a browser', () => {
  let app: AppBrowser;
  let context: BrowserContext;
  let page: Page;
  before(async () => {
    app = await startAppBrowser();
  });
  after(() => app.stop());
  beforeEach(async () => {
    context = await app.open({ viewport: { width: 1000, height: 800 } });
    page = await context.newPage();
  });
  afterEach(() => context.close());

  const open = (name: string) => page.goto(`${app.pages.api.url}${app.paths[name]}`, { waitUntil: 'load' });
  /** What the page asks the API for, which is not there. */
  async function listen(response: object): Promise<Asked[]> {
    const asked: Asked[] = [];
    await page.route('**/sequence**', async (route) => {
      const request = route.request();
      if (!request.url().includes('/api/')) return route.continue();
      const path = new URL(request.url()).pathname.split('/sequence')[1] ?? '';
      asked.push({ method: request.method(), path, body: JSON.parse(request.postData() ?? '{}') });
      return route.fulfill({ status: 200, contentType: 'application/json', body: JSON.stringify(response) });
    });
    return asked;
  }

  it('is empty at first, and is reached from the campaign; steps are added, ordered, previewed and saved together', async () => {
    await open('campaign');
    await page.click('nav[aria-label=Campaign] >> text=Sequence');
    await page.waitForURL('**/sequence');
    expect(await page.textContent('.empty')).to.contain('no sequence yet');
    const asked = await listen({
      recipient_email: 'ed@blog.example',
      steps: [{ subject: null, text: 'Rendered', unfilled: ['{gift}'], wait_days: 1 }],
    });
    const form = page.locator('form[data-sequence]');
    await form.locator('[data-part=body]').fill('Later step');
    await form.locator('text=Add step').click();
    const second = form.locator('fieldset').nth(1);
    expect(await second.locator('legend').textContent()).to.equal('Step 2');
    await second.locator('[data-part=body]').fill('About {guide}');
    await second.locator('[data-part=wait_days]').fill('1');
    await second.locator('[data-part=subject]').fill('On {topic}');
    await second.locator('[data-part=condition]').selectOption('was_not_away');
    await second.locator('text=Move up').click();
    await form.locator('[data-part=values]').fill('{guide}: Honey: a guide\n');
    await form.locator('text=Preview changes').click();
    await form.locator('[data-previewed] pre').waitFor();
    expect(await form.locator('[data-previewed]').textContent())
      .to.contain('No value for {gift}')
      .and.to.contain('Rendered');
    await Promise.all([pageUpdated(page), form.locator('text=Save steps').click()]);
    const steps = [
      { wait_days: 1, condition: 'was_not_away', subject: 'On {topic}', body: 'About {guide}' },
      { wait_days: 3, condition: 'no_reply', subject: null, body: 'Later step' },
    ];
    const values = { guide: 'Honey: a guide' };
    expect(asked[0]).to.deep.include({ method: 'POST', path: '/preview' });
    expect(asked[0]?.body).to.deep.include({ steps, values });
    expect(asked[1]).to.deep.equal({ method: 'PUT', path: '', body: { version: 0, steps, values } });
  });

  it('keeps the ids of its steps, and lets go of a deleted one', async () => {
    await open('sequence');
    const asked = await listen({});
    await page.click('text=Change the steps');
    const form = page.locator('form[data-sequence]');
    await form.locator('fieldset').nth(1).locator('text=Delete step').click();
    await Promise.all([pageUpdated(page), form.locator('text=Save steps').click()]);
    const saved = asked[0]?.body as { version: number; steps: { id: string }[] };
    expect([saved.version, saved.steps.map(({ id }) => id)]).to.deep.equal([1, ['1'.repeat(24), '3'.repeat(24)]]);
  });

  it('shows every step for the lead that is looked for, and what has no value', async () => {
    await open('sequence');
    await page.fill('input[type=search]', 'led-1');
    await page.keyboard.press('Enter');
    await page.waitForURL('**q=led-1**');
    const preview = page.locator('section', { has: page.locator('#preview') });
    expect(await preview.textContent())
      .to.contain('led-1-')
      .and.to.contain('No value for')
      .and.to.contain('out-of-office');
    expect(await preview.locator('article').count()).to.equal(3);
  });

  it('pauses, skips, moves and ends the sequence of one lead, and pauses all', async () => {
    await open('sequence');
    const asked = await listen({});
    page.on('dialog', (dialog) => void dialog.accept());
    const row = page.locator('tbody tr', { hasText: 'led-0' });
    for (const name of ['Pause', 'Skip step', 'End'])
      await Promise.all([pageUpdated(page), row.locator(`button:text-is("${name}")`).click()]);
    await row.locator('summary').click();
    await row.locator('select').selectOption({ label: 'Step 3' });
    await Promise.all([pageUpdated(page), row.locator('button:text-is("Move")').click()]);
    await Promise.all([pageUpdated(page), page.click('text=Pause sequence')]);
    expect(asked.map(({ path, body }) => [path.replace(/[0-9a-f]{24}/, 'ID'), body])).to.deep.equal([
      ['/leads/ID', { action: 'pause' }],
      ['/leads/ID', { action: 'skip' }],
      ['/leads/ID', { action: 'end' }],
      ['/leads/ID', { action: 'move', step_id: '3'.repeat(24) }],
      ['/pause', {}],
    ]);
    await page.click('text=Ended early (1)');
    await page.waitForURL('**state=ended**');
    expect(await page.locator('tbody tr', { hasText: 'led-3' }).textContent()).to.contain('The lead has replied');
  });

  it('is on the page of a lead, too, and goes before follow-ups of a queue', async () => {
    await open('sequence');
    await page.click('tbody tr >> a[href*="/leads/"]');
    await page.waitForURL('**/leads/**');
    const place = page.locator('section', { has: page.locator('#sequence') });
    expect(await place.textContent())
      .to.contain('Step 1 of 3')
      .and.to.contain('waiting');
    await page.goto(`${app.pages.api.url}${app.paths['sequence']?.replace('/sequence', '/write')}`);
    expect(await page.textContent('main')).to.contain('sequence of 3 steps follows');
    await page.goto(`${app.pages.api.url}${app.paths['sequence']?.replace('/sequence', '/mails?show=follow_ups')}`);
    expect(await page.textContent('main'))
      .to.contain('A step of the sequence')
      .and.to.contain('Paused for this lead');
  });
});
