import { expect } from 'chai';
import { blankFacts } from '../../../../activities/crawl/fetch/blank-facts.js';
import { reusePage } from '../../../../activities/crawl/read/reuse-page.js';
import type { FetchFacts } from '../../../../domain/seo/artifacts/fetch.js';
import { pageFrom } from '../../../support/sites/pages.js';

const before = pageFrom('<title>Before</title>', {
  headers: { etag: '"v1"', 'cache-control': 'max-age=60', 'content-encoding': 'br' },
  fetch: { body_hash: 'abc', set_cookies: ['a=1'], x_robots_tags: ['noindex'] },
});
const notModified = (facts: Partial<FetchFacts>): FetchFacts => ({ ...blankFacts(), status: 304, ...facts });

describe('[U] take over page', () => {
  it('a 304 keeps the stored answer and brings its headers up to date', () => {
    const headers = { 'cache-control': 'max-age=5', date: 'now', 'content-length': '0', 'content-type': 'text/plain' };
    const taken = reusePage(notModified({ headers, duration_ms: 3, http_version: '1.1' }), before);
    expect(taken?.reuse).to.equal('not_modified');
    expect(taken?.html).to.equal(before.html);
    expect(taken?.fetch).to.deep.equal({
      ...before.fetch,
      headers: { ...before.fetch.headers, 'cache-control': 'max-age=5', date: 'now' },
      http_version: '1.1',
      not_modified: true,
    });
  });

  it('what was extracted is taken over with the page', () => {
    const extracted = { read_from: 'source' as const, columns: [{ name: 'Price', values: ['1'], matches: 1 }] };
    expect(reusePage(notModified({}), { ...before, extracted })?.extracted).to.deep.equal(extracted);
  });

  it('cookies and robots tags of the 304 replace the stored ones, if it has any', () => {
    const taken = reusePage(notModified({ set_cookies: ['b=2'], x_robots_tags: ['none'] }), before);
    expect(taken?.fetch).to.deep.include({ set_cookies: ['b=2'], x_robots_tags: ['none'] });
  });

  it('a 304 can show the server as slower, never as quicker', () => {
    expect(before.fetch.ttfb_ms).to.equal(120);
    expect(reusePage(notModified({ ttfb_ms: 10 }), before)?.fetch.ttfb_ms).to.equal(120);
    expect(reusePage(notModified({ ttfb_ms: 900 }), before)?.fetch.ttfb_ms).to.equal(900);
  });

  it('the same bytes under the same type are the same page, with the facts of now', () => {
    const facts = { ...before.fetch, headers: { 'content-type': 'text/html; charset=utf-8' }, ttfb_ms: 7 };
    expect(reusePage(facts, before)).to.deep.equal({ fetch: facts, html: before.html, reuse: 'unchanged' });
  });

  const differences: [what: string, facts: Partial<FetchFacts>][] = [
    ['other bytes', { body_hash: 'abd' }],
    ['no hash', { body_hash: null }],
    ['another type', { headers: { ...before.fetch.headers, 'content-type': 'text/html' } }],
    ['an answer that broke off', { error: { kind: 'reset', message: '' } }],
  ];
  for (const [what, facts] of differences) {
    it(`${what}: to be read`, () => expect(reusePage({ ...before.fetch, ...facts }, before)).to.equal(null));
  }

  it('no hash on either side proves nothing', () => {
    const unhashed = { ...before, fetch: { ...before.fetch, body_hash: null } };
    expect(reusePage(unhashed.fetch, unhashed)).to.equal(null);
  });
});
