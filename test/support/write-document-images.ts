import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BrowserContext } from 'playwright-core';
import sharp from 'sharp';
import { renderReport } from '../../web/report/render-report.js';
import { auditSite } from '../calibration/audit-site.js';
import { teaShop } from '../calibration/sites/shop/tea-shop.js';
import { startAppPages } from './browser/app-pages.js';
import { launchChromium } from './browser/launch-chromium.js';
import { projectRoot } from './project-root.js';
import { storeAudit } from './samples/stored-audit.js';

/**
 * Takes the screenshots that README.md shows: `npx tsx test/support/write-document-images.ts`. They are of the real report
 * and the real app, with an audit of a generated shop (test/calibration). Run it again when report or app look different.
 */
const FOLDER = 'docs/images';
const WIDTH = 1200;
const HEIGHT = 1000;
/** Down to the scores. The figures below them are about a crawl over a network, and this audit had none. */
const REPORT_HEIGHT = 625;
const MAX_BYTES = 150_000;

const { audit, pages: artifacts } = await auditSite(teaShop);
const app = await startAppPages();
const browser = await launchChromium();
try {
  const { host } = new URL(audit.website_url);
  const site = { site_url: audit.website_url, site: host, competitors: [], target_keywords: [] };
  const watched = await app.store.sites.insert('alice', site, new Date(audit.generated_at));
  await storeAudit(app.store, audit, { artifacts });
  mkdirSync(join(projectRoot, FOLDER), { recursive: true });
  const context = await browser.newContext({ viewport: { width: WIDTH, height: HEIGHT }, colorScheme: 'light' });
  const report = await context.newPage();
  await report.setContent(renderReport(audit, { history: [] }));
  await save('report.png', await report.screenshot({ clip: { x: 0, y: 0, width: WIDTH, height: REPORT_HEIGHT } }));
  await signIn(context);
  const page = await context.newPage();
  await page.goto(`${app.api.url}/app/sites/${watched.site.id}`, { waitUntil: 'load' });
  await save('app.png', await page.screenshot());
} finally {
  await browser.close();
  await app.stop();
}

async function signIn(context: BrowserContext): Promise<void> {
  const [name = '', ...rest] = (await app.signIn('alice')).header(app.api.url).split('=');
  await context.addCookies([{ name, value: rest.join('='), url: app.api.url }]);
}

async function save(name: string, screenshot: Buffer): Promise<void> {
  const image = await sharp(screenshot).png({ palette: true, compressionLevel: 9 }).toBuffer();
  if (image.length > MAX_BYTES) throw new Error(`${name} has ${image.length} bytes; ${MAX_BYTES} at most`);
  writeFileSync(join(projectRoot, FOLDER, name), image);
  console.log(`${FOLDER}/${name}: ${image.length} bytes`);
}
