import type { Response } from 'express';
import type { ErrorCode } from '../../../domain/base/errors.js';
import type { Operation } from '../../../domain/operations/operations.js';
import { readDomainProperty } from '../../../domain/search/analysis/read-domain-property.js';
import { accessEnded, notConnected } from '../../../domain/search/no-access.js';
import type { ConnectionsRepository } from '../../../store/search/connections.js';
import type { HandlersOf } from '../../http/contract/handler.js';
import { ERROR_STATUS } from '../../http/errors.js';
import { HttpError } from '../../http/http-error.js';
import { allowedUrl, type UrlGuard } from '../../http/requests/allowed-url.js';
import { currentUser } from '../../http/requests/request-context.js';
import { sendResult } from '../../operations/send-operation.js';
import { type OperationStartDeps, startOperation } from '../../operations/start-operation.js';
import { readCoveringProperty } from '../read-covering-property.js';

export interface SearchAnalysisHandlerDeps extends OperationStartDeps {
  guard: UrlGuard;
  connections: Pick<ConnectionsRepository, 'find' | 'all'>;
}

/** Errors about the caller's request or connections rather than about work that failed. */
const OF_THE_CALLER: readonly ErrorCode[] = ['not_found', 'not_connected', 'connection_expired'];

export function createSearchAnalysisHandlers(
  deps: SearchAnalysisHandlerDeps,
): HandlersOf<'startSearchPerformance' | 'startContentOpportunities' | 'startIndexInspection'> {
  return {
    startSearchPerformance: async (req, res) => {
      const body = req.body;
      const asked = await readProperty(deps, body);
      await requireConnection(deps, req);
      const start = { type: 'search_performance' as const, input: { ...body, ...asked }, site_url: asked.site_url };
      await startOperation(deps, req, res, start, sendEnded(deps, res));
    },
    startContentOpportunities: async (req, res) => {
      const body = req.body;
      const asked = await readProperty(deps, body);
      await requireConnection(deps, req);
      const start = { type: 'content_opportunities' as const, input: { ...body, ...asked }, site_url: asked.site_url };
      await startOperation(deps, req, res, start, sendEnded(deps, res));
    },
    startIndexInspection: async (req, res) => {
      const body = req.body;
      const asked = await readProperty(deps, body);
      await requireConnection(deps, req);
      const start = { type: 'index_inspection' as const, input: { ...body, ...asked }, site_url: asked.site_url };
      await startOperation(deps, req, res, start, sendEnded(deps, res));
    },
  };
}

/**
 * `site_url` names a site, or a property (`sc-domain:shop.example`); `property` names the one to read, which has to cover the
 * site. @throws HttpError 422
 */
async function readProperty(
  { guard }: SearchAnalysisHandlerDeps,
  { site_url: given, property }: { site_url: string; property?: string },
) {
  const named = readDomainProperty(given);
  const site_url = await allowedUrl(guard, named?.site_url ?? given, 'site_url');
  if (property !== undefined) return { site_url, property: readCoveringProperty(property, site_url) };
  return named === null ? { site_url } : { site_url, property: named.property };
}

/** @throws DomainError 409 where nothing can be read */
async function requireConnection({ connections }: SearchAnalysisHandlerDeps, req: object): Promise<void> {
  const connection = await connections.find(currentUser(req).id, 'searchconsole');
  if (!connection || connection.status === 'disconnected') throw notConnected('searchconsole');
  if (connection.status === 'expired') throw accessEnded('searchconsole');
}

/** The properties of an account are known once they were requested: only then can there be a 404. */
function sendEnded(deps: SearchAnalysisHandlerDeps, res: Response): (ended: Operation) => Promise<void> {
  return async (ended) => {
    const { status, error } = ended;
    if (status === 'failed' && error && OF_THE_CALLER.includes(error.code))
      throw new HttpError(ERROR_STATUS[error.code], { detail: error.detail });
    await sendResult(deps, res, ended);
  };
}
