import type { DeliveryAttempt, WebhookDelivery } from '../../../domain/webhooks/webhook.js';
import { showMs } from '../../report/facts/figures.js';
import { DataTable } from '../../report/parts/data-table.js';
import { Foreign } from '../../report/parts/foreign.js';
import { StateBadge } from '../operations/state-badge.js';
import { Time } from '../parts/time.js';
import { eventTitle } from './event-words.js';

export interface DeliveryTableProps {
  deliveries: readonly WebhookDelivery[];
  mayReplay: boolean;
}

/** What was sent, how the endpoint answered, and the way to send it again. */
export function DeliveryTable({ deliveries, mayReplay }: DeliveryTableProps) {
  return (
    <DataTable
      caption="Deliveries"
      captionHidden
      stacks
      keyOf={({ id }) => id}
      rows={deliveries}
      columns={[
        {
          title: 'Event',
          cell: (delivery) => (
            <>
              {eventTitle(delivery.event_type)}
              <span class="related small">
                <Time at={delivery.created_at} />
              </span>
            </>
          ),
        },
        { title: 'Status', cell: ({ status }) => <StateBadge state={status} /> },
        { title: 'Last answer', cell: ({ attempts }) => <LastAnswer attempt={attempts.at(-1) ?? null} /> },
        { title: 'Tries', numeric: true, cell: ({ attempts }) => attempts.length },
        {
          title: 'Next try',
          cell: ({ next_attempt_at: next, status }) =>
            next === null || status !== 'pending' ? '–' : <Time at={next} />,
        },
        {
          title: 'Details',
          cell: (delivery) => <Details delivery={delivery} mayReplay={mayReplay} />,
        },
      ]}
    />
  );
}

function LastAnswer({ attempt }: { attempt: DeliveryAttempt | null }) {
  if (attempt === null) return <>Not tried yet</>;
  const { status_code, error, duration_ms } = attempt;
  return (
    <div>
      {status_code === null ? 'No response' : `HTTP ${status_code}`}, {showMs(duration_ms)}
      {error !== null && (
        <span class="related small">
          <Foreign text={error} max={150} />
        </span>
      )}
    </div>
  );
}

const SHOWN_TRIES = 5;

function Details({ delivery, mayReplay }: { delivery: WebhookDelivery; mayReplay: boolean }) {
  const { id, webhook_id, payload, attempts } = delivery;
  return (
    <div class="delivery">
      <details>
        <summary>Message and tries</summary>
        <pre class="small">{JSON.stringify(payload, null, 2)}</pre>
        <ul class="small">
          {attempts.slice(-SHOWN_TRIES).map(({ at, status_code, response }) => (
            <li key={at}>
              <Time at={at} />: {status_code ?? 'no response'}{' '}
              {response !== '' && <Foreign text={response} max={300} />}
            </li>
          ))}
        </ul>
      </details>
      {mayReplay && (
        <button
          type="button"
          class="quiet"
          data-api={`POST /api/webhooks/${webhook_id}/deliveries/${id}/replay`}
          data-then="reload"
        >
          Replay
        </button>
      )}
    </div>
  );
}
