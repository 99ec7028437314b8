import { CliError } from '../cli-error.js';
import { EXIT_CODES } from '../exit-codes.js';
import type { Pace } from '../pace.js';
import { pause } from '../pause.js';
import { readRetryAfterHeader } from './retry-after.js';

export interface ApiConnection {
  /** http(s) address of the platform, without a slash at the end. */
  server: string;
  token: string;
  /** Id of the workspace to work in. */
  workspace?: string | null;
  pace: Pace;
}

export interface ApiRequest {
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  /** Absolute path on the server. */
  path: string;
  headers?: Readonly<Record<string, string>>;
  /** Sent as JSON. */
  body?: unknown;
  /** Sent as it is, in place of a body. */
  csv?: Uint8Array;
  /** How often it may be sent: only what can be repeated without harm passes more than 1. */
  attempts: number;
  /** Longest wait for one response. */
  timeoutMs: number;
  signal: AbortSignal;
}

export interface ApiAnswer {
  status: number;
  headers: Headers;
  /** The JSON of the body; null when it is not JSON. */
  body: unknown;
}

/** Statuses of something in front of a server that is starting or busy. */
const PASSING_STATUSES = new Set([429, 502, 503, 504]);

/**
 * Sends a request, and retries when the network fails or the server asks to wait. A POST on its way is never cut off by
 * the signal: what it started must be known before it can be canceled. Throws CliError when there is no response.
 */
export async function sendRequest(connection: ApiConnection, request: ApiRequest): Promise<ApiAnswer> {
  for (let attempt = 1; ; attempt += 1) {
    const outcome = await sendOnce(connection, request).catch((error: unknown) => toError(error, request.signal));
    const isLast = attempt >= request.attempts;
    if (outcome instanceof Error) {
      if (isLast) throw unreachablePlatform(connection.server, outcome);
    } else if (isLast || !isPassing(outcome)) return outcome;
    await pause(delayMs(outcome, attempt, connection.pace), request.signal);
  }
}

/** Where a path of the server is. Only absolute paths: a link in an answer never leads the token to another host. */
export function endpoint({ server }: Pick<ApiConnection, 'server'>, path: string): string {
  if (!path.startsWith('/')) throw new CliError(EXIT_CODES.failure, `Not a path of the platform: ${path}`);
  return `${server}${path}`;
}

/** Who asks, and in which workspace. */
export function authorization({
  token,
  workspace,
}: Pick<ApiConnection, 'token' | 'workspace'>): Record<string, string> {
  return {
    authorization: `Bearer ${token}`,
    'user-agent': 'linkwright-cli',
    ...(workspace && { 'workspace-id': workspace }),
  };
}

async function sendOnce(connection: ApiConnection, request: ApiRequest): Promise<ApiAnswer> {
  const { method, path, body, csv, timeoutMs } = request;
  const timeout = AbortSignal.timeout(timeoutMs);
  const response = await fetch(endpoint(connection, path), {
    method,
    headers: {
      ...authorization(connection),
      accept: 'application/json',
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...(csv === undefined ? {} : { 'content-type': 'text/csv' }),
      ...request.headers,
    },
    body: (csv && new Uint8Array(csv)) ?? (body === undefined ? null : JSON.stringify(body)),
    // A redirect would turn a POST into a GET or carry the token away; the platform never sends one here.
    redirect: 'error',
    signal: method === 'GET' ? AbortSignal.any([timeout, request.signal]) : timeout,
  });
  return { status: response.status, headers: response.headers, body: parseJson(await response.text()) };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** Temporary errors are returned; all others are thrown. */
function toError(error: unknown, signal: AbortSignal): Error {
  signal.throwIfAborted();
  if (error instanceof CliError || !(error instanceof Error)) throw error;
  return error;
}

/** Whether asking again may help. */
export function isPassingStatus(status: number): boolean {
  return PASSING_STATUSES.has(status);
}

/** A 5xx that carries `error` is the final result of a failed operation, not a temporary error. */
function isPassing({ status, body }: ApiAnswer): boolean {
  return PASSING_STATUSES.has(status) && !(typeof body === 'object' && body !== null && 'error' in body);
}

function delayMs(outcome: ApiAnswer | Error, attempt: number, pace: Pace): number {
  const asked = outcome instanceof Error ? null : readRetryAfterHeader(outcome.headers.get('retry-after'), Date.now());
  if (asked !== null) return Math.min(asked, pace.maxRetryAfterMs);
  const backOff = Math.min(pace.firstRetryMs * 2 ** (attempt - 1), pace.maxRetryMs);
  // Half of it by chance, so that clients of one restarted server do not come back all at once.
  return backOff / 2 + (Math.random() * backOff) / 2;
}

/** fetch hides the reason in `cause`; of several addresses tried, the first one's. */
export function unreachablePlatform(server: string, error: Error): CliError {
  const cause = error.cause instanceof AggregateError ? error.cause.errors[0] : error.cause;
  const reason = error.name === 'TimeoutError' ? 'no answer' : cause instanceof Error ? cause.message : error.message;
  return new CliError(EXIT_CODES.failure, `The platform at ${server} can't be reached: ${reason}`);
}
