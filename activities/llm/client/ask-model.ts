import { APIUserAbortError, BadRequestError } from 'openai';
import type {
  ChatCompletionContentPart,
  ChatCompletionCreateParamsNonStreaming,
} from 'openai/resources/chat/completions';
import { z } from 'zod';
import type { ModelFailureCode } from '../../../domain/llm/model-failure.js';
import { classifyModelError } from './classify-model-error.js';
import { createModelClient, isPassing } from './model-client.js';
import type { ModelSettings } from './model-settings.js';
import { plainerRequest } from './plainer-request.js';

export interface Completion<Shape extends z.ZodType> {
  name: string;
  system: string;
  user: string;
  /** An image to send with it, as a data URL; for vision models. */
  image?: string;
  shape: Shape;
  maxTokens: number;
  signal: AbortSignal;
  /** For all tries together; 20 seconds by default, since a client waits for the response. */
  timeoutMs?: number;
}

export type ModelAnswer<Value> =
  /** `tokens` as the server counted them, over all tries; null when unknown. */
  | { ok: true; value: Value; tokens: number | null }
  /** `isPassing`: the server was unavailable or busy, and may be tried again later. */
  | { ok: false; isPassing: boolean; failure: ModelFailureCode; tokens: number | null };

/** Receives why a response was unusable, for the log, and the kind of failure. */
export type OnModelFailure = (reason: string, code: ModelFailureCode) => void;

const TIMEOUT_MS = 20_000;
/** The first, plus two for servers that support fewer parameters or responses that need a correction. */
const MAX_TRIES = 3;

/**
 * Asks the model for a response of this shape, and once more when it does not fit. `onFailure` receives why a response
 * was unusable, without the key.
 * @throws errors that are not the model's, such as our own
 */
export async function askModel<Shape extends z.ZodType>(
  settings: ModelSettings,
  completion: Completion<Shape>,
  onFailure: OnModelFailure,
): Promise<ModelAnswer<z.infer<Shape>>> {
  const { signal, shape, timeoutMs = TIMEOUT_MS } = completion;
  const stop = AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]);
  const tell = (reason: string, code: ModelFailureCode) =>
    onFailure(reason.replaceAll(settings.api_key, '***').slice(0, 500), code);
  const client = createModelClient(settings, { timeoutMs });
  let request = firstRequest(settings.model, completion);
  let isFixed = false;
  let failure: ModelFailureCode = 'malformed_answer';
  let tokens: number | null = null;
  for (let tries = 1; tries <= MAX_TRIES; tries++) {
    try {
      const answer = await client.chat.completions.create(request, { signal: stop });
      tokens = addTokens(tokens, answer.usage?.total_tokens);
      const content = String(answer.choices?.[0]?.message?.content ?? '');
      const read = readAnswer(shape, content);
      if (read.ok) return { ok: true, value: read.value, tokens };
      failure = content.trim() === '' ? 'empty_answer' : 'malformed_answer';
      tell(read.fault, failure);
      if (isFixed) break;
      isFixed = true;
      request = buildFixRequest(request, content, read.fault);
    } catch (error) {
      signal.throwIfAborted();
      const plainer = error instanceof BadRequestError ? plainerRequest(request, error.message) : null;
      const code = classifyModelError(error);
      if (code === null) throw error;
      tell(error instanceof Error ? `${error.name}: ${error.message}` : String(error), code);
      if (plainer === null)
        return { ok: false, isPassing: isPassing(error), failure: code, tokens: tokensOf(error, tokens) };
      failure = code;
      request = plainer;
    }
  }
  return { ok: false, isPassing: false, failure, tokens };
}

function addTokens(before: number | null, counted: unknown): number | null {
  return typeof counted === 'number' && counted > 0 ? (before ?? 0) + counted : before;
}

/** A server that refuses has taken none; what one took that was not waited for is unknown. */
function tokensOf(error: unknown, before: number | null): number | null {
  return error instanceof APIUserAbortError ? null : (before ?? 0);
}

function firstRequest(
  model: string,
  { name, system, user, image, shape, maxTokens }: Completion<z.ZodType>,
): ChatCompletionCreateParamsNonStreaming {
  const { $schema: _, ...schema } = z.toJSONSchema(shape);
  return {
    model,
    messages: [
      { role: 'system', content: `${system}\nAnswer with one JSON object of this schema: ${JSON.stringify(schema)}` },
      { role: 'user', content: image === undefined ? user : withImage(user, image) },
    ],
    max_tokens: maxTokens,
    temperature: 0.4,
    response_format: { type: 'json_schema', json_schema: { name, strict: true, schema } },
  };
}

function withImage(text: string, url: string): ChatCompletionContentPart[] {
  return [
    { type: 'text', text },
    { type: 'image_url', image_url: { url, detail: 'auto' } },
  ];
}

const MAX_ECHO_CHARS = 2_000;

function buildFixRequest(
  request: ChatCompletionCreateParamsNonStreaming,
  content: string,
  fault: string,
): ChatCompletionCreateParamsNonStreaming {
  const { messages } = request;
  const asked = `That cannot be used: ${fault} Answer again, with the JSON object alone.`;
  return {
    ...request,
    messages: [
      ...messages,
      { role: 'assistant', content: content.slice(0, MAX_ECHO_CHARS) },
      { role: 'user', content: asked },
    ],
  };
}

function readAnswer<Shape extends z.ZodType>(
  shape: Shape,
  content: string,
): { ok: true; value: z.infer<Shape> } | { ok: false; fault: string } {
  const text = unfenced(content);
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    return { ok: false, fault: 'The answer is no JSON.' };
  }
  const parsed = shape.safeParse(json);
  if (parsed.success) return { ok: true, value: parsed.data };
  const [issue] = parsed.error.issues;
  return { ok: false, fault: `The answer does not fit at "${issue?.path.join('.') ?? ''}": ${issue?.message ?? ''}.` };
}

/** Small models wrap the requested output in a block of Markdown. */
function unfenced(content: string): string {
  const text = content.trim();
  return text.startsWith('```') ? text.replace(/^```[a-z]*\s*/i, '').replace(/\s*```$/, '') : text;
}
