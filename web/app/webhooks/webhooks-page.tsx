import type { Webhook } from '../../../domain/webhooks/webhook.js';
import { DataTable } from '../../report/parts/data-table.js';
import { Foreign } from '../../report/parts/foreign.js';
import { Section } from '../../report/parts/section.js';
import { StateBadge } from '../operations/state-badge.js';
import { ApiForm, Field } from '../parts/field.js';
import { Time } from '../parts/time.js';
import { EventChoice } from './event-choice.js';
import { eventTitle } from './event-words.js';

export interface WebhooksPageProps {
  webhooks: readonly Webhook[];
  /** Whether the viewer may add and change them. */
  mayEdit: boolean;
}

/** The URLs that events are sent to, and a form for the next one. */
export function WebhooksPage({ webhooks, mayEdit }: WebhooksPageProps) {
  return (
    <>
      <div class="page-head">
        <h1>Webhooks</h1>
      </div>
      <p>
        Linkwright sends a signed request to these URLs when something happens, such as a finished audit. The form is
        that of <a href="https://www.standardwebhooks.com/">Standard Webhooks</a>.
      </p>
      {webhooks.length === 0 ? (
        <p class="empty">No webhooks yet. Add one to tell your chat, your pipeline or your own program of events.</p>
      ) : (
        <WebhookTable webhooks={webhooks} />
      )}
      {mayEdit && (
        <Section id="new" title="Add a webhook">
          <div class="card">
            <ApiForm
              call="POST /api/webhooks"
              show={{ name: 'secret', label: 'Copy this secret now. It is not shown again:' }}
              label="Add webhook"
            >
              <Field name="url" label="URL" required placeholder="https://hooks.example.com/linkwright" />
              <Field name="description" label="Description" placeholder="To our chat" />
              <EventChoice chosen={[]} />
            </ApiForm>
          </div>
        </Section>
      )}
    </>
  );
}

function WebhookTable({ webhooks }: Pick<WebhooksPageProps, 'webhooks'>) {
  return (
    <DataTable
      caption="Webhooks"
      captionHidden
      stacks
      keyOf={({ id }) => id}
      rows={webhooks}
      columns={[
        {
          title: 'URL',
          cell: ({ id, url, description }) => (
            <>
              <a href={`/app/webhooks/${id}`}>
                <Foreign text={url} max={100} />
              </a>
              {description !== null && (
                <span class="related small">
                  <Foreign text={description} max={100} />
                </span>
              )}
            </>
          ),
        },
        {
          title: 'Status',
          cell: ({ is_active, disabled_reason }) => (
            <div>
              <StateBadge state={is_active ? 'active' : 'paused'} />
              {disabled_reason !== null && (
                <span class="related small">
                  <Foreign text={disabled_reason} max={150} />
                </span>
              )}
            </div>
          ),
        },
        {
          title: 'Events',
          cell: ({ event_types: types }) => (types.length === 0 ? 'All' : types.map(eventTitle).join(', ')),
        },
        {
          title: 'Last delivery',
          cell: ({ last_success_at: last }) => (last === null ? 'None yet' : <Time at={last} />),
        },
      ]}
    />
  );
}
