import type { Operation } from '../../../domain/operations/operations.js';
import type { Webhook } from '../../../domain/webhooks/webhook.js';
import { showTime } from '../../report/facts/figures.js';
import { DataTable } from '../../report/parts/data-table.js';
import { Foreign } from '../../report/parts/foreign.js';
import { Section } from '../../report/parts/section.js';
import { OperationName } from '../operations/operation-name.js';
import { StateBadge } from '../operations/state-badge.js';
import { ApiForm, Field } from '../parts/field.js';
import { NextPage } from '../parts/next-page.js';

export interface SystemPageProps {
  version: string;
  /** up or down. */
  dependencies: Readonly<Record<string, string>>;
  /** The namespace's page in the Temporal UI; null when no address is set. */
  temporal_url: string | null;
  operations: readonly (Operation & { workflow_url: string | null })[];
  next: string | null;
  webhooks: readonly Webhook[];
}

/** The state of the services, the latest operations, and the webhooks. */
export function SystemPage({ version, dependencies, temporal_url, operations, next, webhooks }: SystemPageProps) {
  return (
    <>
      <div class="page-head">
        <h1>System</h1>
        {temporal_url && (
          <a class="button quiet" href={temporal_url}>
            Open the Temporal UI
          </a>
        )}
        <a class="button quiet" href="/docs">
          View API documentation
        </a>
      </div>
      <Section id="parts" title="Services" lead={`Linkwright ${version}`}>
        <ul class="states card">
          {Object.entries(dependencies).map(([name, state]) => (
            <li key={name}>
              <StateBadge state={state} /> {name}
            </li>
          ))}
        </ul>
      </Section>
      <Section id="operations" title="Latest operations">
        {operations.length === 0 ? (
          <p class="empty">
            No operations yet. Audits, searches and email queues appear here.{' '}
            <a href="/app/audits">Run your first audit</a>
          </p>
        ) : (
          <OperationTable operations={operations} />
        )}
        <NextPage next={next} label="Older operations" />
      </Section>
      <Section
        id="webhooks"
        title="Webhooks"
        lead="Linkwright sends a signed request to these URLs when something happens, such as a finished audit."
      >
        {webhooks.length > 0 && (
          <ul class="states card">
            {webhooks.map((webhook) => (
              <WebhookLine key={webhook.id} webhook={webhook} />
            ))}
          </ul>
        )}
        <div class="card">
          <ApiForm
            call="POST /api/webhooks"
            show={{ name: 'secret', label: 'Copy this secret now. It is not shown again:' }}
            label="Add webhook"
          >
            <Field name="url" label="URL" required placeholder="https://hooks.example.com/linkwright" />
          </ApiForm>
        </div>
      </Section>
    </>
  );
}

function OperationTable({ operations }: Pick<SystemPageProps, 'operations'>) {
  return (
    <DataTable
      caption="Latest operations"
      captionHidden
      keyOf={({ id }) => id}
      rows={operations}
      columns={[
        {
          title: 'Operation',
          cell: (operation) => (
            <a href={`/app/operations/${operation.id}`}>
              <OperationName operation={operation} />
            </a>
          ),
        },
        { title: 'Status', cell: ({ status }) => <StateBadge state={status} /> },
        { title: 'Started', cell: ({ created_at }) => showTime(created_at) },
        {
          title: 'Workflow',
          cell: ({ workflow_url }) => (workflow_url ? <a href={workflow_url}>View in Temporal</a> : '–'),
        },
      ]}
    />
  );
}

function WebhookLine({ webhook }: { webhook: Webhook }) {
  const { id, url, is_active, disabled_reason, last_success_at } = webhook;
  return (
    <li>
      <StateBadge state={is_active ? 'active' : 'paused'} /> <Foreign text={url} max={100} />
      <span class="muted small">
        {disabled_reason ?? (last_success_at ? `Last delivery: ${showTime(last_success_at)}` : 'No deliveries yet')}
      </span>
      <button type="button" class="quiet" data-api={`POST /api/webhooks/${id}/test`} data-then="reload">
        Send test
      </button>
      <button
        type="button"
        class="quiet"
        data-api={`DELETE /api/webhooks/${id}`}
        data-then="reload"
        data-confirm="Delete this webhook? Its URL gets no more requests. You cannot undo this."
      >
        Delete
      </button>
    </li>
  );
}
