import { expect } from 'chai';
import { createProviders } from '../../../../activities/outreach/discovery/providers/create-providers.js';
import type { SearchProvider } from '../../../../activities/outreach/discovery/providers/provider.js';
import { searchCandidates } from '../../../../activities/outreach/discovery/search-candidates.js';
import { DomainError } from '../../../../domain/base/errors.js';
import { rejection } from '../../../support/rejection.js';
import {
  braveAnswer,
  type SearchPage,
  type SearchServer,
  searxngAnswer,
  startSearchServer,
} from '../../../support/servers/search-server.js';

const page = (url: string): SearchPage => ({ url, title: 'Blog', snippet: 'Write' });
const REFUSED = 'SearXNG refuses: the key is not accepted, or its JSON responses are switched off';

describe('[I] search candidates', () => {
  let searxng: SearchServer;
  let brave: SearchServer;
  before(async () => {
    [searxng, brave] = await Promise.all([startSearchServer(), startSearchServer()]);
  });
  after(() => Promise.all([searxng.close(), brave.close()]));

  const search = (max_results: number, which: ('searxng' | 'brave')[] = ['searxng', 'brave']) => {
    const urls = { BRAVE_URL: brave.url, SERPER_URL: '', GOOGLE_SEARCH_URL: '' };
    const providers = createProviders({ ...urls, SEARXNG_URL: searxng.url, BRAVE_API_KEY: 'k' });
    const chosen = providers.filter(({ name }) => which.some((each) => each === name));
    return searchCandidates({ providers: chosen }, { keyword: 'tools', max_results }, new AbortController().signal);
  };

  it('takes each site once, from anyone who found it first, and stops when there are enough', async () => {
    searxng.reply({ body: searxngAnswer([page('https://one.example/a'), page('https://www.one.example/b')]) });
    brave.reply({ body: braveAnswer([page('http://one.example/'), page('https://two.example/')]) });
    const { candidates, warnings } = await search(1);
    const query = 'tools "write for us"';
    expect(candidates).to.deep.equal([
      { ...page('https://one.example/a'), domain: 'one.example', provider: 'searxng', query },
      { ...page('https://two.example/'), domain: 'two.example', provider: 'brave', query },
    ]);
    expect(warnings).to.deep.equal([]);
    expect([searxng.asked.length, brave.asked.length]).to.deep.equal([1, 1]);
  });

  it('asks all eight queries while there are too few, and warns of each thing once', async () => {
    searxng.reply({ body: searxngAnswer([page('https://one.example/')], [['google', 'timeout']]) });
    const { candidates, warnings } = await search(5, ['searxng']);
    expect(candidates.map(({ domain }) => domain)).to.deep.equal(['one.example']);
    expect(warnings).to.deep.equal(['SearXNG got no answer from google: timeout']);
    expect(new Set(searxng.asked.map(({ url }) => url.searchParams.get('q'))).size).to.equal(8);
  });

  it('asks all providers at once, and puts what they find in the order of the providers', async () => {
    let release = (): void => undefined;
    const isAsked = new Promise<void>((resolve) => {
      release = resolve;
    });
    // The first one answers only once the second one has been asked.
    const slow: SearchProvider = {
      name: 'searxng',
      search: () => isAsked.then(() => ({ hits: [page('https://one.example/')], warnings: ['late'] })),
    };
    const quick: SearchProvider = {
      name: 'brave',
      search: () => {
        release();
        return Promise.resolve({ hits: [page('https://two.example/')], warnings: ['soon'] });
      },
    };
    const { signal } = new AbortController();
    const found = await searchCandidates({ providers: [slow, quick] }, { keyword: 'tools', max_results: 1 }, signal);
    expect(found.candidates.map(({ domain }) => domain)).to.deep.equal(['one.example', 'two.example']);
    expect(found.warnings).to.deep.equal(['late', 'soon']);
  });

  it('passes on what is no error of a provider, once all have answered', async () => {
    const fault = new Error('not expected');
    const broken: SearchProvider = { name: 'searxng', search: () => Promise.reject(fault) };
    const fine: SearchProvider = { name: 'brave', search: () => Promise.resolve({ hits: [], warnings: [] }) };
    const asked = { keyword: 'tools', max_results: 1 };
    const { signal } = new AbortController();
    const failure: unknown = await searchCandidates({ providers: [broken, fine] }, asked, signal).catch(
      (error: unknown) => error,
    );
    expect(failure).to.equal(fault);
  });

  it('continues without a provider that fails, and asks it no more', async () => {
    searxng.reply({ status: 403 });
    brave.reply({ body: braveAnswer([page('https://two.example/')]) });
    const { candidates, warnings } = await search(5);
    expect(candidates.map(({ domain }) => domain)).to.deep.equal(['two.example']);
    expect(warnings).to.deep.equal([REFUSED]);
    expect([searxng.asked.length, brave.asked.length]).to.deep.equal([1, 8]);
  });

  it('keeps what was found before the last provider failed', async () => {
    searxng.reply({ body: searxngAnswer([page('https://one.example/')]) }, { status: 403 });
    const { candidates, warnings } = await search(5, ['searxng']);
    expect(candidates).to.have.length(1);
    expect(warnings).to.deep.equal([REFUSED]);
  });

  it('finds nothing without a failure when there is nothing', async () => {
    searxng.reply({ body: searxngAnswer([page('ftp://x.example/')]) });
    expect(await search(5, ['searxng'])).to.deep.equal({ candidates: [], warnings: [] });
  });

  it('fails for good when no provider answers for a reason that stays', async () => {
    searxng.reply({ status: 403 });
    brave.reply({ body: 'no JSON' });
    const detail = `${REFUSED}; Brave returned something that is not JSON`;
    for (const [which, reason] of [
      [['searxng', 'brave'], detail],
      [[], 'No search provider is configured'],
    ] as const) {
      const failure: unknown = await search(5, [...which]).catch((error: unknown) => error);
      expect(failure).to.be.instanceOf(DomainError);
      expect(failure).to.include({ code: 'dependency_unavailable', message: reason, retryable: false });
    }
  });

  it('fails to be tried again when one of the reasons may pass', async () => {
    searxng.reply({ status: 403 });
    brave.reply({ status: 503 });
    const failure: unknown = await search(5).catch((error: unknown) => error);
    expect(failure).to.include({ message: `${REFUSED}; Brave returns status 503`, retryable: true });
  });

  it('gives back what was found when its time is up, and fails when that is nothing', async () => {
    searxng.reply({ body: searxngAnswer([page('https://one.example/')]) });
    const silent: SearchProvider = {
      name: 'brave',
      search: (_query, signal) =>
        new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason), { once: true })),
    };
    const urls = { BRAVE_URL: '', SERPER_URL: '', GOOGLE_SEARCH_URL: '', SEARXNG_URL: searxng.url };
    const asked = { keyword: 'tools', max_results: 5 };
    const ask = (providers: SearchProvider[]) =>
      searchCandidates({ providers }, asked, new AbortController().signal, 0.5);
    const { candidates, warnings } = await ask([...createProviders(urls), silent]);
    expect(candidates.map(({ domain }) => domain)).to.deep.equal(['one.example']);
    expect(warnings).to.deep.equal(['The search was stopped after 0.5 seconds']);
    const failure = await rejection(ask([silent]));
    expect(failure).to.include({ code: 'dependency_unavailable', retryable: true });
    expect(failure.message).to.equal('The search was stopped after 0.5 seconds');
  });
});
