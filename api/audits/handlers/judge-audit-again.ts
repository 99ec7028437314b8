import { gatheredKey } from '../../../domain/operations/artifact-keys.js';
import { isFinished } from '../../../domain/operations/operations.js';
import { isHeld } from '../../../domain/seo/acceptance/is-held.js';
import type { ArtifactsRepository } from '../../../store/artifacts/artifacts.js';
import type { AcceptancesRepository } from '../../../store/audits/acceptances.js';
import type { AuditRecord, AuditsRepository } from '../../../store/audits/audits.js';
import type { CrawlsRepository } from '../../../store/crawl/crawls.js';
import { crawlId } from '../../../workflows/crawl/contract/crawl-site.js';
import type { HandlersOf } from '../../http/contract/handler.js';
import { HttpError } from '../../http/http-error.js';
import { currentUser, idempotencyKey } from '../../http/requests/request-context.js';
import { nameOperation } from '../../operations/name-operation.js';
import { type OperationStartDeps, operationId, startOperation } from '../../operations/start-operation.js';
import { type LoadedAudit, loadAudit } from '../../reports/exports/load-audit.js';

export interface JudgeAuditAgainDeps extends OperationStartDeps {
  audits: Pick<AuditsRepository, 'find' | 'findPrevious'>;
  acceptances: Pick<AcceptancesRepository, 'list'>;
  artifacts: Pick<ArtifactsRepository, 'get' | 'getText' | 'getPacked'>;
  crawls: Pick<CrawlsRepository, 'find'>;
}

/** The same as in activities/audits/load-gathered. */
const MARGIN_MS = 3_600_000;
const TYPE = 'judge_again';

export function createJudgeAuditAgainHandlers(deps: JudgeAuditAgainDeps): HandlersOf<'judgeAuditAgain'> {
  return {
    judgeAuditAgain: async (req, res) => {
      const { id: userId } = currentUser(req);
      const loaded = await loadAudit(deps, userId, req.params.id);
      const { line } = loaded;
      await requireNewest(deps, line);
      await requireCrawl(deps, line);
      const id =
        idempotencyKey(req) === null
          ? await nameOperation(deps.operations, userId, await describe(deps, loaded))
          : operationId(req, TYPE);
      await requireFree(deps, line, id);
      const start = { type: TYPE, input: { audit_id: line.id }, site_url: line.website_url } as const;
      await startOperation(deps, req, res, start, undefined, id);
    },
  };
}

/** The audit as it is, and the settings for judging it: the same request is made once. */
async function describe(
  { acceptances }: Pick<JudgeAuditAgainDeps, 'acceptances'>,
  { line, audit }: LoadedAudit,
): Promise<string[]> {
  const now = new Date().toISOString();
  const known = await acceptances.list(line.user_id, line.site);
  const held = known.filter(({ until }) => isHeld(until, now)).map((acceptance) => acceptance.id);
  return [TYPE, line.id, audit.judged_again?.at ?? '', ...held];
}

/** What came later was judged by its own crawl and compared with this one as it was. */
async function requireNewest({ audits }: Pick<JudgeAuditAgainDeps, 'audits'>, line: AuditRecord): Promise<void> {
  const newest = await audits.findPrevious(line.user_id, line.site, line.audit_type, '');
  if (newest === null || newest.id === line.id) return;
  const detail = `There is a newer ${line.audit_type} audit of ${line.site}: ${newest.id}. Only the newest can be judged again.`;
  throw new HttpError(409, { detail });
}

async function requireCrawl(
  { artifacts, crawls }: Pick<JudgeAuditAgainDeps, 'artifacts' | 'crawls'>,
  { id, user_id }: AuditRecord,
): Promise<void> {
  const crawl = await crawls.find(user_id, crawlId(id, 'site'));
  const isKept = crawl !== null && Date.parse(crawl.expires_at) > Date.now() + MARGIN_MS;
  if (isKept && (await artifacts.get(user_id, gatheredKey(id))) !== null) return;
  const why = isKept
    ? 'This audit was made before audits could be judged again.'
    : 'The crawl behind this audit is no longer kept, so it cannot be judged again.';
  throw new HttpError(410, { detail: `${why} A new audit judges by what is accepted.` });
}

/** Two at a time would mix what each of them makes of the audit. */
async function requireFree(
  { operations }: Pick<JudgeAuditAgainDeps, 'operations'>,
  line: AuditRecord,
  id: string,
): Promise<void> {
  const latest = await operations.findLatest(line.user_id, { type: TYPE, site: line.site });
  if (latest === null || latest.id === id || isFinished(latest.status) || latest.input['audit_id'] !== line.id) return;
  const detail = `The audit is being judged again by other acceptances: ask again when operation ${latest.id} has ended.`;
  throw new HttpError(409, { detail });
}
