import { CliError } from '../cli-error.js';
import { EXIT_CODES } from '../exit-codes.js';
import { toApiFailure } from './api-failure.js';
import { download } from './download.js';
import { type ClientOperation, readOperation } from './operation.js';
import { type EventStreamRequest, readEvents } from './read-events.js';
import { readRetryAfterHeader } from './retry-after.js';
import { type ApiAnswer, type ApiConnection, sendRequest } from './send-request.js';
import type { ServerEvent } from './sse-parser.js';

export interface StartCall {
  path: string;
  body: Readonly<Record<string, unknown>>;
  /** Names what is to be done: however often it is sent, it starts once. */
  idempotencyKey: string;
}

/** A call that returns what it did. */
export interface PostRequest {
  path: string;
  body?: Readonly<Record<string, unknown>>;
  csv?: Uint8Array;
  idempotencyKey: string;
}

/** A start usually returns an operation; a repeated one that has already ended returns its result. */
export type Started = { operation: ClientOperation } | { result: unknown };

/** The calls of this client. All throw CliError when the response is not a success. */
export interface ApiClient {
  start(request: StartCall, signal: AbortSignal): Promise<Started>;
  /** Waits for the response of a POST that is not an operation. */
  post(request: PostRequest, signal: AbortSignal): Promise<unknown>;
  /** Anything that is there to be read. `missing` is what is said when it is not (404). */
  read(path: string, request: { missing?: string; signal: AbortSignal }): Promise<unknown>;
  /** Sets fields of what is there: the same however often it is sent. `missing` is what is said when it is not there (404). */
  change(
    request: { path: string; body: Readonly<Record<string, unknown>>; missing: string },
    signal: AbortSignal,
  ): Promise<unknown>;
  /** Takes something away. `missing` is what is said when it is not there (404). */
  remove(path: string, request: { missing: string; signal: AbortSignal }): Promise<void>;
  /** The bytes of a response that may have to be generated first. */
  download(request: { path: string; missing: string; signal: AbortSignal }): Promise<ReadableStream<Uint8Array>>;
  /** With the time until the next check in ms, when the server gives one. */
  getOperation(
    operation: ClientOperation,
    signal: AbortSignal,
  ): Promise<{ operation: ClientOperation; lookAgainMs: number | null }>;
  getResult(operation: ClientOperation, signal: AbortSignal): Promise<unknown>;
  readEvents(operation: ClientOperation, request: Omit<EventStreamRequest, 'path'>): AsyncGenerator<ServerEvent>;
  /** One that has ended meanwhile is fine. */
  cancel(operation: ClientOperation): Promise<void>;
}

/** A wrong URL should be reported within seconds. */
const START_ATTEMPTS = 4;
/** About a minute and a half: the audit continues while the API restarts. */
const FOLLOW_ATTEMPTS = 14;
const CANCEL_ATTEMPTS = 2;

export function createApiClient(connection: ApiConnection): ApiClient {
  const { requestMs, cancelMs } = connection.pace;
  const get = async (path: string, signal: AbortSignal): Promise<ApiAnswer> => {
    const request = { method: 'GET', path, attempts: FOLLOW_ATTEMPTS, timeoutMs: requestMs, signal } as const;
    return expectStatus(await sendRequest(connection, request), 200);
  };
  return {
    start: async ({ path, body, idempotencyKey }, signal) => {
      const headers = { 'idempotency-key': idempotencyKey, prefer: 'respond-async' };
      const request = {
        method: 'POST',
        path,
        headers,
        body,
        attempts: START_ATTEMPTS,
        timeoutMs: requestMs,
        signal,
      } as const;
      const answer = expectStatus(await sendRequest(connection, request), 200, 202);
      return answer.status === 200 ? { result: answer.body } : { operation: readOperation(answer.body) };
    },
    post: async ({ path, body, csv, idempotencyKey }, signal) => {
      const headers = { 'idempotency-key': idempotencyKey };
      const content = csv === undefined ? { body } : { csv };
      const request = {
        method: 'POST',
        path,
        headers,
        attempts: START_ATTEMPTS,
        timeoutMs: requestMs,
        signal,
        ...content,
      } as const;
      return expectStatus(await sendRequest(connection, request), 200, 201).body;
    },
    read: async (path, { missing, signal }) => {
      const request = { method: 'GET', path, attempts: START_ATTEMPTS, timeoutMs: requestMs, signal } as const;
      const answer = await sendRequest(connection, request);
      if (answer.status === 404 && missing !== undefined) throw new CliError(EXIT_CODES.failure, missing);
      return expectStatus(answer, 200).body;
    },
    change: async ({ path, body, missing }, signal) => {
      const request = { method: 'PATCH', path, body, attempts: START_ATTEMPTS, timeoutMs: requestMs, signal } as const;
      const answer = await sendRequest(connection, request);
      if (answer.status === 404) throw new CliError(EXIT_CODES.failure, missing);
      return expectStatus(answer, 200).body;
    },
    remove: async (path, { missing, signal }) => {
      const request = { method: 'DELETE', path, attempts: START_ATTEMPTS, timeoutMs: requestMs, signal } as const;
      const answer = await sendRequest(connection, request);
      if (answer.status === 404) throw new CliError(EXIT_CODES.failure, missing);
      if (answer.status !== 204) throw toApiFailure(answer);
    },
    download: (request) => download(connection, request),
    getOperation: async ({ links }, signal) => {
      const { body, headers } = await get(links.self, signal);
      return {
        operation: readOperation(body),
        lookAgainMs: readRetryAfterHeader(headers.get('retry-after'), Date.now()),
      };
    },
    getResult: async ({ links }, signal) => (await get(links.result, signal)).body,
    readEvents: ({ links }, request) => readEvents(connection, { ...request, path: links.events }),
    cancel: async ({ links }) => {
      const limits = { attempts: CANCEL_ATTEMPTS, timeoutMs: cancelMs, signal: new AbortController().signal };
      expectStatus(
        await sendRequest(connection, { method: 'POST', path: `${links.self}/cancel`, ...limits }),
        202,
        409,
      );
    },
  };
}

function expectStatus(answer: ApiAnswer, ...expected: number[]): ApiAnswer {
  if (!expected.includes(answer.status)) throw toApiFailure(answer);
  // A page of a proxy or of another program on that port.
  if (answer.body === null)
    throw new CliError(EXIT_CODES.failure, 'The response is not JSON: does this URL lead to a Linkwright platform?');
  return answer;
}
