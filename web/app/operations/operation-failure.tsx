import { adviseOnFailure } from '../../../domain/operations/advise-on-failure.js';
import { mayWorkOverHttp } from '../../../domain/operations/may-work-over-http.js';
import type { Operation } from '../../../domain/operations/operations.js';
import { refuseRetry } from '../../../domain/operations/refuse-retry.js';
import { Foreign } from '../../report/parts/foreign.js';

/** Of an operation without a result: the cause, what to do, and the buttons that do it. */
export function OperationFailure({ operation, mayRetry }: { operation: Operation; mayRetry: boolean }) {
  const { id, status, error } = operation;
  const advice = error === null ? null : adviseOnFailure(error.code);
  const refusal = refuseRetry(operation);
  const call = `POST /api/operations/${id}/retry`;
  const offersHttp = mayWorkOverHttp(operation);
  return (
    <div class="card" role="alert">
      <h2>{TITLES[status] ?? 'This operation failed'}</h2>
      <p>{error === null ? 'It took too long.' : <Foreign text={error.detail} max={600} />}</p>
      {advice !== null && <p>{advice}</p>}
      {offersHttp && <p>If the site has no certificate, try it with http://.</p>}
      {mayRetry && refusal !== null && <p class="muted">{refusal}</p>}
      {mayRetry && refusal === null && (
        <div class="actions">
          <button type="button" data-api={call} data-started="/app/operations/{id}">
            Try again
          </button>
          {offersHttp && (
            <button
              type="button"
              class="quiet"
              data-api={call}
              data-body='{"scheme":"http"}'
              data-started="/app/operations/{id}"
            >
              Try with http://
            </button>
          )}
        </div>
      )}
    </div>
  );
}

const TITLES: Partial<Record<Operation['status'], string>> = {
  cancelled: 'This operation was canceled',
  timed_out: 'This operation took too long',
};
