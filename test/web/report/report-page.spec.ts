import { expect } from 'chai';
import type { Browser } from 'playwright-core';
import { COMPONENT_NAMES } from '../../../domain/seo/components.js';
import { renderReport } from '../../../web/report/render-report.js';
import { checkAccessibility, checkColors } from '../../support/browser/accessibility.js';
import { launchChromium } from '../../support/browser/launch-chromium.js';
import { countPages } from '../../support/browser/read-pdf.js';
import { REPORT_HISTORY, reportAudit } from '../../support/samples/report-audit.js';

const PHONE = 360;

describe('[I] report in a browser', function () {
  this.timeout(120_000);
  let browser: Browser;
  before(async () => {
    browser = await launchChromium();
  });
  after(() => browser.close());

  async function open(html: string, { scheme = 'light' as 'light' | 'dark', width = 1280, bypassCSP = false } = {}) {
    const context = await browser.newContext({ viewport: { width, height: 900 }, colorScheme: scheme, bypassCSP });
    const page = await context.newPage();
    const said: string[] = [];
    page.on('console', (message) => said.push(message.text()));
    page.on('pageerror', (failure) => said.push(failure.message));
    page.on('response', (response) => said.push(`answer of ${response.url()}`));
    page.on('requestfailed', (request) => said.push(`${request.url()}: ${request.failure()?.errorText}`));
    await page.setContent(html);
    return { page, said, close: () => context.close() };
  }

  const reliability = { reliable: false, reason: 'Most answers came from a bot wall' };
  const pages: [name: string, html: string][] = [
    [
      'a whole audit',
      renderReport(reportAudit({ issues: 12, sample: 3 }), { history: REPORT_HISTORY }).replaceAll(
        /<details ([^>]*?)(?: open)?>/g,
        '<details $1 open>',
      ),
    ],
    [
      'an audit for paper',
      renderReport(reportAudit({ issues: 12, sample: 3 }), { history: REPORT_HISTORY, forPaper: true }),
    ],
    [
      'an unreliable audit',
      renderReport(reportAudit({ issues: 5, overrides: { overall_score: null, overall_status: null, reliability } }), {
        history: [],
      }),
    ],
  ];
  for (const [name, html] of pages) {
    for (const width of [1280, PHONE]) {
      it(`${name} is accessible in light and dark at ${width} pixels, and fits`, async () => {
        // axe brings a script, which the page's own policy refuses.
        const { page, close } = await open(html, { width, bypassCSP: true });
        const widthOf = () => page.evaluate('document.documentElement.scrollWidth');
        expect(await checkAccessibility(page)).to.be.greaterThan(20);
        expect(await widthOf()).to.be.at.most(width);
        await page.emulateMedia({ colorScheme: 'dark' });
        expect(await checkColors(page)).to.be.greaterThan(0);
        expect(await widthOf()).to.be.at.most(width);
        await close();
      });
    }
  }

  it('keeps under a megabyte with hundreds of issues on 1,000 pages, however long their addresses are', () => {
    for (const sample of [20, 3]) {
      const audit = reportAudit({ issues: 400, sample });
      expect(Buffer.byteLength(renderReport(audit, { history: REPORT_HISTORY }))).to.be.below(1_000_000);
    }
    const long = reportAudit({ issues: 120 });
    for (const name of COMPONENT_NAMES)
      for (const issue of long.components[name].issues)
        for (const finding of issue.sample) finding.url = `https://other.example/${'x'.repeat(700)}`;
    expect(Buffer.byteLength(renderReport(long, { history: [] }))).to.be.below(1_000_000);
  });

  it('keeps to its own policy and asks for nothing', async () => {
    const [, html = ''] = pages[0] ?? [];
    const { page, said, close } = await open(html);
    expect(await page.evaluate('getComputedStyle(document.body).maxWidth')).to.not.equal('none');
    expect(said).to.deep.equal([]);
    await close();
  });

  it('runs nothing that somebody managed to put into it', async () => {
    const html = renderReport(reportAudit({ issues: 3 }), { history: [] }).replace(
      '</main>',
      '<script>window.ran = true</script><img src="http://127.0.0.1:9/" onerror="window.ran = true"></main>',
    );
    const { page, said, close } = await open(html);
    expect(await page.evaluate('window.ran')).to.equal(undefined);
    expect(said.filter((line) => line.startsWith('http'))).to.deep.equal(['http://127.0.0.1:9/: csp']);
    await close();
  });

  for (const language of ['en', 'de'] as const) {
    it(`takes 25 printed pages at most for forty findings on a thousand pages (${language})`, async () => {
      const { page, close } = await open(
        renderReport(reportAudit({ issues: 40 }), { history: REPORT_HISTORY, forPaper: true, language }),
      );
      const pdf = await page.pdf({ preferCSSPageSize: true, printBackground: true });
      expect(countPages(pdf)).to.be.within(10, 25);
      await close();
    });
  }

  it('is light and unfolded on paper', async () => {
    const { page, close } = await open(renderReport(reportAudit({ issues: 12 }), { history: [] }), { scheme: 'dark' });
    const color = () => page.evaluate('getComputedStyle(document.querySelector("h1")).color');
    expect(await color()).to.equal('rgb(232, 236, 243)');
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
    expect(await color()).to.equal('rgb(21, 27, 38)');
    expect(
      await page.evaluate(
        'document.querySelector("details.fold:not([open]) .fold-body").getBoundingClientRect().height',
      ),
    ).to.be.greaterThan(20);
    await close();
  });
});
