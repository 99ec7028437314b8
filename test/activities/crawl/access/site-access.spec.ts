import { expect } from 'chai';
import { withSiteAccess } from '../../../../activities/crawl/access/site-access.js';
import { blankFacts } from '../../../../activities/crawl/fetch/blank-facts.js';
import { followRedirects } from '../../../../activities/crawl/fetch/follow-redirects.js';
import type { HttpFetcher } from '../../../../activities/crawl/ports.js';
import { toSiteHeaders } from '../../../../activities/site-headers.js';

const origin = 'http://staging.example';
const ACCESS = {
  basic_auth: { username: 'ann', password: 'pä:ss' },
  headers: { 'X-Preview': 'yes' },
  cookies: { gate: 'open' },
};
const BASIC = `Basic ${Buffer.from('ann:pä:ss').toString('base64')}`;

function recording(redirects: Record<string, string> = {}) {
  const sent: Record<string, Record<string, string>> = {};
  const fetcher: HttpFetcher = {
    fetchOnce: async (url, { headers = {} } = {}) => {
      sent[url] = headers;
      const redirect_url = redirects[url] ?? null;
      return { facts: { ...blankFacts(), status: redirect_url ? 302 : 200, redirect_url }, body: null };
    },
  };
  return { sent, fetcher: withSiteAccess(fetcher, toSiteHeaders(ACCESS, origin)) };
}

describe('[U] site access', () => {
  it('is sent with every request to its origin, beside what the request sends itself', async () => {
    const { sent, fetcher } = recording();
    await fetcher.fetchOnce(`${origin}/a`, { headers: { cookie: 'seen=1', 'If-None-Match': '"x"' } });
    expect(sent[`${origin}/a`]).to.deep.equal({
      authorization: BASIC,
      'x-preview': 'yes',
      cookie: 'gate=open; seen=1',
      'if-none-match': '"x"',
    });
  });

  it('goes to no other host, port or plain copy of an encrypted one, on redirects neither', async () => {
    const elsewhere = ['http://staging.example:8080/', 'http://other.example/', 'http://staging.example.evil.test/'];
    const { sent, fetcher } = recording({ [`${origin}/`]: elsewhere[1] ?? '' });
    for (const url of elsewhere) await fetcher.fetchOnce(url);
    await followRedirects(fetcher, `${origin}/`);
    for (const url of elsewhere) expect(sent[url], url).to.deep.equal({});
    await fetcher.fetchOnce('https://staging.example/');
    expect(sent['https://staging.example/']).to.include({ authorization: BASIC });
    const plain: Record<string, string>[] = [];
    const inner: HttpFetcher = {
      fetchOnce: async (_url, { headers = {} } = {}) => {
        plain.push(headers);
        return { facts: blankFacts(), body: null };
      },
    };
    await withSiteAccess(inner, toSiteHeaders(ACCESS, 'https://staging.example')).fetchOnce('http://staging.example/');
    expect(plain).to.deep.equal([{}]);
  });
});
