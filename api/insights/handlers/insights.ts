import { createHash } from 'node:crypto';
import type { Response } from 'express';
import { type AnalysisReference, referencesIn } from '../../../domain/insights/analysis-fields.js';
import type { InsightKind } from '../../../domain/insights/insight.js';
import { insightBodyKey } from '../../../domain/operations/artifact-keys.js';
import { isFinished, type OperationType } from '../../../domain/operations/operations.js';
import type { ArtifactsRepository } from '../../../store/artifacts/artifacts.js';
import type { HandlersOf, OperationRequest } from '../../http/contract/handler.js';
import { HttpError } from '../../http/http-error.js';
import { allowedUrl, type UrlGuard } from '../../http/requests/allowed-url.js';
import { toCanonicalJson } from '../../http/requests/canonical-json.js';
import { readLanguage } from '../../http/requests/read-language.js';
import { currentUser } from '../../http/requests/request-context.js';
import { type OperationStartDeps, operationId, startOperation } from '../../operations/start-operation.js';

export interface InsightHandlerDeps extends OperationStartDeps {
  guard: UrlGuard;
  artifacts: Pick<ArtifactsRepository, 'getText' | 'getPacked' | 'put'>;
}

/** What each kind is called among operations. */
const TYPES = {
  audit: 'audit_insights',
  searchconsole: 'searchconsole_insights',
  content_strategy: 'content_strategy',
  traffic_roadmap: 'traffic_roadmap',
  competitive: 'competitive_insights',
  prioritized_recommendations: 'prioritized_recommendations',
  quick_wins: 'quick_wins',
  keyword_expansion: 'keyword_expansion',
} as const satisfies Record<InsightKind, OperationType>;

type InsightOperation =
  | 'startAuditInsights'
  | 'startSearchconsoleInsights'
  | 'startContentStrategy'
  | 'startTrafficRoadmap'
  | 'startCompetitiveInsights'
  | 'startPrioritizedRecommendations'
  | 'startQuickWins'
  | 'startKeywordExpansion';

/** Insights of eight kinds, which differ in their input and output, but not in how they are requested. */
export function createInsightHandlers(deps: InsightHandlerDeps): HandlersOf<InsightOperation> {
  const handle =
    (kind: InsightKind) =>
    async (req: OperationRequest<InsightOperation>, res: Response): Promise<void> => {
      const body = await readBody(deps, req);
      for (const reference of referencesIn(kind, body)) await checkReference(deps, req, reference);
      const type = TYPES[kind];
      const id = operationId(req, type);
      // By its hash: another request under the same Idempotency-Key must not overwrite the first one's body.
      const body_key = insightBodyKey(
        id,
        createHash('sha256').update(toCanonicalJson(body)).digest('hex').slice(0, 32),
      );
      // A repeat finds its operation, which has what it needs.
      const user_id = currentUser(req).id;
      if (!(await deps.operations.find(user_id, id))) await deps.artifacts.put(user_id, body_key, body);
      const website_url = typeof body['website_url'] === 'string' ? body['website_url'] : null;
      const subject = website_url === null ? { about: 'analyses' } : { site_url: website_url };
      const start = { type, input: { kind, body_key, website_url }, ...subject };
      await startOperation(deps, req, res, start, undefined, id);
    };
  return {
    startAuditInsights: handle('audit'),
    startSearchconsoleInsights: handle('searchconsole'),
    startContentStrategy: handle('content_strategy'),
    startTrafficRoadmap: handle('traffic_roadmap'),
    startCompetitiveInsights: handle('competitive'),
    startPrioritizedRecommendations: handle('prioritized_recommendations'),
    startQuickWins: handle('quick_wins'),
    startKeywordExpansion: handle('keyword_expansion'),
  };
}

/** The body as the rules take it: addresses absolute, languages by their tag. */
async function readBody(
  { guard }: InsightHandlerDeps,
  req: OperationRequest<InsightOperation>,
): Promise<Record<string, unknown>> {
  const body: Record<string, unknown> = { ...req.body };
  const { website_url, language } = body;
  if (typeof website_url === 'string') body['website_url'] = await allowedUrl(guard, website_url, 'website_url');
  if (typeof language === 'string') body['language'] = readLanguage(language);
  return body;
}

/** @throws HttpError 404 for what is not the caller's, 422 for another kind of result, 409 for one that is not there yet */
async function checkReference(
  { operations }: InsightHandlerDeps,
  req: object,
  { loc, operation_id, takes }: AnalysisReference,
): Promise<void> {
  const operation = await operations.find(currentUser(req).id, operation_id);
  if (!operation) throw HttpError.notFound();
  if (!takes.includes(operation.type))
    throw HttpError.invalidInput({
      loc: ['body', ...loc],
      msg: `A result of ${operation.type} cannot be used here; accepted are ${takes.join(', ')}`,
      type: 'operation_type_mismatch',
    });
  if (!isFinished(operation.status))
    throw new HttpError(409, { detail: `Operation ${operation_id} is still running` }, { 'Retry-After': '5' });
  if (!operation.has_result || operation.status === 'failed')
    throw new HttpError(409, { detail: `Operation ${operation_id} has no result` });
}
