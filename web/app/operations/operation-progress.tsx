import type { Operation } from '../../../domain/operations/operations.js';
import { CancelButton } from './cancel-button.js';

export interface OperationProgressProps {
  operation: Pick<Operation, 'id' | 'type' | 'progress'>;
  /** Whether the viewer may cancel and pause it. */
  mayEdit: boolean;
}

/** How far a running operation is, kept current by the script, with the button that cancels it. */
export function OperationProgress({ operation: { id, type, progress }, mayEdit }: OperationProgressProps) {
  return (
    <div class="card progress" data-events={`/api/operations/${id}/events`}>
      <label for="bar" data-message aria-live="polite">
        {progress.message} ({progress.done}%)
      </label>
      <progress id="bar" value={progress.done} max={progress.total} />
      {mayEdit && (
        <div class="actions">
          {type === 'queue_outreach' && <QueueButtons id={id} />}
          <CancelButton id={id} />
        </div>
      )}
    </div>
  );
}

/** Of a queue of mails: it can wait. */
function QueueButtons({ id }: { id: string }) {
  const queue = `/api/v1/backlink-outreach/outreach/queues/${id}`;
  return (
    <>
      <button type="button" class="quiet" data-api={`POST ${queue}/pause`} data-then="reload">
        Pause
      </button>
      <button type="button" class="quiet" data-api={`POST ${queue}/resume`} data-then="reload">
        Resume
      </button>
    </>
  );
}
