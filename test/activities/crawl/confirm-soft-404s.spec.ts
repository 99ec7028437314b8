import { expect } from 'chai';
import { confirmSoft404s } from '../../../activities/crawl/confirm-soft-404s.js';
import { blankFacts } from '../../../activities/crawl/fetch/blank-facts.js';
import type { FetchOptions, HttpFetcher } from '../../../activities/crawl/ports.js';
import { confirmedNotFoundKey } from '../../../domain/operations/artifact-keys.js';
import type { FetchFacts } from '../../../domain/seo/artifacts/fetch.js';
import type { PageArtifact } from '../../../domain/seo/artifacts/page.js';
import { type StubCrawl, stubCrawls } from '../../support/samples/stub-crawl.js';
import { stubFetcher } from '../../support/samples/stub-fetcher.js';
import { htmlPage } from '../../support/sites/html-page.js';
import { pageFrom } from '../../support/sites/pages.js';
import { robotsFrom } from '../../support/sites/robots-from.js';
import { skippedVisits } from '../../support/temporal/skipped-visits.js';

const site = 'https://site.example';
const html = (title: string, text = 'Sorry.') => `<!DOCTYPE html><title>${title}</title><p>${text}</p>`;
const GONE = html('Page not found');
const home = pageFrom(htmlPage('<p>Welcome to a shop with a text of its own, about lamps and what they light.</p>'), {
  url: `${site}/`,
});
const page = (path: string, source = GONE) => pageFrom(source, { url: site + path });
const ok = (body: string) => ({ status: 200, media_type: 'text/html', headers: { 'content-type': 'text/html' }, body });

function depsWith(fetcher: HttpFetcher, crawl: StubCrawl, values = new Map<string, unknown>()) {
  const put = async (user: string, key: string, value: unknown) => {
    values.set(`${user} ${key}`, value);
    return { bytes: 0 };
  };
  const { pages } = crawl;
  return {
    fetcher,
    crawls: {
      ...stubCrawls({ crawl }),
      loadFrontier: async () => ({ known: new Set(pages.map(({ url }) => url)), nextOrder: pages.length }),
      count: async () => ({ fetched: pages.length, html: pages.length, pending: 0 }),
    },
    artifacts: { put, get: async () => null },
    hashUrl: (url: string) => url,
    agentToken: 'LinkwrightBot',
    userAgent: 'LinkwrightBot/test',
    openAccess: async () => null,
    concurrency: 2,
    now: () => Date.now(),
  };
}

async function confirm(
  pages: PageArtifact[],
  answers: Record<string, Partial<FetchFacts> & { body?: string }>,
  given: Partial<StubCrawl> = {},
  setAside: string[] = [],
) {
  const { fetcher, asked } = stubFetcher(answers);
  const values = new Map<string, unknown>();
  const deps = depsWith(fetcher, { pages: [home, ...pages], ...given }, values);
  const signal = new AbortController().signal;
  const result = await confirmSoft404s(
    deps,
    { user_id: 'alice', crawl_id: 'crawl' },
    signal,
    skippedVisits(...setAside),
  );
  return { result, asked, confirmed: values.get(`alice ${confirmedNotFoundKey('crawl')}`) };
}

