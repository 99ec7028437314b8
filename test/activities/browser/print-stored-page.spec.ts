import { expect } from 'chai';
import { printStoredPage } from '../../../activities/browser/print-stored-page.js';
import { pageToPrintKey, printedReportKey, resultKey } from '../../../domain/operations/artifact-keys.js';
import { renderLinkReport } from '../../../web/report/links/render-link-report.js';

const INPUT = { operation: { id: 'op1', user_id: 'alice' }, report_url: '/api/v1/report?format=pdf' };
const signal = new AbortController().signal;

describe('[U] printStoredPage', () => {
  const deps = (page: string | null, put: Map<string, unknown>) => ({
    printPdf: async (html: string) => Buffer.from(`PDF of ${html}`),
    artifacts: {
      get: async <Value>(_user: string, key: string) => (key === pageToPrintKey('op1') ? (page as Value | null) : null),
      put: async (_user: string, key: string, value: unknown) => {
        put.set(key, value);
        return { bytes: 1 };
      },
      putPacked: async (_user: string, key: string, value: Buffer) => {
        put.set(key, value.toString());
        return { bytes: 1 };
      },
    },
  });

  it('prints the page that the operation was given', async () => {
    const put = new Map<string, unknown>();
    await printStoredPage(deps('<p>x</p>', put), INPUT, signal);
    expect(put.get(printedReportKey('op1'))).to.equal('PDF of <p>x</p>');
    expect(put.get(resultKey('op1'))).to.include({ audit_id: null, report_url: INPUT.report_url });
  });

  it('fails where there is no page', async () => {
    const failure = await printStoredPage(deps(null, new Map()), INPUT, signal).catch((error: unknown) => error);
    expect(failure).to.have.property('code', 'not_found');
  });
});

describe('[U] renderLinkReport', () => {
  it('is one page without scripts, which says when there is nothing to report', () => {
    const html = renderLinkReport({ generated_at: '2026-06-12T09:12:00.000Z', groups: [] });
    expect(html).to.contain('There are no placed links to report').and.not.contain('<script');
  });
});
