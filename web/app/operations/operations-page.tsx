import {
  isFinished,
  OPERATION_STATUSES,
  OPERATION_TYPES,
  type Operation,
  type OperationStatus,
  type OperationType,
} from '../../../domain/operations/operations.js';
import { DataTable } from '../../report/parts/data-table.js';
import { Foreign } from '../../report/parts/foreign.js';
import { Field } from '../parts/field.js';
import { NextPage } from '../parts/next-page.js';
import { SelectField } from '../parts/select-field.js';
import { Time } from '../parts/time.js';
import { titleWords } from '../parts/title-words.js';
import { CancelButton } from './cancel-button.js';
import { OperationName } from './operation-name.js';
import { OPERATION_TITLES } from './operation-titles.js';
import { StateBadge } from './state-badge.js';

export interface OperationsPageProps {
  operations: readonly Operation[];
  next: string | null;
  /** What the viewer chose; empty for all. */
  filter: { type: OperationType | ''; status: OperationStatus | ''; site: string };
  mayEdit: boolean;
}

/** A user may follow six streams; one is left for another tab. */
const FOLLOWED = 5;

/** Everything that was started: filtered, with live progress, and a way to cancel. */
export function OperationsPage({ operations, next, filter, mayEdit }: OperationsPageProps) {
  const running = operations.filter(({ status }) => !isFinished(status));
  const followed = new Set(running.slice(0, FOLLOWED).map(({ id }) => id));
  const isFiltered = filter.type !== '' || filter.status !== '' || filter.site !== '';
  return (
    <>
      <div class="page-head">
        <h1>Operations</h1>
      </div>
      <FilterForm filter={filter} />
      {operations.length === 0 ? (
        <p class="empty">
          {isFiltered ? (
            <>
              No operation matches these filters. <a href="/app/operations">Show all operations</a>
            </>
          ) : (
            <>
              No operations yet. Audits, searches and email queues appear here.{' '}
              <a href="/app/audits">Run your first audit</a>
            </>
          )}
        </p>
      ) : (
        <DataTable
          caption="Operations"
          captionHidden
          stacks
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
            {
              title: 'Status',
              cell: (operation) => <Status operation={operation} isFollowed={followed.has(operation.id)} />,
            },
            { title: 'Started', cell: ({ created_at }) => <Time at={created_at} /> },
            { title: 'Finished', cell: ({ finished_at }) => (finished_at === null ? '–' : <Time at={finished_at} />) },
            {
              title: 'Actions',
              cell: ({ id, status }) => (mayEdit && !isFinished(status) ? <CancelButton id={id} /> : '–'),
            },
          ]}
        />
      )}
      <NextPage next={next} label="Older operations" />
    </>
  );
}

function FilterForm({ filter }: Pick<OperationsPageProps, 'filter'>) {
  return (
    <form method="get" action="/app/operations" class="card">
      <div class="fields">
        <SelectField
          name="type"
          label="Type"
          value={filter.type}
          options={[
            { value: '', title: 'All types' },
            ...OPERATION_TYPES.map((value) => ({ value, title: OPERATION_TITLES[value] })),
          ]}
        />
        <SelectField
          name="status"
          label="Status"
          value={filter.status}
          options={[
            { value: '', title: 'All' },
            ...OPERATION_STATUSES.map((value) => ({
              value,
              title: value === 'cancelled' ? 'Canceled' : titleWords(value),
            })),
          ]}
        />
        <Field name="site" label="Site" value={filter.site} placeholder="shop.example" />
      </div>
      <div class="actions">
        <button type="submit" class="quiet">
          Filter
        </button>
      </div>
    </form>
  );
}

function Status({ operation, isFollowed }: { operation: Operation; isFollowed: boolean }) {
  const { id, status, progress, error } = operation;
  if (isFinished(status)) {
    return (
      <div>
        <StateBadge state={status} />
        {error !== null && status !== 'cancelled' && (
          <span class="related small">
            <Foreign text={error.detail} max={120} />
          </span>
        )}
      </div>
    );
  }
  return (
    <div class="progress" data-events={isFollowed ? `/api/operations/${id}/events` : undefined}>
      <label for={`bar-${id}`} data-message class="small">
        {progress.message} ({progress.done}%)
      </label>
      <progress id={`bar-${id}`} value={progress.done} max={progress.total} />
    </div>
  );
}
