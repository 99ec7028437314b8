import { APIError, APIUserAbortError } from 'openai';
import type { CreateEmbeddingResponse } from 'openai/resources/embeddings';
import { writeText } from '../../../domain/base/text/write-text.js';
import { toUnit, type UnitVector } from '../../../domain/seo/semantic/unit-vector.js';
import type { OnModelFailure } from './ask-model.js';
import { classifyModelError } from './classify-model-error.js';
import { createModelClient, isPassing } from './model-client.js';
import type { ModelSettings } from './model-settings.js';

export type Embedded =
  /** `tokens` as the server counted them; null when unknown. */
  | { ok: true; vectors: UnitVector[]; tokens: number | null }
  /** `isPassing`: the server was unavailable or busy, and may be tried again later. `reason` may be shown. */
  | { ok: false; isPassing: boolean; reason: string; tokens: number | null };

/** 64 texts of 1,000 characters take a model on a small processor half a minute. */
const TIMEOUT_MS = 90_000;
/** 64 vectors of 4,096 numbers, 22 characters each, and half as much again. */
const MAX_BYTES = 9 * 1024 * 1024;

/**
 * One call: a vector of length 1 for each text, in their order, all of the same dimension. `onFailure` receives the
 * exact error, without the key.
 */
export async function embedTexts(
  settings: ModelSettings,
  texts: readonly string[],
  signal: AbortSignal,
  onFailure: OnModelFailure,
): Promise<Embedded> {
  const stop = AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT_MS)]);
  const client = createModelClient(settings, { timeoutMs: TIMEOUT_MS, maxBytes: MAX_BYTES });
  try {
    // Numbers as text: servers other than OpenAI's know nothing else.
    const request = { model: settings.model, input: [...texts], encoding_format: 'float' as const };
    const answer = await client.embeddings.create(request, { signal: stop });
    const read = readVectors(answer, texts.length);
    if (typeof read !== 'string') return { ok: true, vectors: read, tokens: tokensOf(answer) };
    onFailure(read, 'malformed_answer');
    return { ok: false, isPassing: false, reason: read, tokens: tokensOf(answer) };
  } catch (error) {
    signal.throwIfAborted();
    const code = classifyModelError(error);
    if (code === null) throw error;
    onFailure(errorOf(error).replaceAll(settings.api_key, '***').slice(0, 500), code);
    // A server that refuses has taken none; what one took that was not waited for is unknown.
    const tokens = error instanceof APIUserAbortError ? null : 0;
    return { ok: false, isPassing: isPassing(error), reason: reasonOf(error), tokens };
  }
}

/** The vectors, or what is wrong with them. */
function readVectors({ data }: CreateEmbeddingResponse, count: number): UnitVector[] | string {
  if (!Array.isArray(data)) return 'The embedding model gave no vectors';
  if (data.length !== count) return writeText`The embedding model gave ${data.length} vectors for ${count} texts`;
  const rows = new Map(data.map((row) => [row?.index, row?.embedding]));
  const vectors: UnitVector[] = [];
  for (let at = 0; at < count; at++) {
    const numbers: unknown = rows.get(at);
    const vector = isNumbers(numbers) ? toUnit(numbers) : null;
    if (vector === null) return 'The embedding model gave a vector that is none';
    if (vector.length !== (vectors[0] ?? vector).length) return CHANGED;
    vectors.push(vector);
  }
  return vectors;
}

const UNREADABLE = 'The server of the embedding model returned a response that cannot be read';
export const CHANGED = 'The embedding model gave vectors of different dimensions';

function isNumbers(value: unknown): value is number[] {
  return Array.isArray(value) && value.every((number) => typeof number === 'number');
}

function tokensOf({ usage }: CreateEmbeddingResponse): number | null {
  const counted: unknown = usage?.total_tokens ?? usage?.prompt_tokens;
  return typeof counted === 'number' && counted > 0 ? counted : null;
}

function errorOf(error: unknown): string {
  return error instanceof Error ? `${error.name}: ${error.message}` : String(error);
}

/** The server's text may hold private data: the status is enough. */
function reasonOf(error: unknown): string {
  if (error instanceof APIUserAbortError) return 'The embedding model took too long';
  if (error instanceof APIError && error.status !== undefined)
    return `The server of the embedding model returned ${error.status}`;
  return isPassing(error) ? 'The server of the embedding model does not answer' : UNREADABLE;
}
