import type { SiteVectors } from './site-vectors.js';

/** The outcome of an embedding model's run over the pages of a crawl; the vectors themselves are in the store. */
export interface EmbeddingRun {
  model: string;
  /** Why its vectors are not there; null when they are. */
  reason: string | null;
}

/** The same with what is stored; null if it is not. */
export interface EmbeddedSite extends EmbeddingRun {
  vectors: SiteVectors | null;
}
