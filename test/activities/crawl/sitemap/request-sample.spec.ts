import { expect } from 'chai';
import { requestSample } from '../../../../activities/crawl/sitemap/request-sample.js';
import { UNRECORDED } from '../../../../activities/crawl/visits/careful-visits.js';
import { VisitEnd } from '../../../../activities/visit-end.js';
import { createGuardedFetcher, type GuardedFetcher } from '../../../support/guarded-fetcher.js';
import { type LoopbackServer, startHttpServer } from '../../../support/servers/loopback-server.js';
import { robotsFrom } from '../../../support/sites/robots-from.js';
import { sitemapFrom } from '../../../support/sites/sitemaps.js';
import { skippedVisits } from '../../../support/temporal/skipped-visits.js';

const never = new AbortController().signal;

describe('[I] request sample of a sitemap', () => {
  let site: LoopbackServer;
  let guarded: GuardedFetcher;
  let answer: (path: string) => { status?: number; body?: string; hangs?: boolean; headers?: Record<string, string> };
  before(async () => {
    site = await startHttpServer((request, response) => {
      const { status = 200, body = '', hangs = false, headers = {} } = answer(request.url ?? '/');
      if (hangs) return;
      response.writeHead(status, { 'content-type': 'text/html', ...headers });
      response.end(body);
    });
    guarded = createGuardedFetcher([site.host]);
  });
  after(async () => {
    await guarded.close();
    await site.close();
  });
  beforeEach(() => site.hits.splice(0));

  async function request(paths: string[], sample: number, { seconds = 60, rules = '', visits = UNRECORDED } = {}) {
    const template = {
      lastmod: null,
      file_url: `${site.url}/s.xml`,
      images: 0,
      videos: 0,
      news: false,
      alternates: [],
    };
    const entries = paths.map((path) => ({ ...template, url: site.url + path }));
    const artifact = sitemapFrom({ entries });
    const robots = robotsFrom({ url: `${site.url}/robots.txt`, text: rules });
    const end = new VisitEnd(seconds, never);
    const deps = { fetcher: guarded.fetcher, agentToken: 'LinkwrightBot' };
    await requestSample(deps, artifact, { sample, robots, end, visits }).finally(() => end.clear());
    return artifact;
  }
  const short = (url: string) => url.slice(site.url.length);

  it('requests no URL that has ended its worker twice, and says so', async () => {
    answer = () => ({});
    const visits = skippedVisits(`${site.url}/poison`);
    const found = await request(['/a', '/poison', '/b'], 3, { visits });
    const reason = 'This URL crashed the crawler twice and was skipped.';
    expect(found.set_aside).to.deep.equal([{ url: `${site.url}/poison`, reason }]);
    expect(found.sampled.map(({ url }) => short(url))).to.deep.equal(['/a', '/b']);
    expect(found).to.not.have.property('sampling_stopped_after_s');
    expect(site.hits.filter((hit) => hit.includes('poison'))).to.deep.equal([]);
  });

  it('requests URLs spread over the list', async () => {
    answer = (path) => ({ status: path === '/4' ? 404 : 200 });
    const { sampled } = await request(['/0', '/1', '/2', '/3', '/4', '/5'], 3);
    expect(sampled.map(({ url, status }) => [short(url), status])).to.deep.equal([
      ['/0', 200],
      ['/2', 200],
      ['/4', 404],
    ]);
  });

  it('reads what the pages say of themselves, in their head and their headers', async () => {
    answer = (path) => {
      if (path === '/meta') return { body: '<meta name="robots" content="noindex">' };
      if (path === '/header') return { body: '<p>x', headers: { 'x-robots-tag': 'noindex' } };
      return { body: `<link rel="canonical" href="${site.url}/meta">` };
    };
    const { pages } = await request(['/meta', '/header', '/elsewhere'], 3);
    expect(pages?.map(({ url, noindex, canonical_url }) => [short(url), noindex, canonical_url])).to.deep.equal([
      ['/meta', true, null],
      ['/header', true, null],
      ['/elsewhere', false, `${site.url}/meta`],
    ]);
  });

  it('requests none that robots.txt forbids, and names all of them, sampled or not', async () => {
    answer = () => ({});
    const found = await request(['/private/a', '/private/b', '/open'], 1, {
      rules: 'User-agent: *\nDisallow: /private/',
    });
    expect(site.hits).to.deep.equal([]);
    expect(found.sampled.map(({ url, allowed_by_robots }) => [short(url), allowed_by_robots])).to.deep.equal([
      ['/private/a', false],
    ]);
    const blocked = found.pages?.filter(({ allowed_by_robots }) => !allowed_by_robots);
    expect(blocked?.map(({ url }) => short(url))).to.deep.equal(['/private/a', '/private/b']);
  });

  it('stops when its time is up, and says when', async () => {
    const listed = Array.from({ length: 60 }, (_, at) => (at % 10 === 9 ? `/never/${at}` : `/fine/${at}`));
    answer = (path) => (path.startsWith('/never') ? { hangs: true } : { status: 200 });
    const found = await request(listed, 60, { seconds: 2 });
    expect(found).to.include({ sampling_stopped_after_s: 2 });
    const asked = found.sampled.map(({ url }) => short(url));
    // Four are requested at once: when the fourth silent one has its turn, no turn is left.
    expect(asked).to.include('/fine/0').and.include('/fine/8').and.not.include('/fine/50');
    expect(found.sampled.every(({ status }) => status === 200)).to.equal(true);
    expect(await request(['/fine/1'], 1)).to.not.have.property('sampling_stopped_after_s');
  });
});
