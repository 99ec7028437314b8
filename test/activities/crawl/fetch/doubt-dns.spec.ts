import { expect } from 'chai';
import { doubtDns } from '../../../../activities/crawl/fetch/doubt-dns.js';
import type { FetchError } from '../../../../domain/seo/artifacts/fetch.js';

type Result = Parameters<typeof doubtDns>[0][number];
const dead = (host: string): Result => ({
  url: `https://${host}/x`,
  status: 0,
  error: { kind: 'dns', message: '' },
  verdict: 'broken',
});
const came = (host: string, status = 200, error: FetchError | null = null): Result => ({
  url: `https://${host}/x`,
  status,
  error,
  verdict: status === 200 ? 'ok' : 'broken',
});
const verdicts = (own: string, ...results: Result[]) => doubtDns(results, own).map(({ verdict }) => verdict);

describe('[U] doubtDns', () => {
  it('believes a dead name of a site that is reached by name', () => {
    expect(verdicts('site.example', dead('a.example'), dead('b.example'))).to.deep.equal(['broken', 'broken']);
  });

  it('does not believe that many names are dead and none answers', () => {
    const results = ['a', 'b', 'c'].map((name) => dead(`${name}.example`));
    expect(verdicts('site.example', ...results, came('site.example'))).to.deep.equal([
      'unverified',
      'unverified',
      'unverified',
      'ok',
    ]);
  });

  it('believes them once another foreign host answered, with whatever', () => {
    const results = ['a', 'b', 'c'].map((name) => dead(`${name}.example`));
    expect(verdicts('site.example', ...results, came('d.example', 500))[0]).to.equal('broken');
    const refused = came('d.example', 0, { kind: 'refused', message: '' });
    expect(verdicts('127.0.0.1:80', ...results, refused)[0]).to.equal('broken');
  });

  it('does not believe any that is asked from a site on an address of its own', () => {
    for (const own of ['127.0.0.1:8080', '[::1]:8080', 'localhost:3000'])
      expect(verdicts(own, dead('a.example')), own).to.deep.equal(['unverified']);
  });

  it('leaves what was not asked out of account', () => {
    const waiting = { ...came('d.example'), verdict: 'not_checked', status: 0 };
    expect(verdicts('127.0.0.1', dead('a.example'), waiting)).to.deep.equal(['unverified', 'not_checked']);
  });
});
