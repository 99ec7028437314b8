import { surveyKey } from '../../../domain/operations/artifact-keys.js';
import type { OwnerId } from '../../../domain/workspaces/owner-id.js';
import type { CrawlRecord } from '../../../store/crawl/crawls.js';
import type { CrawlDeps } from '../crawl-deps.js';
import { ResourceUses } from '../resource/resource-uses.js';
import { EndingSurvey } from './ending-survey.js';
import { ExternalTargets } from './external-targets.js';
import { ReferenceSurvey } from './reference-survey.js';
import { Soft404Candidates } from './soft-404-candidates.js';

export type SurveyDeps = Pick<CrawlDeps, 'hashUrl'> & {
  crawls: Pick<CrawlDeps['crawls'], 'streamDigests' | 'loadFrontier' | 'count'>;
  artifacts: Pick<CrawlDeps['artifacts'], 'get' | 'put'>;
};

/** What the steps after a crawl need of all its pages. */
export interface CrawlSurvey {
  references: ReturnType<ReferenceSurvey['result']>;
  soft_404s: ReturnType<Soft404Candidates['result']>;
  external: ReturnType<ExternalTargets['result']>;
  resources: ReturnType<ResourceUses['all']>;
  ending: Awaited<ReturnType<EndingSurvey['result']>>;
}

/** A part as it is stored, with the state of the crawl that it describes: pages are only ever added. */
interface StoredPart<Value> {
  fetched: number;
  pending: number;
  value: Value;
}

/**
 * One part of the survey of a crawl. All parts are taken in one reading of its pages, and kept for the steps that follow as
 * long as no page is added: each of them would read, unpack and parse all pages again. Changes: what is kept. Twice:
 * the same again.
 */
export async function surveyCrawl<Part extends keyof CrawlSurvey>(
  deps: SurveyDeps,
  userId: OwnerId,
  crawl: CrawlRecord,
  part: Part,
): Promise<CrawlSurvey[Part]> {
  const { fetched, pending } = await deps.crawls.count(crawl.id);
  const known = await deps.artifacts.get<StoredPart<CrawlSurvey[Part]>>(userId, surveyKey(crawl.id, part));
  if (known?.fetched === fetched && known.pending === pending) return known.value;
  const survey = await takeSurvey(deps, userId, crawl);
  for (const [name, value] of Object.entries(survey))
    await deps.artifacts.put(userId, surveyKey(crawl.id, name), { fetched, pending, value });
  return survey[part];
}

async function takeSurvey(deps: SurveyDeps, userId: OwnerId, crawl: CrawlRecord): Promise<CrawlSurvey> {
  const references = new ReferenceSurvey(crawl);
  const soft404s = new Soft404Candidates(crawl);
  const external = new ExternalTargets();
  const resources = new ResourceUses();
  const ending = new EndingSurvey(crawl);
  for await (const { summary, reuse } of deps.crawls.streamDigests(crawl.id)) {
    references.addPage(summary);
    soft404s.addPage(summary);
    external.addPage(summary);
    resources.addPage(summary);
    ending.addPage(summary, reuse);
  }
  return {
    references: references.result(),
    soft_404s: soft404s.result(),
    external: external.result(),
    resources: resources.all(),
    ending: await ending.result(deps, userId),
  };
}
