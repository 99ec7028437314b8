import OpenAI, { APIConnectionError, APIUserAbortError, InternalServerError, RateLimitError } from 'openai';
import { boundedFetch } from './bounded-fetch.js';
import { classifyModelError } from './classify-model-error.js';
import type { ModelSettings } from './model-settings.js';

/** A client that tries once: Temporal, or the caller that corrects responses, tries again. */
export function createModelClient(
  { api_key, base_url }: Pick<ModelSettings, 'api_key' | 'base_url'>,
  { timeoutMs, maxBytes }: { timeoutMs: number; maxBytes?: number },
): OpenAI {
  return new OpenAI({
    apiKey: api_key,
    ...(base_url === null ? {} : { baseURL: base_url }),
    timeout: timeoutMs,
    maxRetries: 0,
    fetch: (input, init) => boundedFetch(input, init, maxBytes),
  });
}

/** Whether the server was not there or is busy. A model that took all the time it had will take it again. */
export function isPassing(error: unknown): boolean {
  if (error instanceof APIUserAbortError || classifyModelError(error) === 'quota_exhausted') return false;
  return [APIConnectionError, InternalServerError, RateLimitError].some((kind) => error instanceof kind);
}
