import { CliError } from '../cli-error.js';
import { EXIT_CODES } from '../exit-codes.js';
import { pause } from '../pause.js';
import { toApiFailure } from './api-failure.js';
import { readRetryAfterHeader } from './retry-after.js';
import { type ApiConnection, authorization, endpoint, isPassingStatus, unreachablePlatform } from './send-request.js';

export interface DownloadRequest {
  path: string;
  /** What is said when there is no such thing (404). */
  missing: string;
  signal: AbortSignal;
}

/** PDFs are printed first, which takes a while; asking again finds the same printing. */
const MAX_LOOKS = 120;
const MAX_FAILURES = 4;
const WAIT_S = 30;

/** The bytes of an answer that may have to be made first. Throws CliError when it is no success. */
export async function download(
  connection: ApiConnection,
  request: DownloadRequest,
): Promise<ReadableStream<Uint8Array>> {
  let failures = 0;
  for (let look = 1; ; look += 1) {
    const response = await open(connection, request).catch((error: Error) => error);
    request.signal.throwIfAborted();
    if (!(response instanceof Error) && response.status === 200 && response.body) return response.body;
    const isWaiting = !(response instanceof Error) && response.status === 202;
    if (!isWaiting) failures += 1;
    if (response instanceof Error) {
      if (response instanceof CliError || failures >= MAX_FAILURES) throw toFailure(connection, response);
    } else if (look >= MAX_LOOKS || !(isWaiting || (isPassingStatus(response.status) && failures < MAX_FAILURES)))
      throw await refusal(response, request);
    const asked =
      response instanceof Error ? null : readRetryAfterHeader(response.headers.get('retry-after'), Date.now());
    if (!(response instanceof Error)) await response.body?.cancel();
    await pause(Math.min(asked ?? connection.pace.pollMs, connection.pace.maxRetryAfterMs), request.signal);
  }
}

/** The time limit is for the head of the answer; a long body may take its time. */
async function open(connection: ApiConnection, { path, signal }: DownloadRequest): Promise<Response> {
  const late = new AbortController();
  const timer = setTimeout(() => late.abort(new Error('no answer')), connection.pace.requestMs);
  try {
    return await fetch(endpoint(connection, path), {
      headers: { ...authorization(connection), prefer: `wait=${WAIT_S}` },
      redirect: 'error',
      signal: AbortSignal.any([signal, late.signal]),
    });
  } finally {
    clearTimeout(timer);
  }
}

function toFailure({ server }: ApiConnection, error: Error): CliError {
  return error instanceof CliError ? error : unreachablePlatform(server, error);
}

async function refusal(response: Response, { missing }: DownloadRequest): Promise<CliError> {
  if (response.status === 202) return new CliError(EXIT_CODES.operation_failed, 'The report is still not ready');
  if (response.status === 404) return new CliError(EXIT_CODES.failure, missing);
  return toApiFailure({ status: response.status, body: await response.json().catch(() => null) });
}
