import { expect } from 'chai';
import { loadReportExtra } from '../../../../api/reports/exports/load-report-extra.js';
import { startPageShotKey } from '../../../../domain/operations/artifact-keys.js';
import type { StoredBrand } from '../../../../domain/reports/brand.js';
import { rejection } from '../../../support/rejection.js';
import { REPORT_HISTORY, reportAudit } from '../../../support/samples/report-audit.js';

const audit = reportAudit({ issues: 1 });
const BRAND = { id: 'b'.repeat(24), name: 'Nordlicht' } as StoredBrand;
const loaded = { audit, line: { id: audit.audit_id, user_id: 'alice' } } as Parameters<typeof loadReportExtra>[1];
const shotKey = startPageShotKey(audit.audit_id, 'phone');
const deps: Parameters<typeof loadReportExtra>[0] = {
  audits: { listHistory: async () => REPORT_HISTORY },
  artifacts: {
    getPacked: async (user, key) => (user === 'alice' && key === shotKey ? Buffer.from('abc') : null),
  },
  reportBrands: { find: async (user, id) => (user === 'alice' && id === BRAND.id ? BRAND : null) },
};

describe('[U] what a report shows besides its audit', () => {
  it('is history, brand and images of the start page', async () => {
    const options = { form: 'short', language: 'de', brand_id: BRAND.id } as const;
    expect(await loadReportExtra(deps, loaded, options)).to.deep.equal({
      history: REPORT_HISTORY,
      language: 'de',
      brand: BRAND,
      shots: { desktop: null, phone: 'data:image/jpeg;base64,YWJj' },
    });
    const plain = await loadReportExtra(deps, loaded, { ...options, brand_id: null });
    expect(plain).to.include({ brand: null });
  });

  it('is refused for a brand of somebody else', async () => {
    const options = { form: 'short', language: 'de', brand_id: 'c'.repeat(24) } as const;
    expect(await rejection(loadReportExtra(deps, loaded, options))).to.include({ status: 422 });
  });
});
