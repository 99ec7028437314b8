import { may } from '../../domain/workspaces/may.js';
import type { Permission } from '../../domain/workspaces/permission.js';
import { readRequestContext } from '../http/requests/request-context.js';

/** Whether the viewer of a page may do what it offers. */
export function mayViewer(req: object, permission: Permission): boolean {
  const { workspace } = readRequestContext(req);
  return workspace !== null && may(workspace, permission);
}
