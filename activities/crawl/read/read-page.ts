import { isSameSite, normalizeUrl } from '../../../domain/base/url/url-identity.js';
import { createScope, type ScopeRules } from '../../../domain/crawl/crawl-scope.js';
import type { HtmlFacts } from '../../../domain/seo/artifacts/html.js';
import type { PageArtifact } from '../../../domain/seo/artifacts/page.js';
import type { Check } from '../../../domain/seo/checks/check.js';
import { judgePage } from '../../../domain/seo/judge.js';
import type { Extraction } from '../../../domain/seo/own-checks/own-checks.js';
import { toRuleChecks } from '../../../domain/seo/own-checks/to-own-checks.js';
import { summarizePage } from '../../../domain/seo/page/page-summary.js';
import type { CrawledPage, PackedPage, PackedParts, PageCarry } from '../../../store/crawl/pack-page.js';
import { decodeCharset } from '../charset/decode-charset.js';
import { extractPage } from '../extract/extract-page.js';
import { blankFacts } from '../fetch/blank-facts.js';
import { applyScope } from './apply-scope.js';
import { hashBody } from './hash-body.js';
import type { PageJob, PageJobResult, PageTargets } from './page-reader.js';
import { pageTargets } from './page-targets.js';
import { looksLikeHtml, parsePage } from './parse-page.js';
import { reusePage } from './reuse-page.js';
import { derivedFrom, type Watched, watchFacts } from './watch-facts.js';

export interface ReadPageDeps {
  checks: readonly Check[];
  packPage: (page: CrawledPage) => PackedPage;
  unpackArtifact: (packed: Pick<PackedParts, 'artifact' | 'fetch'>) => PageArtifact;
}

/**
 * Reduces one response to an artifact, judges it, and packs both for the store: everything that takes CPU time, in one
 * place that may be another thread. An unchanged page is not parsed again, but judged like any other: what could be taken
 * over whole does not come here (see reuseStoredPage).
 */
export function readPage({ checks, packPage, unpackArtifact }: ReadPageDeps, job: PageJob): PageJobResult {
  const { entry, previous } = job;
  const rules = createScope(job.scope, job.site);
  const { url, depth, source } = entry;
  const facts = job.answer === null ? blankFacts() : hashBody(job.answer);
  const taken = previous && job.answer ? reusePage(facts, unpackArtifact(previous)) : null;
  const { fetch, html, extracted, reuse } = taken ?? { fetch: facts, ...readBody(job, rules), reuse: null };
  const allowed_by_robots = job.answer !== null && job.blocked !== true;
  const artifact: PageArtifact = { url, depth, source, allowed_by_robots, fetch, html };
  if (job.rendered && html) artifact.rendered = isOfThisPage(job.rendered);
  if (extracted) artifact.extracted = extracted;
  const own = toRuleChecks(job.extractions ?? []);
  const judging = watchFacts(artifact, job.context);
  const { findings, failed } = judgePage(judging.page, [...checks, ...own], judging.context);
  const reading = watchFacts(artifact, job.context);
  const summary = summarizePage(reading.page);
  const targets = withScriptRedirect(pageTargets(reading.page, rules), job, rules);
  const carry = failed.length > 0 ? null : carryOn(job, artifact, { judging, reading, targets });
  return {
    page: packPage({
      order: entry.order,
      artifact,
      summary,
      findings,
      ...(failed.length > 0 && { failed: failed.map(({ id, message }) => ({ id, message })) }),
      reuse,
      ...(carry && { carry }),
    }),
    failed,
    targets,
  };
}

/** Null when the page is to be judged anew in any case. */
function carryOn(
  { judged_by, rendered, answer }: PageJob,
  { depth, source, allowed_by_robots }: PageArtifact,
  { judging, reading, targets }: { judging: Watched; reading: Watched; targets: PageTargets },
): PageCarry | null {
  if (answer === null || rendered || judging.askedForTime) return null;
  const facts = [...new Set([...judging.facts, ...derivedFrom(reading.facts)])];
  return { judged_by, facts, place: { depth, source, allowed_by_robots }, targets };
}

type ReadBody = Pick<PageArtifact, 'html' | 'extracted'>;

function readBody(job: PageJob, rules: ScopeRules): ReadBody {
  const { answer } = job;
  if (!answer?.body || answer.body.length === 0) return { html: null };
  const body = Buffer.from(answer.body.buffer, answer.body.byteOffset, answer.body.byteLength);
  if (!looksLikeHtml(answer.facts.media_type, body)) return { html: null };
  const contentType = answer.facts.headers['content-type'] ?? null;
  const html = readHtml(job, body, contentType);
  const read: ReadBody = { html: job.scope === undefined ? html : applyScope(html, rules) };
  if (job.extractions && job.extractions.length > 0) read.extracted = extract(job, job.extractions, body, contentType);
  return read;
}

/** By the document after its scripts have run, where a browser gave one of this very page; else by the source. */
function readHtml({ entry, target_keywords, rendered }: PageJob, body: Buffer, contentType: string | null): HtmlFacts {
  const targetKeywords = target_keywords;
  if (!isOfThisPage(rendered)) return parsePage({ url: entry.url, body, contentType, targetKeywords });
  const html = parsePage({
    // Relative links start from where the page has put itself by history.pushState.
    url: isSameSite(rendered.url, entry.url) ? rendered.url : entry.url,
    body: Buffer.from(rendered.html, 'utf8'),
    contentType: 'text/html; charset=utf-8',
    targetKeywords,
  });
  // How the source was transferred does not matter for its scripts.
  return { ...html, charset: decodeCharset(body, contentType).charset };
}

/** From the same document that the facts are read from. */
function extract(
  { rendered }: PageJob,
  extractions: readonly Extraction[],
  body: Buffer,
  contentType: string | null,
): PageArtifact['extracted'] {
  return isOfThisPage(rendered)
    ? extractPage(extractions, rendered.html, 'rendered')
    : extractPage(extractions, decodeCharset(body, contentType).text, 'source');
}

type Rendered = Extract<NonNullable<PageJob['rendered']>, { html: string }>;

function isOfThisPage(rendered: PageJob['rendered']): rendered is Rendered {
  return rendered !== undefined && 'html' in rendered && rendered.documents === 1;
}

/** A page whose script leads to another document of the site is followed like a redirect. */
function withScriptRedirect(targets: PageTargets, { rendered }: PageJob, rules: ScopeRules): PageTargets {
  if (!rendered || 'error' in rendered || rendered.documents === 1) return targets;
  const url = normalizeUrl(rendered.url);
  if (url === null || !rules.isOwn(url)) return targets;
  return { ...targets, redirects: [...targets.redirects, rules.clean(url)] };
}
