import OpenAI, { BadRequestError } from 'openai';
import type {
  ChatCompletionContentPart,
  ChatCompletionCreateParamsNonStreaming,
} from 'openai/resources/chat/completions';
import { z } from 'zod';
import { boundedFetch } from './bounded-fetch.js';
import type { ModelSettings } from './model-settings.js';
import { plainerRequest } from './plainer-request.js';

export interface Completion<Shape extends z.ZodType> {
  name: string;
  system: string;
  user: string;
  /** A picture that goes with it, as a data URL; for models that see. */
  image?: string;
  shape: Shape;
  maxTokens: number;
  signal: AbortSignal;
}

/** For all tries together: somebody waits for the answer. */
const TIMEOUT_MS = 20_000;
/** The first, and two in which a server is met that knows less, or an answer is mended. */
const MAX_TRIES = 3;

/**
 * Asks the model for an answer of this shape, and once more when it does not fit. Null when there is none that fits, for
 * whatever reason: whoever asks has rules to fall back on, and a model that is down is no failure of theirs. `onFault` is
 * told the reason, without the key.
 */
export async function completeJson<Shape extends z.ZodType>(
  settings: ModelSettings,
  completion: Completion<Shape>,
  onFault: (reason: string) => void,
): Promise<z.infer<Shape> | null> {
  const { signal, shape } = completion;
  const stop = AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT_MS)]);
  const tell = (reason: string) => onFault(reason.replaceAll(settings.api_key, '***').slice(0, 500));
  const client = createClient(settings);
  let request = firstRequest(settings.model, completion);
  let isMended = false;
  for (let tries = 1; tries <= MAX_TRIES; tries++) {
    try {
      const answer = await client.chat.completions.create(request, { signal: stop });
      const content = String(answer.choices?.[0]?.message?.content ?? '');
      const read = readAnswer(shape, content);
      if (read.ok) return read.value;
      tell(read.fault);
      if (isMended) return null;
      isMended = true;
      request = mendingRequest(request, content, read.fault);
    } catch (error) {
      signal.throwIfAborted();
      const plainer = error instanceof BadRequestError ? plainerRequest(request, error.message) : null;
      tell(error instanceof Error ? `${error.name}: ${error.message}` : String(error));
      if (plainer === null) return null;
      request = plainer;
    }
  }
  return null;
}

function createClient({ api_key, base_url }: ModelSettings): OpenAI {
  return new OpenAI({
    apiKey: api_key,
    ...(base_url === null ? {} : { baseURL: base_url }),
    ...{ timeout: TIMEOUT_MS, maxRetries: 0, fetch: boundedFetch },
  });
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

function mendingRequest(
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
  let json: unknown;
  try {
    json = JSON.parse(unfenced(content));
  } catch {
    return { ok: false, fault: 'The answer is no JSON.' };
  }
  const parsed = shape.safeParse(json);
  if (parsed.success) return { ok: true, value: parsed.data };
  const [issue] = parsed.error.issues;
  return { ok: false, fault: `The answer does not fit at "${issue?.path.join('.') ?? ''}": ${issue?.message ?? ''}.` };
}

/** Small models put what they were asked for into a block of Markdown. */
function unfenced(content: string): string {
  const text = content.trim();
  return text.startsWith('```') ? text.replace(/^```[a-z]*\s*/i, '').replace(/\s*```$/, '') : text;
}
