import { writeText } from '../../../domain/base/text/write-text.js';

/** A response of a few hundred words has a few kilobytes; a server that writes without end is cut off. */
const MAX_BYTES = 256 * 1024;

/** It writes without end. */
export class AnswerTooLongError extends Error {
  override readonly name = 'AnswerTooLongError';
}

/** `fetch` for a model's server: a response longer than any useful one fails, and redirects are not followed. */
export async function boundedFetch(
  input: string | URL | Request,
  init?: RequestInit,
  maxBytes = MAX_BYTES,
): Promise<Response> {
  const response = await fetch(input, { ...init, redirect: 'error' });
  if (!response.body) return response;
  let bytes = 0;
  const limit = new TransformStream<Uint8Array, Uint8Array>({
    transform(chunk, controller) {
      bytes += chunk.byteLength;
      if (bytes > maxBytes)
        controller.error(new AnswerTooLongError(writeText`The answer has more than ${maxBytes} bytes`));
      else controller.enqueue(chunk);
    },
  });
  const { status, statusText, headers } = response;
  return new Response(response.body.pipeThrough(limit), { status, statusText, headers });
}
