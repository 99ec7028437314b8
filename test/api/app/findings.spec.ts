import { expect } from 'chai';
import { auditSite } from '../../calibration/audit-site.js';
import { teaShop } from '../../calibration/sites/shop/tea-shop.js';
import { type AppPages, startAppPages } from '../../support/browser/app-pages.js';
import { reportAudit } from '../../support/samples/report-audit.js';
import { storeAudit } from '../../support/samples/stored-audit.js';

const NOW = new Date('2026-06-01T08:00:00.000Z');
const [FIRST, SECOND, FOREIGN] = ['a', 'b', 'c'].map((letter) => letter.repeat(24)) as [string, string, string];
const AREAS = ['speed', 'content', 'competitors', 'reports'];

describe('[I] pages about what the audits of a site found', () => {
  let pages: AppPages;
  let shop: string;
  let empty: string;
  before(async () => {
    pages = await startAppPages();
    shop = await watch('alice', 'shop.example');
    empty = await watch('alice', 'empty.example');
    await store(FIRST, 'shop.example', '2026-05-01T08:00:00.000Z', 20);
    await store(SECOND, 'shop.example', '2026-06-01T08:00:00.000Z', 10);
    await store(FOREIGN, 'other.example', '2026-06-01T08:00:00.000Z', 10);
  });
  after(() => pages.stop());

  async function watch(user: string, site: string): Promise<string> {
    const input = { site_url: `https://${site}/`, site, competitors: [], target_keywords: [] };
    return (await pages.store.sites.insert(user, input, NOW)).site.id;
  }
  async function store(audit_id: string, site: string, created_at: string, issues: number): Promise<void> {
    const overrides = { audit_id, website_url: `https://${site}/` };
    await storeAudit(pages.store, reportAudit({ issues, overrides }), { created_at });
  }
  const show = (site: string, area: string, user?: string) => pages.get(`/app/sites/${site}/${area}`, user);

  it('show speed, content and competitors of the latest audit', async () => {
    const { text: speed } = await show(shop, 'speed');
    expect(speed).to.contain('Speed: <bdi>shop.example</bdi>').and.to.contain('Largest Contentful Paint');
    expect(speed).to.contain('data-api="POST /api/seo/speed-analysis"').and.to.contain('value="https://shop.example/"');
    expect((await show(shop, 'competitors')).text).to.contain('All measures side by side');
  });

  it('show what a crawled site publishes', async () => {
    const { audit } = await auditSite(teaShop);
    const tea = await watch('alice', new URL(audit.website_url).host);
    await storeAudit(pages.store, audit);
    const { text } = await show(tea, 'content');
    for (const title of ['Topics', 'Sections', 'Structured data', 'Languages', 'Words per page (median)'])
      expect(text, title).to.contain(title);
    expect(text).to.match(/Indexable pages<\/dt><dd><span class="tile-value">[1-9]/);
  });

  it('say what to do before the first audit', async () => {
    for (const area of AREAS) {
      const { status, text } = await show(empty, area);
      expect([status, text.includes('No audits yet.'), text.includes(`href="/app/sites/${empty}"`)]).to.deep.equal([
        200,
        true,
        true,
      ]);
    }
  });

  it('offer reports and a comparison of two audits, the latest with the one before at first', async () => {
    const { text } = await show(shop, 'reports');
    expect(text).to.contain(`action="/api/seo/audits/${SECOND}/report"`);
    expect(text).to.match(
      new RegExp(`name="base".*value="${FIRST}" selected.*name="other".*value="${SECOND}" selected`, 's'),
    );
    expect(text).not.to.contain('id="comparison"');
  });

  it('compare two audits of the site, in either order, and none of another site', async () => {
    const { text } = await show(shop, `reports?base=${FIRST}&other=${SECOND}`);
    expect(text)
      .to.contain('From 1 May 2026 to 1 Jun 2026')
      .and.to.match(/Fixed issues \([1-9]/);
    const { text: back } = await show(shop, `reports?base=${SECOND}&other=${FIRST}`);
    expect(back)
      .to.contain('From 1 Jun 2026 to 1 May 2026')
      .and.to.match(/New issues \([1-9]/);
    const { status, text: foreign } = await show(shop, `reports?base=${FIRST}&other=${FOREIGN}`);
    expect([status, foreign.includes('id="comparison"')]).to.deep.equal([200, false]);
  });

  it('are shown to their owner alone', async () => {
    for (const area of AREAS) expect((await show(shop, area, 'bob')).status, area).to.equal(404);
  });
});
