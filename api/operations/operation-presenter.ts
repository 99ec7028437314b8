import type { Operation, OperationError, Progress } from '../../domain/operations/operations.js';

export interface OperationView {
  id: string;
  type: Operation['type'];
  status: Operation['status'];
  /** In hundredths, as every operation reports it. */
  progress: Progress & { total: 100 };
  created_by: string | null;
  created_at: string;
  started_at: string | null;
  finished_at: string | null;
  result_url: string | null;
  error: OperationError | null;
  links: { self: string; result: string; events: string; audit?: string };
}

/** Operations that produce an audit, under the operation's own id. */
export const AUDIT_OPERATIONS: ReadonlySet<Operation['type']> = new Set([
  'complete_audit',
  'quick_audit',
  'website_audit',
]);

export function presentOperation(operation: Operation): OperationView {
  const self = `/api/operations/${operation.id}`;
  const isAudit = AUDIT_OPERATIONS.has(operation.type);
  const { id, type, status, progress, created_by = null, created_at, started_at, finished_at, error } = operation;
  return {
    id,
    type,
    status,
    progress: { ...progress, total: 100 },
    created_by,
    created_at,
    started_at,
    finished_at,
    result_url: operation.has_result ? `${self}/result` : null,
    error,
    links: {
      self,
      result: `${self}/result`,
      events: `${self}/events`,
      ...(isAudit && status === 'completed' ? { audit: `/api/seo/audits/${id}` } : {}),
    },
  };
}
