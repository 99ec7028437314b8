import { createHash } from 'node:crypto';
import { DomainError } from '../../domain/base/errors.js';
import { identifySite } from '../../domain/base/url/url-identity.js';
import { semanticVectorsKey } from '../../domain/operations/artifact-keys.js';
import type { EmbeddingRun } from '../../domain/seo/semantic/embedding-run.js';
import { ALL_REFERENCE_TEXTS, measureScale } from '../../domain/seo/semantic/model-scale.js';
import { pageText } from '../../domain/seo/semantic/page-text.js';
import { MAX_PAGES, MIN_PAGES, PagesToCompare } from '../../domain/seo/semantic/pages-to-compare.js';
import {
  type PackedVector,
  packVector,
  type SiteVectors,
  unpackVector,
} from '../../domain/seo/semantic/site-vectors.js';
import { dot, type UnitVector } from '../../domain/seo/semantic/unit-vector.js';
import type { OwnerId } from '../../domain/workspaces/owner-id.js';
import { CHANGED, embedTexts } from './client/embed-texts.js';
import type { ModelSettings } from './client/model-settings.js';
import type { EmbeddingDeps } from './llm-deps.js';

export interface EmbedPagesInput {
  user_id: OwnerId;
  crawl_id: string;
}

interface PageToEmbed {
  url: string;
  hash: string;
  text: string;
}

/** Texts of one call. */
const BATCH = 64;
/** Careful, as for insights. */
const CHARS_PER_TOKEN = 3;
/** Of the day's tokens: the rest is left to insights. */
const BUDGET_SHARE = 0.5;
/** The same model gives the same text the same vector, but for rounding. */
const SAME_MODEL = 0.999;

/** A request failed for a reason that a retry does not fix. */
class NotEmbedded extends Error {}

/**
 * Requests vectors from an embedding model for the pages of a crawl that an index compares; unchanged pages already
 * have one. Changes: the vectors of the site, and counts tokens of the user's day. Twice: requests only what is
 * missing, and counts that.
 * @throws DomainError dependency_unavailable, retryable, while the model's server is down; not_found without a crawl
 */
export async function embedPages(
  deps: EmbeddingDeps,
  { user_id, crawl_id }: EmbedPagesInput,
  signal: AbortSignal,
): Promise<EmbeddingRun | null> {
  const { embedding: settings } = deps;
  if (settings === null) return null;
  const { model } = settings;
  const crawl = await deps.crawls.find(user_id, crawl_id);
  if (!crawl) throw new DomainError('not_found', 'The crawl is not in the store');
  const pages = await readPages(deps, crawl_id);
  if (pages.length < MIN_PAGES) return { model, reason: 'Fewer than five pages have text to compare' };
  const ask = (texts: readonly string[]) => askWithinBudget(deps, settings, { user_id, texts, signal });
  try {
    const key = semanticVectorsKey(identifySite(crawl.start_url));
    const known = await deps.artifacts.get<SiteVectors>(user_id, key);
    const current = await currentVectors(model, known, ask);
    await fillUp(current, pages, ask).finally(() => deps.artifacts.put(user_id, key, current));
    return { model, reason: null };
  } catch (error) {
    if (error instanceof NotEmbedded) return { model, reason: error.message };
    throw error;
  }
}

type Ask = (texts: readonly string[]) => Promise<UnitVector[]>;

async function readPages({ crawls }: EmbeddingDeps, crawlId: string): Promise<PageToEmbed[]> {
  const compared = new PagesToCompare();
  for await (const { summary } of crawls.streamDigests(crawlId)) compared.take(summary);
  const pages: PageToEmbed[] = [];
  for (const url of compared.urls) {
    const page = await crawls.findPage(crawlId, url);
    const text = (page === null ? '' : pageText(page)) || url;
    pages.push({ url, text, hash: createHash('sha256').update(text).digest('hex').slice(0, 32) });
  }
  return pages;
}

/** The stored vectors of the site, if they are from the same model: the reference texts are requested each time. */
async function currentVectors(model: string, known: SiteVectors | null, ask: Ask): Promise<SiteVectors> {
  const references = await ask(ALL_REFERENCE_TEXTS);
  const scale = measureScale(references);
  if (scale === null) throw new NotEmbedded('The embedding model does not distinguish texts on different subjects');
  const isSame = known?.model === model && known.references.every((packed, at) => isAlike(packed, references[at]));
  const dimensions = references[0]?.length ?? 0;
  return { model, dimensions, scale, references: references.map(packVector), pages: isSame ? known.pages : [] };
}

function isAlike(packed: PackedVector, vector: UnitVector | undefined): boolean {
  const known = unpackVector(packed);
  return known !== null && known.length === vector?.length && dot(known, vector) >= SAME_MODEL;
}

/** The pages of this crawl first, then those of earlier ones, as far as there is room: a quick audit forgets nothing. */
async function fillUp(vectors: SiteVectors, pages: readonly PageToEmbed[], ask: Ask): Promise<void> {
  const known = new Map(vectors.pages.map(({ hash, vector }) => [hash, vector]));
  const missing = pages.filter(({ hash }) => !known.has(hash));
  const urls = new Set(pages.map(({ url }) => url));
  const others = vectors.pages.filter(({ url }) => !urls.has(url));
  try {
    for (let at = 0; at < missing.length; at += BATCH) {
      const batch = missing.slice(at, at + BATCH);
      const added = await ask(batch.map(({ text }) => text));
      if (added[0]?.length !== vectors.dimensions) throw new NotEmbedded(CHANGED);
      for (const [row, vector] of added.entries()) known.set(batch[row]?.hash ?? '', packVector(vector));
    }
  } finally {
    const current = pages.flatMap(({ url, hash }) => {
      const vector = known.get(hash);
      return vector === undefined ? [] : [{ url, hash, vector }];
    });
    vectors.pages = [...current, ...others].slice(0, MAX_PAGES);
  }
}

/** Tokens are reserved before the request, as many as it may cost, and unused ones are released. */
async function askWithinBudget(
  { budgets, dailyTokens, now, onFailure }: EmbeddingDeps,
  settings: ModelSettings,
  { user_id, texts, signal }: { user_id: OwnerId; texts: readonly string[]; signal: AbortSignal },
): Promise<UnitVector[]> {
  const day = new Date(now()).toISOString().slice(0, 10);
  const most = texts.reduce((sum, { length }) => sum + Math.ceil(length / CHARS_PER_TOKEN), 0);
  if (!(await budgets.reserve(user_id, day, most, Math.floor(dailyTokens * BUDGET_SHARE))))
    throw new NotEmbedded('The tokens that a day has for an embedding model are used up');
  const answer = await embedTexts(settings, texts, signal, onFailure);
  await budgets.conclude(user_id, day, (answer.tokens ?? most) - most);
  if (answer.ok) return answer.vectors;
  if (answer.isPassing) throw new DomainError('dependency_unavailable', answer.reason, true);
  throw new NotEmbedded(answer.reason);
}
