import type { FetchFacts } from '../../domain/seo/artifacts/fetch.js';
import type { PageArtifact } from '../../domain/seo/artifacts/page.js';
import type { PageSummary } from '../../domain/seo/artifacts/page-summary.js';
import type { CheckFailure } from '../../domain/seo/check-failure.js';
import type { CheckFinding } from '../../domain/seo/judge.js';
import { packJson, unpackJson } from '../base/json-codec.js';

/** How a page came by its artifact when it was not read: the server or the hash of its body said that it is unchanged. */
export type PageReuse = 'not_modified' | 'unchanged';

export interface CrawledPage {
  order: number;
  artifact: PageArtifact;
  summary: PageSummary;
  findings: CheckFinding[];
  /** Page checks that threw on it; absent when none did. */
  failed?: Pick<CheckFailure, 'id' | 'message'>[];
  /** Null when the page was fetched again. */
  reuse: PageReuse | null;
  /** Absent when the page is to be judged anew even if it does not change. */
  carry?: PageCarry;
}

export type PageDigest = Pick<CrawledPage, 'summary' | 'findings' | 'failed' | 'reuse'>;

/** On what terms a later crawl may take over what was made of a page, and where the page leads. */
export interface PageCarry {
  /** Names the checks and settings that it was judged by. */
  judged_by: string;
  /** Names of all facts of its response that judging and summing up have read: see watchFacts. */
  facts: string[];
  place: Pick<PageArtifact, 'depth' | 'source' | 'allowed_by_robots'>;
  targets: { redirects: string[]; links: string[] };
}

/** Validators for a later crawl (RFC 9110 13.1), and how long the response took that they came with. */
export interface PageValidators {
  etag: string | null;
  last_modified: string | null;
  ttfb_ms: number;
}

/** The parts of a stored page. Only `fetch` is new when a page is taken over from an earlier crawl. */
export interface PackedParts {
  /** JSON of the FetchFacts. Null in pages of earlier versions, whose other parts have them. */
  fetch: Uint8Array | null;
  reuse: PageReuse | null;
  /** packJson of a {@link PageDigest}, without what `fetch` and `reuse` say: read in bulk when judging. */
  digest: Uint8Array;
  /** packJson of the PageArtifact without its FetchFacts. */
  artifact: Uint8Array;
  /** packJson of a {@link PageCarry}. */
  carry: Uint8Array | null;
}

/** A page in its stored form; plain values, so that it can be created in one thread and written by another. */
export interface PackedPage extends PackedParts {
  url: string;
  order: number;
  html: boolean;
  blocked: boolean;
  validators: PageValidators | null;
}

export function packPage({ order, artifact, summary, carry, reuse, ...found }: CrawledPage): PackedPage {
  const { fetch, ...content } = artifact;
  const { ttfb_ms: _, body_bytes: __, headers: ___, set_cookies: ____, http_version: _____, ...summed } = summary;
  return {
    url: artifact.url,
    order,
    html: artifact.html !== null,
    // One that was read in spite of robots.txt has a status or an error, and counts as requested.
    blocked: !artifact.allowed_by_robots && artifact.fetch.status === 0 && artifact.fetch.error === null,
    fetch: packFacts(fetch),
    reuse,
    digest: packJson({ summary: summed, ...found }),
    artifact: packJson(content),
    carry: carry ? packJson(carry) : null,
    validators: validatorsOf(fetch),
  };
}

/** A page of an earlier crawl in this one: nothing but its response is new. */
export function repackPage(
  { digest, artifact, carry }: Pick<PackedParts, 'digest' | 'artifact' | 'carry'>,
  { fetch, ...place }: Pick<PackedPage, 'url' | 'order' | 'html' | 'reuse'> & { fetch: FetchFacts },
): PackedPage {
  return {
    ...place,
    blocked: false,
    fetch: packFacts(fetch),
    digest,
    artifact,
    carry,
    validators: validatorsOf(fetch),
  };
}

/** Too small for compression to pay. */
const packFacts = (fetch: FetchFacts): Uint8Array<ArrayBuffer> => new Uint8Array(Buffer.from(JSON.stringify(fetch)));

export function unpackFacts(packed: Uint8Array): FetchFacts {
  const { buffer, byteOffset, byteLength } = packed;
  const facts: FetchFacts = JSON.parse(Buffer.from(buffer, byteOffset, byteLength).toString());
  return facts;
}

export const unpackCarry = (packed: Uint8Array): PageCarry => unpackJson<PageCarry>(packed);

export function unpackArtifact({ artifact, fetch }: Pick<PackedParts, 'artifact' | 'fetch'>): PageArtifact {
  const content = unpackJson<PageArtifact>(artifact);
  return fetch === null ? content : { ...content, fetch: unpackFacts(fetch) };
}

export function unpackDigest({ digest, fetch, reuse }: Pick<PackedParts, 'digest' | 'fetch' | 'reuse'>): PageDigest {
  const found = unpackJson<PageDigest>(digest);
  if (fetch === null) return found;
  const { ttfb_ms, body_bytes, headers, set_cookies, http_version } = unpackFacts(fetch);
  Object.assign(found.summary, { ttfb_ms, body_bytes, headers, set_cookies, http_version });
  found.reuse = reuse;
  return found;
}

/** What is sent back to the server must be what a header may hold, and of a length that no server refuses. */
const VALIDATOR = /^[\x20-\x7e]{1,512}$/;

function validatorsOf({ status, error, truncated, headers, ttfb_ms }: FetchFacts): PageValidators | null {
  if (status !== 200 || error !== null || truncated) return null;
  const take = (name: string): string | null => {
    const value = headers[name] ?? '';
    return VALIDATOR.test(value) ? value : null;
  };
  const etag = take('etag');
  const last_modified = take('last-modified');
  return etag === null && last_modified === null ? null : { etag, last_modified, ttfb_ms };
}
