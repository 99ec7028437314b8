import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults } from 'axe-core';
import { expect } from 'chai';
import { type AppBrowser, startAppBrowser } from '../../support/app-browser.js';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

describe('[I] web dashboard in a browser', function () {
  this.timeout(90_000);
  let app: AppBrowser;
  const paths: Record<string, string> = {
    home: '/app',
    audits: '/app/audits',
    campaigns: '/app/campaigns',
    senders: '/app/senders',
    templates: '/app/templates',
    suppressions: '/app/suppressions',
    connections: '/app/connections',
    system: '/app/system',
    nothing: `/app/sites/${'f'.repeat(24)}`,
  };
  before(async () => {
    app = await startAppBrowser();
    Object.assign(paths, app.paths);
  });
  after(() => app.stop());

  for (const name of [
    'home',
    'site',
    'audits',
    'operation',
    'campaigns',
    'campaign',
    'leads',
    'write',
    'senders',
    'templates',
    'suppressions',
    'connections',
    'system',
    'nothing',
  ]) {
    for (const colorScheme of ['light', 'dark'] as const) {
      it(`${name}: is accessible in ${colorScheme}, fits a phone, and asks nobody else`, async () => {
        // axe brings a script, which a policy would refuse.
        const context = await app.open({ viewport: { width: 320, height: 640 }, colorScheme, bypassCSP: true });
        const page = await context.newPage();
        const foreign: string[] = [];
        page.on('request', (request) => {
          if (!request.url().startsWith(app.pages.api.url) && !request.url().startsWith('data:'))
            foreign.push(request.url());
        });
        // With its style sheet and its scripts: before, it need not fit, and may not have asked anybody yet.
        await page.goto(`${app.pages.api.url}${paths[name]}`, { waitUntil: 'load' });
        expect(await page.evaluate('document.documentElement.scrollWidth')).to.be.at.most(320);
        expect(foreign).to.deep.equal([]);
        await page.evaluate(AXE);
        const results: AxeResults = await page.evaluate('axe.run(document)');
        expect(results.violations.map(({ id, nodes }) => [id, nodes[0]?.html])).to.deep.equal([]);
        expect(results.passes.length).to.be.greaterThan(10);
        await context.close();
      });
    }
  }
});
