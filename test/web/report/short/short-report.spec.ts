import { expect } from 'chai';
import { createPdfPrinter, type PrintPdf } from '../../../../activities/browser/printing/pdf-printer.js';
import type { CompleteAudit } from '../../../../domain/audits/audit-result.js';
import { renderShortReport } from '../../../../web/report/short/render-short-report.js';
import { type ChromiumPlace, chromiumPlace } from '../../../support/browser/chromium.js';
import { countPages } from '../../../support/browser/read-pdf.js';
import { REPORT_HISTORY, reportAudit } from '../../../support/samples/report-audit.js';

const start_page = { url: 'https://shop.example/', title: 'Lamps', description: 'All lamps', site_name: 'Lamp House' };
/** A gray image in the form of a screenshot: 16 to 9, and as tall as a phone. */
const image = (width: number, height: number) =>
  `data:image/svg+xml;base64,${Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"/>`).toString('base64')}`;
const SHOTS = { desktop: image(1366, 900), phone: image(390, 844) };
const long = (word: string, length: number) => `${word} `.repeat(length).slice(0, length);

/** Everything at its longest: names, titles, texts, addresses, reasons. */
function endlessAudit(): CompleteAudit {
  const audit = reportAudit({ issues: 300 });
  const url = `https://${'long-'.repeat(10)}host.example/${'path-'.repeat(150)}`;
  const recommendations = audit.recommendations.map((recommendation, index) => ({
    ...recommendation,
    id: `fix/unknown/check-${index}`,
    kind: 'fix' as const,
    title: long('Internationalization', 300),
    why: long('consequences', 900),
    steps: [long('instructions', 900)],
    evidence: { count: 9_999_999, urls: [url], sample: '' },
  }));
  const reasons = Array.from({ length: 40 }, (_, index) => ({ id: `a/${index}`, reason: long(`reason${index}`, 900) }));
  const { technical_seo } = audit.components;
  return {
    ...audit,
    final_url: url,
    start_page: { url, title: long('Title', 900), description: long('Text', 2000), site_name: long('Shop', 300) },
    recommendations,
    components: { ...audit.components, technical_seo: { ...technical_seo, checks_skipped: reasons } },
  };
}

const AUDITS: readonly (readonly [name: string, audit: CompleteAudit, history: typeof REPORT_HISTORY])[] = [
  ['of a site without issues', reportAudit({ issues: 0, overrides: { previous: null, recommendations: [] } }), []],
  ['of a small site', reportAudit({ issues: 3, sample: 1, overrides: { previous: null } }), []],
  ['of a large site', reportAudit({ issues: 200, overrides: { start_page } }), REPORT_HISTORY],
  ['at its longest', endlessAudit(), REPORT_HISTORY],
];

describe('[I] short report on paper', function () {
  this.timeout(120_000);
  let place: ChromiumPlace;
  let print: PrintPdf;
  before(async () => {
    place = await chromiumPlace();
    print = createPdfPrinter({ chromePath: place.chromePath, parentDir: place.parentDir, noSandbox: true });
  });
  after(() => place.remove());

  for (const [name, audit, history] of AUDITS)
    for (const language of ['en', 'de'] as const)
      it(`has five to eight pages ${name} (${language})`, async () => {
        const shots = audit.start_page ? SHOTS : null;
        const { html } = renderShortReport(audit, { history, language, shots });
        expect(countPages(await print(html, new AbortController().signal))).to.be.within(5, 8);
      });
});
