import { createHash } from 'node:crypto';
import type { FetchFacts } from '../../domain/seo/artifacts/fetch.js';
import type { PageArtifact } from '../../domain/seo/artifacts/page.js';
import type { Check } from '../../domain/seo/checks/check.js';
import { createScope, type ScopeRules } from '../../domain/seo/crawl/crawl-scope.js';
import { judgePage } from '../../domain/seo/judge.js';
import { summarizePage } from '../../domain/seo/page/page-summary.js';
import type { CrawledPage, PackedPage } from '../../store/pack-page.js';
import { applyScope } from './apply-scope.js';
import { blankFacts } from './blank-facts.js';
import type { PageJob, PageReading } from './page-reader.js';
import { pageTargets } from './page-targets.js';
import { looksLikeHtml, parsePage } from './parse-page.js';
import { takeOverPage } from './take-over-page.js';

const HASH_DIGITS = 32;

export interface ReadPageDeps {
  checks: readonly Check[];
  packPage: (page: CrawledPage) => PackedPage;
  unpackArtifact: (packed: Uint8Array) => PageArtifact;
}

/**
 * Reduces one answer to an artifact, judges it, and packs both for the store: all that costs time, in one place that may
 * be another thread. An unchanged page is not parsed again, but judged like any other: checks and numbers may differ.
 */
export function readPage({ checks, packPage, unpackArtifact }: ReadPageDeps, job: PageJob): PageReading {
  const { entry, previous } = job;
  const rules = createScope(job.scope, job.site);
  const { url, depth, source } = entry;
  const facts = job.answer === null ? blankFacts() : hashBody(job.answer);
  const taken = previous && job.answer ? takeOverPage(facts, unpackArtifact(previous)) : null;
  const { fetch, html, reuse } = taken ?? { fetch: facts, html: parse(job, rules), reuse: null };
  const artifact: PageArtifact = { url, depth, source, allowed_by_robots: job.answer !== null, fetch, html };
  const { findings, failed } = judgePage(artifact, checks, job.context);
  return {
    page: packPage({
      order: entry.order,
      artifact,
      summary: summarizePage(artifact),
      findings,
      ...(failed.length > 0 && { failed: failed.map(({ id, message }) => ({ id, message })) }),
      reuse,
    }),
    failed,
    targets: pageTargets(artifact, rules),
  };
}

function hashBody({ facts, body }: NonNullable<PageJob['answer']>): FetchFacts {
  if (body === null || body.length === 0 || facts.truncated) return facts;
  return { ...facts, body_hash: createHash('sha256').update(body).digest('hex').slice(0, HASH_DIGITS) };
}

function parse({ entry, answer, target_keywords, scope }: PageJob, rules: ScopeRules): PageArtifact['html'] {
  if (!answer?.body || answer.body.length === 0) return null;
  const body = Buffer.from(answer.body.buffer, answer.body.byteOffset, answer.body.byteLength);
  if (!looksLikeHtml(answer.facts.media_type, body)) return null;
  const contentType = answer.facts.headers['content-type'] ?? null;
  const html = parsePage({ url: entry.url, body, contentType, targetKeywords: target_keywords });
  return scope === undefined ? html : applyScope(html, rules);
}
