import { expect } from 'chai';
import { recordDocuments } from '../../../../activities/browser/rendering/document-recorder.js';
import { type ConnectedBrowser, connectedBrowser } from '../../../support/browser/connected-browser.js';
import { until } from '../../../support/until.js';

const LATIN = '<!doctype html><title>Größe</title>';
const PAGES = () => ({
  '/frames': `${LATIN}<iframe src="/inner"></iframe>`,
  '/inner': '<p>inner</p>',
  '/go': '<script>location.href = "/inner"</script>',
  '/frame-go': '<iframe src="/go"></iframe>',
  '/big': `<!doctype html><!--${'x'.repeat(10_500_000)}-->`,
});

describe('[I] recordDocuments', function () {
  this.timeout(120_000);
  let browser: ConnectedBrowser;
  before(async () => {
    browser = await connectedBrowser(PAGES);
  });
  after(() => browser.close());
  /** Opens the page until so many documents have come; those that come too soon after are seen, too. */
  const record = async (path: string, count = 1) => {
    const page = await browser.puppeteer.newPage();
    const kept = await recordDocuments(page);
    await page.goto(`${browser.site.url}${path}`, { waitUntil: 'networkidle0' });
    await until('the documents have come', () => kept.documents.length >= count);
    await page.close();
    const documents = kept.documents.map(({ url, body, ...document }) => ({
      ...document,
      path: url.replace(browser.site.url, ''),
      body: body && Buffer.from(body).toString(),
    }));
    return { documents, scriptRedirect: kept.scriptRedirect?.replace(browser.site.url, '') ?? null };
  };
  const HTML = { status: 200, content_type: 'text/html; charset=utf-8' };

  it('keeps the body of the page, and nothing of its frames', async () => {
    expect(await record('/frames')).to.deep.equal({
      documents: [{ ...HTML, path: '/frames', body: PAGES()['/frames'] }],
      scriptRedirect: null,
    });
    expect((await record('/frame-go')).scriptRedirect).to.equal(null);
  });

  it('counts no redirect by HTTP, and keeps the answer that came after it', async () => {
    expect((await record('/302')).documents.map(({ path }) => path)).to.deep.equal(['/frames']);
  });

  it('keeps the first body alone, and what a script asked for', async () => {
    const { documents, scriptRedirect } = await record('/go', 2);
    expect(documents.map(({ path, body }) => [path, body])).to.deep.equal([
      ['/go', PAGES()['/go']],
      ['/inner', null],
    ]);
    expect(scriptRedirect).to.equal('/inner');
  });

  it('cuts a source where the crawl cuts it', async () => {
    expect((await record('/big')).documents[0]?.body?.length).to.equal(10_000_000);
  });
});
