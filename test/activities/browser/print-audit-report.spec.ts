import { expect } from 'chai';
import { type PrintAuditReportDeps, printAuditReport } from '../../../activities/browser/print-audit-report.js';
import { resultKey, startPageShotKey } from '../../../domain/operations/artifact-keys.js';
import type { StoredBrand } from '../../../domain/reports/brand.js';
import type { AuditRecord } from '../../../store/audits/audits.js';
import { REPORT_HISTORY, reportAudit } from '../../support/samples/report-audit.js';

const OPERATION = { id: 'a'.repeat(24), user_id: 'alice' };
const audit = reportAudit({ issues: 3 });
const { audit_id } = audit;
const line: AuditRecord = {
  id: audit_id,
  user_id: 'alice',
  audit_type: 'complete',
  website_url: audit.website_url,
  site: 'shop.example',
  status: 'completed',
  overall_score: 70,
  overall_status: 'good',
  score_coverage: 1,
  component_scores: audit.component_scores,
  issue_counts: audit.issue_counts,
  created_at: '2026-06-01T00:00:00Z',
};

function depsWith(overrides: Partial<PrintAuditReportDeps> = {}) {
  const values = new Map<string, unknown>([[`alice ${resultKey(audit_id)}`, audit]]);
  const deps: PrintAuditReportDeps = {
    printPdf: async (html) => Buffer.from(`%PDF ${html}`),
    renderForPaper: ({ website_url }, { history }) => `${website_url} ${history.length}`,
    reportBrands: { find: async (user, id) => (user === 'alice' && id === BRAND.id ? BRAND : null) },
    audits: {
      find: async (user, id) => (user === 'alice' && id === audit_id ? line : null),
      listHistory: async () => REPORT_HISTORY,
    },
    artifacts: {
      get: async <Value>(user: string, key: string) => (values.get(`${user} ${key}`) ?? null) as Value | null,
      getPacked: async (user, key) => (values.get(`${user} ${key}`) as Buffer | undefined) ?? null,
      put: async (user, key, value) => {
        values.set(`${user} ${key}`, value);
        return { bytes: 0 };
      },
      putPacked: async (user, key, bytes) => {
        values.set(`${user} ${key}`, bytes);
        return { bytes: bytes.length };
      },
    },
    ...overrides,
  };
  return { deps, values };
}
const BRAND: StoredBrand = {
  id: 'b'.repeat(24),
  name: 'Nordlicht',
  primary_color: '#0f4c3a',
  accent_color: '#e8a33d',
  contact_line: '',
  logo: null,
  created_at: '2026-06-01T00:00:00.000Z',
  updated_at: '2026-06-01T00:00:00.000Z',
};
const { signal } = new AbortController();

describe('[U] print report', () => {
  it('prints the stored audit with its history, and says where the PDF lies', async () => {
    const { deps, values } = depsWith();
    for (let times = 0; times < 2; times++)
      expect(await printAuditReport(deps, { operation: OPERATION, audit_id }, signal)).to.deep.equal({
        key: resultKey(OPERATION.id),
      });
    expect(String(values.get(`alice operation:${OPERATION.id}:report.pdf`))).to.equal('%PDF https://shop.example/ 5');
    expect(values.get(`alice ${resultKey(OPERATION.id)}`)).to.deep.equal({
      audit_id,
      format: 'pdf',
      bytes: 28,
      report_url: `/api/seo/audits/${audit_id}/report?format=pdf&form=full&language=en`,
    });
  });

  it('prints the form and language asked for, and leads to the same PDF again', async () => {
    const printed: unknown[] = [];
    const { deps, values } = depsWith({
      renderForPaper: (_audit, _history, { form, language }) => `${form} ${language}`,
      printPdf: async (html) => {
        printed.push(html);
        return Buffer.from('%PDF');
      },
    });
    const options = { form: 'short', language: 'de', brand_id: null } as const;
    await printAuditReport(deps, { operation: OPERATION, audit_id, options }, signal);
    expect(values.get(`alice ${resultKey(OPERATION.id)}`)).to.have.property(
      'report_url',
      `/api/seo/audits/${audit_id}/report?format=pdf&form=short&language=de`,
    );
    await printAuditReport(deps, { operation: OPERATION, audit_id }, signal);
    expect(printed).to.deep.equal(['short de', 'full en']);
  });

  it('shows the brand and the images of the start page, and fails for a brand that is gone', async () => {
    const shown: unknown[] = [];
    const { deps, values } = depsWith({
      renderForPaper: (_audit, { brand, shots }) => {
        shown.push([brand?.name, String(shots.desktop), shots.phone]);
        return '';
      },
    });
    values.set(`alice ${startPageShotKey(audit_id, 'desktop')}`, Buffer.from('jpeg'));
    const options = { form: 'short', language: 'en', brand_id: BRAND.id } as const;
    await printAuditReport(deps, { operation: OPERATION, audit_id, options }, signal);
    expect(shown).to.deep.equal([['Nordlicht', 'jpeg', null]]);
    expect(values.get(`alice ${resultKey(OPERATION.id)}`))
      .to.have.property('report_url')
      .that.matches(/&language=en&brand=b{24}$/);
    const gone = { ...options, brand_id: 'c'.repeat(24) };
    const failure = await printAuditReport(deps, { operation: OPERATION, audit_id, options: gone }, signal).catch(
      (error: unknown) => error,
    );
    expect(failure).to.include({ code: 'not_found', message: 'The brand is not in the store' });
  });

  it('fails when the audit is gone, or somebody else’s', async () => {
    const { deps } = depsWith();
    for (const [user_id, id] of [
      ['bob', audit_id],
      ['alice', 'f'.repeat(24)],
    ] as const) {
      const failure = await printAuditReport(
        deps,
        { operation: { ...OPERATION, user_id }, audit_id: id },
        signal,
      ).catch((error: unknown) => error);
      expect(failure).to.include({ code: 'not_found', message: 'The audit is not in the store' });
    }
  });

  it('hands on what keeps the browser from printing', async () => {
    const { deps } = depsWith({ printPdf: () => Promise.reject(new Error('no browser')) });
    const failure = await printAuditReport(deps, { operation: OPERATION, audit_id }, signal).catch(String);
    expect(failure).to.equal('Error: no browser');
  });
});
