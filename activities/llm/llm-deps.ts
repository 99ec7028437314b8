import type { ArtifactsRepository } from '../../store/artifacts/artifacts.js';
import type { CrawlsRepository } from '../../store/crawl/crawls.js';
import type { ModelBudgetsRepository } from '../../store/llm/model-budgets.js';
import type { RepliesRepository } from '../../store/outreach/replies/replies.js';
import type { OnModelFailure } from './client/ask-model.js';
import type { ModelSettings } from './client/model-settings.js';

export interface LlmDeps {
  /** Null where no model is set: the rules do everything. */
  model: ModelSettings | null;
  replies: Pick<RepliesRepository, 'find'>;
  /** An unpredictable word. */
  randomWord(): string;
  /** Receives why a model's response was unusable. */
  onFailure: OnModelFailure;
}

/** For activities that write about collected data. */
export interface MaterialDeps extends LlmDeps {
  artifacts: Pick<ArtifactsRepository, 'get' | 'getPacked'>;
  /** A model that accepts images; null when none is set. */
  vision: ModelSettings | null;
}

/** For insights, which take more of a model than anything else. */
export interface InsightWritingDeps extends Pick<LlmDeps, 'model' | 'randomWord' | 'onFailure'> {
  artifacts: Pick<ArtifactsRepository, 'get'>;
  budgets: Pick<ModelBudgetsRepository, 'reserve' | 'conclude'>;
  /** Tokens of one question. */
  maxInputTokens: number;
  /** Tokens of one user's day, requests and responses together. */
  dailyTokens: number;
  now(): number;
}

/** For the vectors of pages. */
export interface EmbeddingDeps extends Pick<LlmDeps, 'onFailure'> {
  /** Null where none is set: words are compared. */
  embedding: ModelSettings | null;
  crawls: Pick<CrawlsRepository, 'find' | 'streamDigests' | 'findPage'>;
  artifacts: Pick<ArtifactsRepository, 'get' | 'put'>;
  budgets: Pick<ModelBudgetsRepository, 'reserve' | 'conclude'>;
  /** Tokens of one user's day, of which half is for vectors. */
  dailyTokens: number;
  now(): number;
}
