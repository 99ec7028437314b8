import type { ArtifactsRepository } from '../../store/repositories/artifacts.js';
import type { RepliesRepository } from '../../store/repositories/replies.js';
import type { ModelSettings } from './model-settings.js';

export interface LlmDeps {
  /** Null where no model is set: the rules do everything. */
  model: ModelSettings | null;
  replies: Pick<RepliesRepository, 'find'>;
  /** A word that nobody can guess. */
  randomWord(): string;
  /** Told why a model's answer was of no use. */
  onFault(reason: string): void;
}

/** For those who write about what was gathered. */
export interface MaterialDeps extends LlmDeps {
  artifacts: Pick<ArtifactsRepository, 'get' | 'getPacked'>;
  /** A model that takes pictures; null where none is set. */
  vision: ModelSettings | null;
}
