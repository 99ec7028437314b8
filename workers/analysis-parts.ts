import { randomBytes } from 'node:crypto';
import { readStoredSite } from '../activities/audits/judge/load-site.js';
import { openAcceptor } from '../activities/audits/judge/open-acceptor.js';
import { createModelAnalysisActivities } from '../activities/llm/analysis-activities.js';
import { createAnalysisActivities } from '../activities/pages/index.js';
import { ALL_CHECKS } from '../domain/seo/checks/index.js';
import type { Config } from '../platform/config.js';
import { loadCompetitors } from '../store/audits/load-competitors.js';
import type { Store } from '../store/index.js';
import type { Reporters } from './create-reporters.js';
import { selectModel } from './select-model.js';

/** What the dashboard analyses. Sites are read as audits read them. */
export function wireAnalysis(config: Config, store: Store, { reportCheckFailures, reportModelFailure }: Reporters) {
  const { artifacts, operations, pageAnalyses, crawls, audits, sites, healthSnapshots } = store;
  const { strategicReports, siteVersions, modelBudgets, acceptances } = store;
  const embedding = selectModel({ ...config, OPENAI_MODEL: config.OPENAI_EMBEDDING_MODEL });
  return {
    orchestration: createAnalysisActivities({
      artifacts,
      operations,
      pageAnalyses,
      checks: ALL_CHECKS,
      reportCheckFailures,
      now: () => Date.now(),
      embeddingModel: embedding?.model ?? null,
      audits,
      sites,
      healthSnapshots,
      strategicReports,
      siteVersions,
      loadCompetitors: (userId, asked) => loadCompetitors({ audits, artifacts, operations }, userId, asked),
      openAcceptor: (operation, site, auditKind) =>
        openAcceptor({ acceptances, checks: ALL_CHECKS, now: () => Date.now() }, operation, site, auditKind),
      readSite: (crawl) => readStoredSite({ crawls, artifacts }, crawl),
    }),
    llm: createModelAnalysisActivities({
      pageAnalyses,
      model: selectModel(config),
      randomWord: () => randomBytes(8).toString('hex'),
      embedding,
      crawls,
      artifacts,
      budgets: modelBudgets,
      now: () => Date.now(),
      dailyTokens: config.LLM_DAILY_TOKENS,
      onFailure: reportModelFailure,
    }),
  };
}