describe('[U] confirmSoft404s', () => {
  it('asks for no page that has ended its worker twice, and confirms none', async () => {
    const answers = { [`${site}/a`]: ok(GONE), [`${site}/b`]: ok(GONE) };
    const { result, asked, confirmed } = await confirm([page('/b'), page('/a')], answers, {}, [`${site}/b`]);
    expect(asked).to.deep.equal([`GET ${site}/a`]);
    const reason = 'This URL crashed the crawler twice and was skipped.';
    expect(result).to.deep.equal({ candidates: 2, confirmed: 1, set_aside: [{ url: `${site}/b`, reason }] });
    expect(confirmed).to.deep.equal([`${site}/a`]);
  });

  it('asks again for candidates and for nothing else', async () => {
    const pages = [page('/b'), page('/a'), page('/fine', htmlPage('<p>Text</p>')), page('/gone')];
    const answers = { [`${site}/a`]: ok(GONE), [`${site}/b`]: ok(GONE) };
    const { result, asked, confirmed } = await confirm(pages, answers);
    expect(asked).to.deep.equal([`GET ${site}/b`, `GET ${site}/a`, `GET ${site}/gone`]);
    expect(result).to.deep.equal({ candidates: 3, confirmed: 2 });
    expect(confirmed).to.deep.equal([`${site}/b`, `${site}/a`]);
  });

  it('wants the same signals again: what was a passing error is none', async () => {
    const again: [string, Partial<FetchFacts> & { body?: string }][] = [
      ['/other', ok(html('Lamps', 'Short.'))],
      ['/long', ok(html('Page not found', 'word '.repeat(80)))],
      ['/unavailable', { ...ok(GONE), status: 503 }],
      ['/moved', { status: 302, redirect_url: `${site}/` }],
      ['/broken', { ...ok(GONE), error: { kind: 'reset', message: 'The connection broke.' } }],
      ['/text', { ...ok('Page not found'), media_type: 'text/plain' }],
    ];
    const answers = Object.fromEntries(again.map(([path, answer]) => [site + path, answer]));
    for (const [path] of again) {
      const { result, confirmed } = await confirm([page(path)], answers);
      expect(result, path).to.deep.equal({ candidates: 1, confirmed: 0 });
      expect(confirmed, path).to.deep.equal([]);
    }
  });

  it('knows the answer to a made-up URL, unless the start page says the same', async () => {
    const shell = page('/a', html('Shop', 'Try the search of this shop, please.'));
    const simhash = shell.html?.text.simhash ?? '';
    const probes = {
      http_form: null,
      https_form: null,
      www_form: null,
      random_path: { url: `${site}/x`, status: 200, redirect_url: null, title: null, simhash },
      favicon: null,
      llms_txt: null,
    };
    const answers = { [`${site}/a`]: ok(html('Shop', 'Try the search of this shop, please.')) };
    expect((await confirm([shell], answers, { probes })).confirmed).to.deep.equal([`${site}/a`]);
    const everywhere = { ...shell, url: `${site}/` };
    expect((await confirm([], answers, { probes, pages: [everywhere, shell] })).asked).to.deep.equal([]);
  });

  it('asks for fifty at most', async () => {
    const pages = Array.from({ length: 60 }, (_, at) => page(`/p${at}`));
    const { result, asked } = await confirm(pages, Object.fromEntries(pages.map(({ url }) => [url, ok(GONE)])));
    expect(asked).to.have.length(50);
    expect(result).to.deep.equal({ candidates: 60, confirmed: 50 });
  });

  it('keeps to the pace that robots.txt asks for', async () => {
    const peakUnder = async (text: string) => {
      let inAir = 0;
      let peak = 0;
      const fetchOnce: HttpFetcher['fetchOnce'] = async () => {
        peak = Math.max(peak, ++inAir);
        await new Promise((resolve) => setImmediate(resolve));
        inAir--;
        return { facts: { ...blankFacts(), status: 404 }, body: null };
      };
      const pages = [home, page('/a'), page('/b'), page('/c')];
      await confirmSoft404s(
        depsWith({ fetchOnce }, { pages, robots: robotsFrom({ text }) }),
        { user_id: 'alice', crawl_id: 'crawl' },
        new AbortController().signal,
      );
      return peak;
    };
    expect(await peakUnder('')).to.equal(2);
    expect(await peakUnder('User-agent: *\nCrawl-delay: 0.01')).to.equal(1);
  });

  it('ends at once when it is asked to', async () => {
    const controller = new AbortController();
    const fetchOnce = async (_url: string, { signal }: FetchOptions = {}): Promise<never> => {
      controller.abort(new Error('stopped'));
      throw signal?.reason;
    };
    const deps = depsWith({ fetchOnce }, { pages: [home, page('/a'), page('/b')] });
    const input = { user_id: 'alice', crawl_id: 'crawl' };
    const failure: unknown = await confirmSoft404s(deps, input, controller.signal).catch((caught: unknown) => caught);
    expect(failure).to.be.instanceOf(Error).and.include({ message: 'stopped' });
  });
});
