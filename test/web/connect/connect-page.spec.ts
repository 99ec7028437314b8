import { expect } from 'chai';
import type { Browser, Page } from 'playwright-core';
import { CONNECT_POLICY } from '../../../web/connect/connect-policy.js';
import { renderConnect } from '../../../web/connect/render-connect.js';
import { checkAccessibility } from '../../support/browser/accessibility.js';
import { launchChromium } from '../../support/browser/launch-chromium.js';
import { type LoopbackServer, startHttpServer } from '../../support/servers/loopback-server.js';

const PAGES: Record<string, string> = {
  connected: renderConnect({
    state: 'connected',
    platform: 'altengine',
    name: 'Bing Webmaster Tools',
    properties: 12,
    access: 'kept',
  }),
  unfinished: renderConnect({
    state: 'unfinished',
    platform: 'altengine',
    name: 'Bing Webmaster Tools',
    account: 'long|id'.repeat(20),
    sign_in: '/auth/login?return_to=%2Fapi',
    complete_path: '/api/integrations/altengine/complete',
  }),
  refused: renderConnect({
    state: 'refused',
    name: null,
    title: 'This sign-in is not known',
    reason: 'a-very-long-reason'.repeat(20),
    next_step: 'Close this window and choose “Connect” again.',
  }),
};

describe('[I] page after connecting, in a browser', () => {
  let browser: Browser;
  let server: LoopbackServer;
  before(async () => {
    server = await startHttpServer((request, response) => {
      const html = PAGES[(request.url ?? '').slice(1)] ?? '<title>Opener</title>';
      response.writeHead(200, {
        'content-type': 'text/html',
        'content-security-policy': html.includes('<main') ? CONNECT_POLICY : '',
      });
      response.end(html);
    });
    browser = await launchChromium();
  });
  after(async () => {
    await browser?.close();
    await server.close();
  });

  /** A window that a page of this site has opened. */
  async function openWindow(name: string): Promise<{ opener: Page; opened: Page }> {
    const opener = await browser.newPage();
    await opener.goto(server.url);
    await opener.evaluate(() => {
      const heard: unknown[] = [];
      Object.assign(globalThis, { heard });
      new BroadcastChannel('linkwright-connections').onmessage = ({ data }) => heard.push(data);
    });
    const [opened] = await Promise.all([
      opener.waitForEvent('popup'),
      opener.evaluate((address) => void window.open(address), `${server.url}/${name}`),
    ]);
    return { opener, opened };
  }

  it('tells the page that opened it, and closes itself', async () => {
    const { opener, opened } = await openWindow('connected');
    if (!opened.isClosed()) await opened.waitForEvent('close');
    await opener.waitForFunction('heard.length > 0');
    expect(await opener.evaluate('heard')).to.deep.equal([{ platform: 'altengine', status: 'connected' }]);
  });

  it('stays where there is something to read', async () => {
    const { opener, opened } = await openWindow('unfinished');
    // By the time that a window closes which was opened later.
    const later = await openWindow('connected');
    if (!later.opened.isClosed()) await later.opened.waitForEvent('close');
    expect(opened.isClosed()).to.equal(false);
    expect(await opener.evaluate('heard')).to.deep.equal([]);
    await opened.close();
  });

  for (const name of Object.keys(PAGES))
    it(`${name}: is accessible and fits a phone`, async () => {
      const context = await browser.newContext({ viewport: { width: 320, height: 640 }, bypassCSP: true });
      // One that would close itself is looked at for longer.
      await context.addInitScript('window.close = () => undefined');
      const page = await context.newPage();
      await page.setContent(PAGES[name] ?? '');
      expect(await page.evaluate('document.documentElement.scrollWidth')).to.be.at.most(320);
      expect(await checkAccessibility(page)).to.be.greaterThan(10);
      await context.close();
    });
});
