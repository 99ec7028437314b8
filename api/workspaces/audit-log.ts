import type { Request, RequestHandler } from 'express';
import { isSharedWorkspaceId } from '../../domain/workspaces/workspace.js';
import type { Logger } from '../../platform/logger.js';
import type { AuditLogRepository } from '../../store/workspaces/audit-log.js';
import { beforeEnd } from '../http/requests/before-end.js';
import { readRequestContext } from '../http/requests/request-context.js';
import { pathParameters } from './path-parameters.js';

export interface AuditLogDeps {
  auditLog: Pick<AuditLogRepository, 'append' | 'wasJustDenied'>;
  logger: Pick<Logger, 'error'>;
  now?: () => Date;
}

const READING_METHODS = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Records every change that a member makes or tries to make in a shared workspace, before the first byte of the
 * response is sent: a client that has seen a change finds it in the log. Personal workspaces have one member and no
 * log.
 */
export function createAuditLog(deps: AuditLogDeps): RequestHandler {
  return (req, res, next) => {
    if (!READING_METHODS.has(req.method)) beforeEnd(res, () => record(deps, req, res.statusCode));
    next();
  };
}

async function record({ auditLog, logger, now = () => new Date() }: AuditLogDeps, req: Request, status: number) {
  const { user, workspace, match, requestId } = readRequestContext(req);
  const action = match?.operation?.operationId;
  if (!user || !workspace || !action || !isSharedWorkspaceId(workspace.id)) return;
  const at = now();
  const outcome = classifyStatus(status);
  try {
    if (outcome === 'denied' && (await auditLog.wasJustDenied(workspace.id, user.id, action, at))) return;
    await auditLog.append({
      // The log of a workspace goes with it; that it was deleted stays with the person who did it.
      workspace_id: action === 'deleteWorkspace' && outcome === 'allowed' ? user.id : workspace.id,
      actor_id: user.id,
      action,
      target: pathParameters(match.path, req.path),
      outcome,
      status,
      request_id: requestId,
      created_at: at.toISOString(),
    });
  } catch (error) {
    logger.error({ err: error, request_id: requestId, action }, 'entry of the audit log not written');
  }
}

function classifyStatus(status: number): 'allowed' | 'denied' | 'failed' {
  if (status === 403) return 'denied';
  return status < 400 ? 'allowed' : 'failed';
}
