import { toApiFailure } from './api-failure.js';
import { readChunks } from './read-chunks.js';
import { type ApiConnection, authorization, endpoint } from './send-request.js';
import { createSseParser, type ServerEvent } from './sse-parser.js';

export interface EventStreamRequest {
  path: string;
  /** The last event seen; '' for all from the beginning. */
  lastEventId: string;
  signal: AbortSignal;
  /** Called when the stream asks for another delay before reconnecting. */
  onRetryTime(retryMs: number): void;
}

/** Statuses that no reconnection will change. */
const FINAL_STATUSES = new Set([401, 402, 403, 404, 422]);

/**
 * Events of one connection, until the server ends it. Throws CliError for a permanent error response, any other Error
 * when the connection broke, was silent for too long or carried something other than events.
 */
export async function* readEvents(connection: ApiConnection, request: EventStreamRequest): AsyncGenerator<ServerEvent> {
  const silence = new AbortController();
  const onSilence = () => silence.abort(new Error('The event stream fell silent'));
  const timer = setTimeout(onSilence, connection.pace.idleMs);
  try {
    const response = await openStream(connection, request, silence.signal);
    const parser = createSseParser();
    const decoder = new TextDecoder();
    for await (const chunk of readChunks(response)) {
      timer.refresh();
      yield* parser.push(decoder.decode(chunk, { stream: true }));
      const retryMs = parser.retryMs();
      if (retryMs !== null) request.onRetryTime(retryMs);
    }
  } finally {
    clearTimeout(timer);
    // Closes the socket when the consumer stops early.
    silence.abort();
  }
}

async function openStream(
  connection: ApiConnection,
  { path, lastEventId, signal }: EventStreamRequest,
  silence: AbortSignal,
): Promise<ReadableStream<Uint8Array>> {
  const response = await fetch(endpoint(connection, path), {
    headers: {
      ...authorization(connection),
      accept: 'text/event-stream',
      ...(lastEventId === '' ? {} : { 'last-event-id': lastEventId }),
    },
    redirect: 'error',
    signal: AbortSignal.any([signal, silence]),
  });
  if (FINAL_STATUSES.has(response.status)) {
    throw toApiFailure({ status: response.status, body: await response.json().catch(() => null) });
  }
  const isStream = response.headers.get('content-type')?.startsWith('text/event-stream') ?? false;
  if (response.status !== 200 || !isStream || !response.body)
    throw new Error(`No event stream (status ${response.status})`);
  return response.body;
}
