import type { AuditLogEntry } from '../../../domain/workspaces/audit-log-entry.js';
import { DataTable } from '../../report/parts/data-table.js';
import { Foreign } from '../../report/parts/foreign.js';
import { Section } from '../../report/parts/section.js';
import { Time } from '../parts/time.js';

export interface AuditLogTableProps {
  /** Of the workspace in the API. */
  path: string;
  log: readonly AuditLogEntry[];
  /** False where it has the viewer's own entries alone. */
  isWhole: boolean;
}

const OUTCOMES = { allowed: 'Done', denied: 'Denied', failed: 'Failed' } as const;

/** The latest changes that members made or tried to make. */
export function AuditLogTable({ path, log, isWhole }: AuditLogTableProps) {
  const lead = isWhole
    ? 'The latest changes that members made or tried to make.'
    : 'Your latest changes in this workspace.';
  return (
    <Section id="audit-log" title="Audit log" lead={lead}>
      {log.length === 0 ? (
        <p class="empty">No changes yet. Every change in this workspace is listed here for 400 days.</p>
      ) : (
        <DataTable
          caption="Audit log"
          captionHidden
          stacks
          keyOf={({ id }) => id}
          rows={log}
          columns={[
            { title: 'Time', cell: ({ created_at }) => <Time at={created_at} /> },
            { title: 'User', cell: ({ actor_id }) => <Foreign text={actor_id} max={100} /> },
            { title: 'Action', cell: ({ action }) => titleAction(action) },
            { title: 'Outcome', cell: ({ outcome }) => OUTCOMES[outcome] },
          ]}
        />
      )}
      {log.length > 0 && (
        <p class="actions">
          <a class="button quiet" href={`${path}/audit-log?format=csv`}>
            Download CSV
          </a>
          <a class="button quiet" href={`${path}/audit-log?format=ndjson`}>
            Download NDJSON
          </a>
        </p>
      )}
    </Section>
  );
}

/** "createReportBrand" → "Create report brand" */
function titleAction(action: string): string {
  const words = action.replaceAll(/([A-Z])/g, ' $1').toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
