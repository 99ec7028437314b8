import { expect } from 'chai';
import type { FetchFacts } from '../../../domain/seo/artifacts/fetch.js';
import { summarizePage } from '../../../domain/seo/page/page-summary.js';
import { packJson } from '../../../store/base/json-codec.js';
import {
  packPage,
  repackPage,
  unpackArtifact,
  unpackCarry,
  unpackDigest,
  unpackFacts,
} from '../../../store/crawl/pack-page.js';
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
    expect(unpackArtifact(page)).to.deep.equal(artifact);
    expect(unpackDigest(page)).to.deep.equal({ summary: summarizePage(artifact), findings: [], reuse: null });
  });

  it('keeps apart what is new of an unchanged page, and the rest as it was', () => {
    const { artifact, page } = packed({ etag: '"v1"', date: 'Monday' });
    const fetch = { ...artifact.fetch, headers: { etag: '"v2"', date: 'Tuesday' }, ttfb_ms: 7 };
    const again = repackPage(page, { url: artifact.url, order: 9, html: true, reuse: 'not_modified', fetch });
    expect([again.digest, again.artifact]).to.deep.equal([page.digest, page.artifact]);
    expect(unpackFacts(again.fetch ?? new Uint8Array())).to.deep.equal(fetch);
    expect(unpackArtifact(again)).to.deep.equal({ ...artifact, fetch });
    const summary = summarizePage({ ...artifact, fetch });
    expect(unpackDigest(again)).to.deep.equal({ summary, findings: [], reuse: 'not_modified' });
    expect(again).to.deep.include({ order: 9, blocked: false });
    expect(again.validators).to.deep.equal({ etag: '"v2"', last_modified: null, ttfb_ms: 7 });
  });

  it('packs on what terms a page may be taken over', () => {
    const { artifact } = packed();
    const place = { depth: 1, source: 'link', allowed_by_robots: true } as const;
    const carry = {
      judged_by: 'x',
      facts: ['status'],
      place,
      targets: { redirects: [], links: ['https://a.example/'] },
    };
    const page = packPage({ order: 3, artifact, summary: summarizePage(artifact), findings: [], reuse: null, carry });
    expect(unpackCarry(page.carry ?? new Uint8Array())).to.deep.equal(carry);
    expect(packed().page.carry).to.equal(null);
  });

  it('reads pages of earlier versions, which have their response in each part', () => {
    const { artifact } = packed();
    const digest = { summary: summarizePage(artifact), findings: [], reuse: 'unchanged' };
    const parts = { fetch: null, reuse: null, carry: null, digest: packJson(digest), artifact: packJson(artifact) };
    expect([unpackArtifact(parts), unpackDigest(parts)]).to.deep.equal([artifact, digest]);
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
