import { expect } from 'chai';
import { blankFacts } from '../../../../activities/crawl/fetch/blank-facts.js';
import type { HttpFetcher } from '../../../../activities/crawl/ports.js';
import { createPoliteFetcher } from '../../../../activities/crawl/resource/polite-fetcher.js';
import type { FetchFacts } from '../../../../domain/seo/artifacts/fetch.js';

const OWN = 'https://site.example/i.png';
const STRANGE = 'https://cdn.example/i.png';
const refused = { kind: 'refused', message: 'no' } as const;

function polite(answers: Partial<FetchFacts>[], isAllowed = true) {
  const asked: string[] = [];
  const reported: string[] = [];
  const fetcher: HttpFetcher = {
    fetchOnce: async (url) => {
      asked.push(url);
      return { facts: { ...blankFacts(), ...(answers.shift() ?? { status: 200 }) }, body: null };
    },
  };
  const politeness = {
    limit: () => 1,
    turn: async () => {
      reported.push('turn');
    },
    observe: ({ status, retryAfter, failed }: { status: number; retryAfter: string | null; failed: boolean }) => {
      reported.push([status, retryAfter, failed].join(' '));
    },
  };
  const isOwnHost = (url: string) => url === OWN;
  const { fetchOnce } = createPoliteFetcher({
    fetcher,
    politeness,
    isOwnHost,
    now: () => 0,
    isAllowed: () => isAllowed,
  });
  const { signal } = new AbortController();
  return { asked, told: reported, ask: async (url: string) => (await fetchOnce(url, { signal })).facts };
}

describe('[U] polite fetcher', () => {
  it('asks the own host in its turn and tells how it answered', async () => {
    const { ask, asked, told: reported } = polite([{ status: 200 }]);
    expect(await ask(OWN)).to.include({ status: 200 });
    expect([asked, reported]).to.deep.equal([[OWN], ['turn', '200  false']]);
  });

  it('asks other hosts without the turns of the own', async () => {
    const { ask, told: reported } = polite([{ status: 200 }]);
    await ask(STRANGE);
    expect(reported).to.deep.equal([]);
  });

  it('does not ask the own host for what robots.txt forbids; other hosts have their own rules', async () => {
    const { ask, asked } = polite([], false);
    expect((await ask(OWN)).error?.kind).to.equal('url_not_allowed');
    expect((await ask(STRANGE)).status).to.equal(200);
    expect(asked).to.deep.equal([STRANGE]);
  });

  const retried: [what: string, first: Partial<FetchFacts>][] = [
    ['429', { status: 429, headers: { 'retry-after': '0' } }],
    ['503', { status: 503, headers: { 'retry-after': '0' } }],
    ['a refused connection', { error: refused, headers: { 'retry-after': '0' } }],
  ];
  for (const [what, first] of retried) {
    it(`${what} may pass: asked once more, not twice`, async () => {
      const passing = polite([first, { status: 200 }]);
      expect(await passing.ask(OWN)).to.include({ status: 200 });
      const lasting = polite([first, first, first]);
      expect(await lasting.ask(STRANGE)).to.include({ status: first.status ?? 0 });
      expect(lasting.asked).to.have.length(2);
    });
  }

  const final: [what: string, answer: Partial<FetchFacts>][] = [
    ['404', { status: 404 }],
    ['a host that does not resolve', { error: { kind: 'dns', message: 'no' } }],
    ['a host that asks for a minute', { status: 429, headers: { 'retry-after': '60' } }],
  ];
  for (const [what, answer] of final) {
    it(`${what} stands`, async () => {
      const { ask, asked } = polite([answer]);
      await ask(STRANGE);
      expect(asked).to.have.length(1);
    });
  }
});
