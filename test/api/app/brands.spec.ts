import { expect } from 'chai';
import type { Brand } from '../../../domain/reports/brand.js';
import { APP_PAGES } from '../../../web/app/app-pages.js';
import { NEUTRAL_DISPLAY } from '../../../web/report/facts/current-display.js';
import { type AppPages, startAppPages } from '../../support/browser/app-pages.js';

const NOW = new Date('2026-06-01T08:00:00.000Z');
const BRAND: Brand = {
  name: 'Nord <b>',
  primary_color: '#0f4c3a',
  accent_color: '#e8a33d',
  contact_line: 'Hamburg',
  logo: { media_type: 'image/png', base64: 'iVBORw0KGgo=' },
};
const viewer = {
  id: 'alice',
  user_id: 'alice',
  name: 'Alice',
  workspace_name: null,
  plan: 'premium',
  is_guest: false,
  sites: [],
  csrf_token: 'x',
  display: NEUTRAL_DISPLAY,
};

describe('[I] pages of brands', () => {
  let pages: AppPages;
  before(async () => {
    pages = await startAppPages();
  });
  after(() => pages.stop());

  it('say what a brand is for where there is none', async () => {
    const { status, text } = await pages.get('/app/brands', 'bob');
    expect([status, text.includes('No brands yet')]).to.deep.equal([200, true]);
    expect(text).to.contain('data-api="POST /api/seo/report-brands"').and.not.contain('data-api="DELETE');
  });

  it('show a brand with its logo, and let it be edited and deleted', async () => {
    const brand = await pages.store.reportBrands.insert('alice', BRAND, NOW);
    const { text } = await pages.get('/app/brands');
    expect(text)
      .to.contain('Nord &lt;b')
      .and.contain('src="data:image/png;base64,iVBORw0KGgo="')
      .and.contain('Hamburg');
    for (const method of ['PUT', 'DELETE'])
      expect(text).to.contain(`data-api="${method} /api/seo/report-brands/${brand?.id}"`);
    expect((await pages.get('/app/brands', 'bob')).text).to.not.contain('Nord &lt;b');
  });

  it('offer reports of an audit by form, language and brand', async () => {
    const id = 'a'.repeat(24);
    const brand = { ...BRAND, id: 'b'.repeat(24), created_at: NOW.toISOString(), updated_at: NOW.toISOString() };
    const operation = {
      id,
      type: 'complete_audit',
      site: 'shop.example',
      status: 'completed',
      error: null,
      has_result: true,
      created_at: NOW.toISOString(),
      finished_at: NOW.toISOString(),
      input: {},
    } as unknown as Parameters<typeof APP_PAGES.operation>[1]['operation'];
    const page = APP_PAGES.operation(viewer, {
      operation,
      result: null,
      isAudit: true,
      brands: [brand],
      site: null,
      site_page: null,
      workflow_url: null,
      mayEdit: true,
    });
    expect(page).to.contain(`<form method="get" action="/api/seo/audits/${id}/report">`);
    for (const field of ['form', 'format', 'language', 'brand']) expect(page).to.contain(`name="${field}"`);
    expect(page).to.contain(`<option value="${brand.id}"`).and.contain('<option value="de"');
    for (const choice of ['short', 'full', 'pdf', 'html', 'en', 'none'])
      expect(page).to.contain(`<option value="${choice}"`);
    for (const format of ['xlsx', 'csv', 'json', 'sarif', 'junit'])
      expect(page).to.contain(`href="/api/seo/audits/${id}/report?format=${format}"`);
    expect(page).to.contain(`href="/api/seo/audits/${id}/pages?format=csv"`);
  });
});
