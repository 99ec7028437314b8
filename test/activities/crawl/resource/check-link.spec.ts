import { expect } from 'chai';
import { blankFacts } from '../../../../activities/crawl/fetch/blank-facts.js';
import type { HttpFetcher } from '../../../../activities/crawl/ports.js';
import { checkLink, NameRecord, uncheckedLink } from '../../../../activities/crawl/resource/check-link.js';
import type { FetchFacts } from '../../../../domain/seo/artifacts/fetch.js';

const never = new AbortController().signal;
const URL_ASKED = 'https://site.example/a';

function answering(facts: (method: string) => Partial<FetchFacts>) {
  const asked: string[] = [];
  const fetcher: HttpFetcher = {
    fetchOnce: async (_url, { method = 'GET' } = {}) => {
      asked.push(method);
      return { facts: { ...blankFacts(), ...facts(method) }, body: null };
    },
  };
  return { asked, check: (names = new NameRecord()) => checkLink({ fetcher }, URL_ASKED, names, never) };
}

describe('[U] check link', () => {
  it('asks by HEAD, and by GET where HEAD proves nothing', async () => {
    const plain = answering(() => ({ status: 200 }));
    expect(await plain.check()).to.deep.equal({ ...uncheckedLink(URL_ASKED), status: 200, verdict: 'ok' });
    expect(plain.asked).to.deep.equal(['HEAD']);
    const picky = answering((method) => ({ status: method === 'HEAD' ? 405 : 200 }));
    expect((await picky.check()).verdict).to.equal('ok');
    expect(picky.asked).to.deep.equal(['HEAD', 'GET']);
  });

  it('does not follow redirects', async () => {
    const moved = answering(() => ({ status: 301, redirect_url: 'https://site.example/b' }));
    expect(await moved.check()).to.include({
      verdict: 'redirect',
      redirect_url: 'https://site.example/b',
      permanent: true,
    });
  });

  it('looks up a name that does not resolve once', async () => {
    const lost = answering(() => ({ error: { kind: 'dns', message: 'no such name' } }));
    const names = new NameRecord();
    expect([(await lost.check(names)).verdict, (await lost.check(names)).verdict]).to.deep.equal(['broken', 'broken']);
    expect(lost.asked).to.deep.equal(['HEAD']);
  });
});
