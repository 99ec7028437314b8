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
}

export type PageDigest = Pick<CrawledPage, 'summary' | 'findings' | 'failed' | 'reuse'>;

/** Validators for a later crawl (RFC 9110 13.1), and how long the response took that they came with. */
export interface PageValidators {
  etag: string | null;
  last_modified: string | null;
  ttfb_ms: number;
}

/** A page in its stored form; plain values, so that it can be created in one thread and written by another. */
export interface PackedPage {
  url: string;
  order: number;
  html: boolean;
  blocked: boolean;
  /** packJson of {@link PageDigest}: read in bulk when judging. */
  digest: Uint8Array<ArrayBuffer>;
  /** packJson of the PageArtifact. */
  artifact: Uint8Array<ArrayBuffer>;
  validators: PageValidators | null;
}

export function packPage({ order, artifact, ...digest }: CrawledPage): PackedPage {
  return {
    url: artifact.url,
    order,
    html: artifact.html !== null,
    // One that was read in spite of robots.txt has a status or an error, and counts as requested.
    blocked: !artifact.allowed_by_robots && artifact.fetch.status === 0 && artifact.fetch.error === null,
    digest: packJson(digest),
    artifact: packJson(artifact),
    validators: validatorsOf(artifact.fetch),
  };
}

export const unpackArtifact = (packed: Uint8Array): PageArtifact => unpackJson<PageArtifact>(packed);

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
