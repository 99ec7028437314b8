import { expect } from 'chai';
import { createStartPageCamera } from '../../../../activities/browser/camera/start-page-camera.js';
import { imageSize } from '../../../../domain/reports/image-size.js';
import { NOTHING_LEFT } from '../../../support/browser/chromium.js';
import { type GuardedBrowser, guardedBrowser } from '../../../support/browser/guarded-browser.js';
import { ESCAPE_ROUTES, escapePage } from '../../../support/sites/escape-page.js';

const doc = (body: string) => `<!doctype html><html lang="en"><title>Page</title>${body}`;
const PAGES = (canary: string): Record<string, string> => ({
  '/good': doc('<h1>Lamps</h1><p style="height: 9000px">A long page'),
  '/busy': doc('<h1>Busy</h1><script>setInterval(() => fetch("/good?" + Math.random()), 50)</script>'),
  '/dialogs': doc('<script>for (;;) alert(1)</script>'),
  '/noise': doc('<canvas></canvas>'),
  '/escape': escapePage(canary),
});

describe('[I] start page camera', function () {
  this.timeout(200_000);
  let browser: GuardedBrowser;
  before(async () => {
    browser = await guardedBrowser(PAGES);
  });
  after(() => browser.close());
  const capture = (path: string, signal = new AbortController().signal) =>
    createStartPageCamera({ ...browser.options, agent: 'TestBot/1.0', settleLimitMs: 3_000 }).capture({
      url: `${browser.site.url}${path}`,
      signal,
    });

  it('takes an image of what a phone and a computer show first, in their sizes', async () => {
    const shots = await capture('/302');
    const sizes = shots.map(({ device, jpeg }) => [device, imageSize(jpeg, 'jpeg')]);
    expect(sizes).to.deep.equal([
      ['phone', { width: 585, height: 1266 }],
      ['desktop', { width: 1366, height: 768 }],
    ]);
    for (const { jpeg } of shots) expect(jpeg.length).to.be.within(1_000, 400_000);
    expect(browser.leftovers()).to.deep.equal(NOTHING_LEFT);
  });

  it('takes one of a page that never comes to rest, and none of one that is not there', async () => {
    expect(await capture('/busy')).to.have.length(2);
    const nowhere = createStartPageCamera({ ...browser.options, agent: 'TestBot/1.0', settleLimitMs: 3_000 });
    expect(
      await nowhere.capture({ url: 'http://nowhere.invalid/', signal: new AbortController().signal }),
    ).to.deep.equal([]);
  });

  it('lets nothing of a page reach what the proxy refuses', async () => {
    browser.canary.hits.length = 0;
    await capture('/escape');
    expect(browser.canary.hits).to.deep.equal([]);
    expect(ESCAPE_ROUTES.length).to.be.greaterThan(0);
  });

  it('ends when it is canceled, and leaves nothing', async () => {
    const controller = new AbortController();
    const pending = capture('/good', controller.signal).catch((error: unknown) => error);
    const reason = new Error('stop');
    controller.abort(reason);
    expect(await pending).to.equal(reason);
    expect(browser.leftovers()).to.deep.equal(NOTHING_LEFT);
  });
});
