import { DELIVERY_STATUSES, type Webhook, type WebhookDelivery } from '../../../domain/webhooks/webhook.js';
import { Foreign } from '../../report/parts/foreign.js';
import { Section } from '../../report/parts/section.js';
import { StateBadge } from '../operations/state-badge.js';
import { ApiForm, Field } from '../parts/field.js';
import { NextPage } from '../parts/next-page.js';
import { Tabs } from '../parts/tabs.js';
import { Time } from '../parts/time.js';
import { titleWords } from '../parts/title-words.js';
import { DeliveryTable } from './delivery-table.js';
import { EventChoice } from './event-choice.js';

export interface WebhookPageProps {
  webhook: Webhook;
  deliveries: readonly WebhookDelivery[];
  next: string | null;
  /** The deliveries that are shown; empty for all. */
  status: WebhookDelivery['status'] | '';
  mayEdit: boolean;
}

/** One webhook: what it receives, its deliveries with every try, and what can be done with it. */
export function WebhookPage({ webhook, deliveries, next, status, mayEdit }: WebhookPageProps) {
  const { id, url, is_active, disabled_reason, last_success_at, last_failure_at } = webhook;
  return (
    <>
      <div class="page-head">
        <h1>
          Webhook <Foreign text={url} max={100} />
        </h1>
        <StateBadge state={is_active ? 'active' : 'paused'} />
        <a class="button quiet" href="/app/webhooks">
          View all webhooks
        </a>
      </div>
      {disabled_reason !== null && (
        <p class="banner" role="status">
          <Foreign text={disabled_reason} max={300} />. Correct it, then switch the webhook on.
        </p>
      )}
      <p class="muted">
        Last success: {last_success_at === null ? 'none yet' : <Time at={last_success_at} />}. Last failure:{' '}
        {last_failure_at === null ? 'none' : <Time at={last_failure_at} />}.
      </p>
      {mayEdit && <Actions webhook={webhook} />}
      <Section
        id="deliveries"
        title="Deliveries"
        lead="Kept for 90 days. A failed one is tried ten times over three days."
      >
        <Tabs
          label="Deliveries by status"
          tabs={['' as const, ...DELIVERY_STATUSES].map((each) => ({
            href: `/app/webhooks/${id}${each === '' ? '' : `?status=${each}`}#deliveries`,
            title: each === '' ? 'All' : each === 'cancelled' ? 'Canceled' : titleWords(each),
            isHere: each === status,
          }))}
        />
        {deliveries.length === 0 ? (
          <p class="empty">No deliveries{status === '' ? ' yet. Send a test to see one here' : ' with this status'}.</p>
        ) : (
          <DeliveryTable deliveries={deliveries} mayReplay={mayEdit && is_active} />
        )}
        <NextPage next={next} label="Older deliveries" />
      </Section>
      {mayEdit && <Settings webhook={webhook} />}
    </>
  );
}

function Actions({ webhook: { id, is_active } }: { webhook: Webhook }) {
  const api = `/api/webhooks/${id}`;
  return (
    <div class="actions">
      {is_active && (
        <button type="button" data-api={`POST ${api}/test`} data-then="reload">
          Send test
        </button>
      )}
      <button
        type="button"
        class="quiet"
        data-api={`PATCH ${api}`}
        data-body={JSON.stringify({ is_active: !is_active })}
        data-then="reload"
      >
        {is_active ? 'Pause' : 'Switch on'}
      </button>
      <button
        type="button"
        class="quiet"
        data-api={`DELETE ${api}`}
        data-then="/app/webhooks"
        data-confirm="Delete this webhook? Its URL gets no more requests. You cannot undo this."
      >
        Delete
      </button>
    </div>
  );
}

function Settings({ webhook: { id, url, description, event_types } }: { webhook: Webhook }) {
  return (
    <Section id="settings" title="Settings">
      <div class="pair">
        <div class="card">
          <ApiForm call={`PATCH /api/webhooks/${id}`} then="reload" label="Save">
            <Field name="url" label="URL" required value={url} />
            <Field name="description" label="Description" value={description ?? ''} />
            <EventChoice chosen={event_types} />
          </ApiForm>
        </div>
        <div class="card">
          <h3>Signing secret</h3>
          <p>
            Requests are signed with a secret, which was shown when the webhook was added. Rotate it when it may have
            been seen by others: for 24 hours requests are signed with both.
          </p>
          <ApiForm
            call={`POST /api/webhooks/${id}/rotate-secret`}
            show={{ name: 'secret', label: 'Copy this secret now. It is not shown again:' }}
            label="Rotate secret"
          >
            {null}
          </ApiForm>
        </div>
      </div>
    </Section>
  );
}
