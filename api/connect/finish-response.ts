import { isDomainError } from '../../domain/base/errors.js';
import type { ConnectRequest } from '../../domain/oauth/connect-request.js';
import type { OperationError } from '../../domain/operations/operations.js';
import type { ConnectState } from '../../web/connect/connect-page.js';
import { ERROR_STATUS } from '../http/errors.js';
import {
  type ConnectResponse,
  type FinishedConnect,
  type ResponsePlace,
  refusedPage,
  type TakeResponseDeps,
  takeResponse,
} from './take-response.js';

interface Refused {
  connected: false;
  error: Pick<OperationError, 'code' | 'detail'>;
}

/** What is connected, and how it is said. */
export interface Connecting<Connected extends { connected: true }> {
  connect(request: ConnectRequest): Promise<Connected | Refused>;
  show(connected: Connected): ConnectState;
  /** Title of the page where it was refused. */
  refused: string;
}

/** Completes what was begun at a provider, only for the user who began it: see takeResponse. */
export async function finishResponse<Connected extends { connected: true }>(
  deps: TakeResponseDeps,
  place: ResponsePlace,
  back: ConnectResponse,
  { connect, show, refused }: Connecting<Connected>,
  now: Date,
): Promise<FinishedConnect> {
  const taken = await takeResponse(deps, place, back, now);
  if ('finished' in taken) return taken.finished;
  const outcome = await connect(taken.request).catch((error: unknown): Refused => {
    if (!isDomainError(error)) throw error;
    return { connected: false, error: { code: error.code, detail: error.message } };
  });
  if (outcome.connected)
    return { status: 200, shown: show(outcome), refusal: null, connected_user: taken.request.user_id };
  const { code, detail } = outcome.error;
  const shown = refusedPage(place.name, refused, detail);
  return { status: ERROR_STATUS[code] >= 500 ? 503 : 403, shown, refusal: code, connected_user: null };
}
