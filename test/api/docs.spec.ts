import { expect } from 'chai';
import type mongoose from 'mongoose';
import type { Browser, ConsoleMessage, Page } from 'playwright-core';
import { parse } from 'yaml';
import { readOpenApiText } from '../../api/http/contract/openapi-document.js';
import { createDocsHandlers } from '../../api/http/handlers/docs.js';
import { createHealthHandlers } from '../../api/http/handlers/health.js';
import { connectStore } from '../../store/base/connect.js';
import { startTestApi, type TestApi } from '../support/api/test-api.js';
import { launchChromium } from '../support/browser/launch-chromium.js';
import { readContract } from '../support/contract.js';
import { startMongo, type TestMongo } from '../support/servers/mongo.js';
import { until } from '../support/until.js';

/** Runs in the page. */
const REPORT_VIOLATIONS = `document.addEventListener('securitypolicyviolation',
  (event) => console.error('violation of ' + event.violatedDirective + ': ' + event.blockedURI))`;

describe('[I] documentation', function () {
  this.timeout(120_000);
  let mongo: TestMongo;
  let connection: mongoose.Connection;
  let api: TestApi;

  before(async () => {
    mongo = await startMongo();
    connection = await connectStore(mongo.uri);
    const document = readContract();
    const dependencies = { mongodb: 'up', temporal: 'up', worker: 'up' } as const;
    const handlers = {
      ...createDocsHandlers({ document, readDocumentText: readOpenApiText }),
      ...createHealthHandlers({ readiness: async () => ({ status: 'ready', dependencies }), version: '1.2.3' }),
    };
    api = await startTestApi({ connection, issuer: 'http://127.0.0.1:1', handlers });
  });
  after(async () => {
    await api.close();
    await connection.close();
    await mongo.stop();
  });

  it('serves the contract as YAML, to the letter, and as JSON', async () => {
    const yaml = await api.call('GET', '/openapi.yaml');
    expect([yaml.status, yaml.headers['content-type'], yaml.text]).to.deep.equal([
      200,
      'application/yaml; charset=utf-8',
      readOpenApiText(),
    ]);
    const json = await api.call('GET', '/openapi.json');
    expect([json.status, json.json]).to.deep.equal([200, parse(readOpenApiText())]);
  });

  it('serves the files of the page and nothing beside them', async () => {
    const bundle = await api.call('GET', '/docs/assets/swagger-ui-bundle.js');
    expect([bundle.status, bundle.headers['cache-control']]).to.deep.equal([200, 'public, max-age=3600']);
    for (const path of [
      '/docs/assets/',
      '/docs/assets/package.json',
      '/docs/assets/swagger-ui.js.map',
      '/docs/assets/..%2f..%2fopenapi.yaml',
      '/docs/assets/../../package.json',
    ]) {
      expect([path, (await api.call('GET', path)).status]).to.deep.equal([path, 404]);
    }
  });

  it('shows every operation in a browser, within its content security policy and from this server alone', async () => {
    const browser: Browser = await launchChromium();
    const [violations, foreign]: [string[], string[]] = [[], []];
    try {
      const page = await browser.newPage();
      // How long anything may take is a matter of the test's own limit.
      page.setDefaultTimeout(0);
      page.on('console', (message: ConsoleMessage) => {
        if (
          message.type() === 'error' ||
          /Content Security Policy|Permissions-Policy|Cross-Origin/i.test(message.text())
        )
          violations.push(message.text());
      });
      page.on('pageerror', (failure) => violations.push(failure.message));
      page.on('request', (request) => {
        if (!request.url().startsWith(api.url) && !request.url().startsWith('data:')) foreign.push(request.url());
      });
      await page.addInitScript(REPORT_VIOLATIONS);
      await page.goto(`${api.url}/docs`);
      const operation = page.locator('.opblock', { hasText: '/health/live' });
      await operation.waitFor();
      const { paths } = readContract();
      const count = Object.values(paths).flatMap((item) =>
        Object.keys(item).filter((key) => /^(get|post|put|patch|delete)$/.test(key)),
      ).length;
      const shown = new Set<string>();
      await until(`${count} operations are shown`, async () => {
        await readOperations(page, shown);
        return shown.size >= count;
      });
      expect(shown.size).to.equal(count);
      await page.evaluate('window.scrollTo(0, 0)');
      await operation.waitFor();
      await operation.locator('.opblock-summary-control').click();
      await operation.getByRole('button', { name: 'Try it out' }).click();
      await operation.getByRole('button', { name: 'Execute' }).click();
      await operation.locator('.live-responses-table .response-col_status', { hasText: '200' }).waitFor();
      expect(await operation.locator('.live-responses-table').textContent()).to.contain('"alive"');
    } finally {
      await browser.close();
    }
    expect({ violations, foreign }).to.deep.equal({ violations: [], foreign: [] });
  });
});

/** Of a long contract the page draws what is in sight alone, sooner or later: it is read from top to bottom. */
async function readOperations(page: Page, shown: Set<string>): Promise<void> {
  await page.evaluate('window.scrollTo(0, 0)');
  for (let isEnd = false; !isEnd; ) {
    for (const text of await page.locator('.opblock-summary-control').allTextContents()) shown.add(text);
    isEnd = await page.evaluate('window.innerHeight + window.scrollY >= document.documentElement.scrollHeight - 2');
    await page.mouse.wheel(0, 400);
    await page.waitForTimeout(30);
  }
}
