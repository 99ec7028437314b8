import { expect } from 'chai';
import type { Issue } from '../../domain/audits/issue.js';
import type { SiteArtifacts } from '../../domain/seo/checks/check.js';
import { judgeGates } from '../../domain/seo/scoring/gates/judge-gates.js';
import { DEFAULT_THRESHOLDS } from '../../domain/seo/thresholds.js';
import { crawlSite } from '../support/crawl-site.js';
import { type LoopbackServer, startHttpServer } from '../support/servers/loopback-server.js';
import { startStore, type TestStore } from '../support/store.js';
import { auditSite } from './audit-site.js';
import type { CalibrationSite } from './calibration-site.js';
import { listCalibrationSites } from './list-calibration-sites.js';

const NAMES = [
  'shop/tool-shop-translations-out',
  'docs/after-the-move',
  'multilingual/untranslated-homes',
  'staging/canonical-to-production',
  'shop/filter-maze',
];

const NOT_FOUND =
  '<!doctype html><html lang="en"><head><title>Not found</title></head><body><h1>Not found</h1></body></html>';

/** The site as a server answers it; its own origin becomes that of the server. */
async function serve({ origin, pages, robots }: CalibrationSite): Promise<LoopbackServer> {
  let own = '';
  const server = await startHttpServer((request, response) => {
    const here = (text: string) => text.replaceAll(origin, own);
    const path = request.url ?? '/';
    if (path === '/robots.txt' && robots !== null) return void response.end(here(robots));
    const answer = pages.get(path);
    if (!answer) return void response.writeHead(404, { 'content-type': 'text/html; charset=utf-8' }).end(NOT_FOUND);
    const { 'content-encoding': _encoding, ...headers } = answer.headers;
    response.writeHead(answer.status, headers).end(here(answer.body));
  });
  own = server.url;
  return server;
}

describe('[I] calibration sites, crawled for real', () => {
  let running: TestStore;
  before(async () => {
    running = await startStore();
  });
  after(() => running.stop());

  for (const name of NAMES) {
    it(`${name} is the site that is scored without a server`, async function () {
      this.timeout(60_000);
      const site = listCalibrationSites().find((each) => each.name === name);
      if (!site) throw new Error(`There is no site ${name}`);
      const server = await serve(site);
      try {
        const place = { host: server.host, startUrl: `${server.url}/` };
        const settings = { crawlId: name.replace('/', ':'), options: { include_sitemap_urls: true } };
        const { judged } = await crawlSite(running.store, place, settings);
        const { site: inMemory, issues } = await auditSite(site);
        expect(linesOf(judged.site, server.url)).to.deep.equal(linesOf(inMemory, site.origin));
        expect(gatesOf(judged.site, judged.issues)).to.deep.equal(gatesOf(inMemory, issues));
      } finally {
        await server.close();
      }
    });
  }
});

function linesOf(site: SiteArtifacts, origin: string): string[] {
  return site.pages
    .filter(({ url }) => url.startsWith(origin))
    .map(({ url, status, indexable, word_count }) => `${url.slice(origin.length)} ${status} ${indexable} ${word_count}`)
    .sort();
}

function gatesOf(site: SiteArtifacts, issues: readonly Issue[]): unknown[] {
  return judgeGates({ site, issues, thresholds: DEFAULT_THRESHOLDS }).map(({ id, cap }) => [id, cap]);
}
