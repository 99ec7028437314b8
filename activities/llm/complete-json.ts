import OpenAI from 'openai';
import { z } from 'zod';
import type { ModelSettings } from './model-settings.js';

export interface Completion<Shape extends z.ZodType> {
  name: string;
  system: string;
  user: string;
  shape: Shape;
  maxTokens: number;
  signal: AbortSignal;
}

const TIMEOUT_MS = 20_000;

/**
 * Asks the model once for an answer of this shape. Null when there is none that fits, for whatever reason: whoever asks
 * has rules to fall back on, and a model that is down is no failure of theirs. `onFault` is told the reason.
 */
export async function completeJson<Shape extends z.ZodType>(
  settings: ModelSettings,
  { name, system, user, shape, maxTokens, signal }: Completion<Shape>,
  onFault: (reason: string) => void,
): Promise<z.infer<Shape> | null> {
  const client = new OpenAI({
    apiKey: settings.api_key,
    ...(settings.base_url === null ? {} : { baseURL: settings.base_url }),
    ...{ timeout: TIMEOUT_MS, maxRetries: 0 },
  });
  try {
    const completion = await client.chat.completions.create(
      {
        model: settings.model,
        messages: [
          { role: 'system', content: system },
          { role: 'user', content: user },
        ],
        max_tokens: maxTokens,
        temperature: 0.4,
        response_format: {
          type: 'json_schema',
          json_schema: { name, strict: true, schema: z.toJSONSchema(shape) as Record<string, unknown> },
        },
      },
      { signal },
    );
    const parsed = shape.safeParse(JSON.parse(completion.choices[0]?.message.content ?? ''));
    if (parsed.success) return parsed.data;
    onFault(`The answer has not the shape: ${parsed.error.issues[0]?.message ?? ''}`);
  } catch (error) {
    if (signal.aborted) throw error;
    onFault(error instanceof Error ? `${error.name}: ${error.message}` : String(error));
  }
  return null;
}
