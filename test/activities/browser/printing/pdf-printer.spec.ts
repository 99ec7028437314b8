import { expect } from 'chai';
import { createPdfPrinter } from '../../../../activities/browser/printing/pdf-printer.js';
import { type ChromiumPlace, chromiumPlace, NOTHING_LEFT } from '../../../support/browser/chromium.js';
import { countPages, readPdf } from '../../../support/browser/read-pdf.js';
import { type LoopbackServer, startHttpServer } from '../../../support/servers/loopback-server.js';
import { until } from '../../../support/until.js';

const failure = (pending: Promise<unknown>) =>
  pending.then(
    () => null,
    (error: unknown) => error,
  );

describe('[I] createPdfPrinter', function () {
  this.timeout(120_000);
  let place: ChromiumPlace;
  let canary: LoopbackServer;
  before(async () => {
    place = await chromiumPlace();
    canary = await startHttpServer((_request, response) => response.end('x'));
  });
  after(async () => {
    await canary.close();
    place.remove();
  });
  const printer = (overrides = {}) =>
    createPdfPrinter({ chromePath: place.chromePath, parentDir: place.parentDir, noSandbox: true, ...overrides });
  const signal = new AbortController().signal;

  it('prints A4 pages, with no script run and nothing loaded from anywhere', async () => {
    const { url } = canary;
    const html = `<!doctype html><html lang="en"><title>Audit of site.example</title>
      <link rel="stylesheet" href="${url}/a.css"><link rel="preconnect" href="${url}"><link rel="prefetch" href="${url}/p">
      <style>@import url(${url}/i.css); body { background: #eee url(${url}/bg.png) } @font-face { font-family: f; src: url(${url}/f.woff2) } h1 { font-family: f; break-after: page }</style>
      <meta http-equiv="refresh" content="0;url=${url}/refresh">
      <h1>One</h1><p>Two</p><img src="${url}/a.png"><iframe src="${url}/frame"></iframe><iframe srcdoc="<script>new WebSocket('${url.replace('http', 'ws')}/w')</script>"></iframe>
      <script src="${url}/a.js"></script><script>document.title = 'Changed by script'; location = '${url}/go'</script>`;
    const pdf = await printer()(html, signal);
    expect(pdf.subarray(0, 5).toString()).to.equal('%PDF-');
    const read = readPdf(pdf);
    expect(countPages(pdf)).to.equal(2);
    expect(read).to.match(/\/MediaBox \[0 0 59[45]\.\d+ 84[12]\.\d+\]/);
    expect(read).to.contain('/Title (Audit of site.example)');
    expect(canary.hits).to.deep.equal([]);
    expect(place.leftovers()).to.deep.equal(NOTHING_LEFT);
  });

  it('leaves the margins to the style sheet of a page that has them', async () => {
    const html = `<!doctype html><html lang="en"><title>Short</title><style>
      @page { size: A4; margin: 20mm; @bottom-right { content: counter(page) } } @page cover { margin: 0 }
      h1 { page: cover } p { break-before: page }</style><h1>Cover</h1><p>Text</p>`;
    const pdf = await printer()(html, signal);
    expect(countPages(pdf)).to.equal(2);
    expect(readPdf(pdf)).to.match(/\/MediaBox \[0 0 59[45]\.\d+ 84[12]\.\d+\]/);
  });

  it('ends by its deadline and when it is canceled, and leaves nothing', async () => {
    expect(await failure(printer({ deadlineMs: 1 })('<p>x', signal))).to.include({ code: 'timeout' });
    const controller = new AbortController();
    const pending = failure(printer()('<p>x', controller.signal));
    await until('a browser runs', () => place.leftovers().commands.length > 0);
    const reason = new Error('stop');
    controller.abort(reason);
    expect(await pending).to.equal(reason);
    expect(place.leftovers()).to.deep.equal(NOTHING_LEFT);
  });

  it('says plainly that there is no browser', async () => {
    expect(await failure(printer({ chromePath: null })('<p>x', signal))).to.include({ code: 'browser_unavailable' });
  });
});
