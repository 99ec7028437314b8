import type { Check, SiteArtifacts } from '../../domain/seo/checks/check.js';
import type { ArtifactsRepository } from '../../store/repositories/artifacts.js';
import type { OperationsRepository } from '../../store/repositories/operations.js';
import type { PageAnalysesRepository } from '../../store/repositories/page-analyses.js';

export interface OperationRef {
  id: string;
  user_id: string;
}

export interface CrawlOf {
  user_id: string;
  crawl_id: string;
  crawl_incomplete: boolean;
}

/** Reads a crawl back from the store. @throws DomainError `not_found` when it is no longer kept */
export type ReadSite = (crawl: CrawlOf) => Promise<SiteArtifacts>;

export interface AnalysisDeps {
  artifacts: Pick<ArtifactsRepository, 'put' | 'get'>;
  operations: Pick<OperationsRepository, 'find'>;
  pageAnalyses: Pick<PageAnalysesRepository, 'put' | 'find'>;
  readSite: ReadSite;
  checks: readonly Check[];
  now: () => number;
}
