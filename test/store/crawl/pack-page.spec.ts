import { expect } from 'chai';
import type { FetchFacts } from '../../../domain/seo/artifacts/fetch.js';
import { summarizePage } from '../../../domain/seo/page/page-summary.js';
import { unpackJson } from '../../../store/base/json-codec.js';
import { packPage, unpackArtifact } from '../../../store/crawl/pack-page.js';
import { pageFrom } from '../../support/sites/pages.js';

function packed(headers: Record<string, string> = {}, fetch: Partial<FetchFacts> = {}) {
  const artifact = pageFrom('<title>x</title>', { headers, fetch });
  return {
    artifact,
    page: packPage({ order: 3, artifact, summary: summarizePage(artifact), findings: [], reuse: null }),
  };
}

describe('[U] pack page', () => {
  it('packs the artifact, and what judging reads apart from it', () => {
    const { artifact, page } = packed();
    expect(page).to.include({ url: artifact.url, order: 3, html: true, blocked: false });
    expect(unpackArtifact(page.artifact)).to.deep.equal(artifact);
    expect(unpackJson(page.digest)).to.deep.equal({ summary: summarizePage(artifact), findings: [], reuse: null });
  });

  it('keeps in the open what a later crawl may ask with', () => {
    const date = 'Sat, 01 Jan 2022 00:00:00 GMT';
    const { page } = packed({ etag: 'W/"v1"', 'last-modified': date }, { ttfb_ms: 42 });
    expect(page.validators).to.deep.equal({ etag: 'W/"v1"', last_modified: date, ttfb_ms: 42 });
    expect(packed({ etag: '"v1"' }, { ttfb_ms: 1 }).page.validators).to.deep.equal({
      etag: '"v1"',
      last_modified: null,
      ttfb_ms: 1,
    });
  });

  const without: [what: string, headers: Record<string, string>, fetch: Partial<FetchFacts>][] = [
    ['neither header', {}, {}],
    ['a redirect', { etag: '"v1"' }, { status: 301 }],
    ['an answer that broke off', { etag: '"v1"' }, { error: { kind: 'reset', message: '' } }],
    ['a body that was cut', { etag: '"v1"' }, { truncated: true }],
    ['what no header may hold', { etag: '"\u6771"' }, {}],
    ['more than a server takes', { etag: `"${'v'.repeat(600)}"` }, {}],
  ];
  for (const [what, headers, fetch] of without) {
    it(`${what}: nothing to ask with`, () => expect(packed(headers, fetch).page.validators).to.equal(null));
  }
});
