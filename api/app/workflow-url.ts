import type { Operation } from '../../domain/operations/operations.js';

/** Where operators view workflows. */
export interface TemporalUi {
  url: string;
  namespace: string;
}

/** The workflow of an operation in the Temporal UI; null when no address is set. */
export function workflowUrl(ui: TemporalUi | null, { workflow_id }: Pick<Operation, 'workflow_id'>): string | null {
  return ui && `${namespaceUrl(ui)}/${encodeURIComponent(workflow_id)}`;
}

export function namespaceUrl({ url, namespace }: TemporalUi): string {
  return `${url.replace(/\/$/, '')}/namespaces/${encodeURIComponent(namespace)}/workflows`;
}
