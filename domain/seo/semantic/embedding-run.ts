import type { SiteVectors } from './site-vectors.js';

/** How asking an embedding model about the pages of a crawl went; the vectors themselves lie in the store. */
export interface EmbeddingRun {
  model: string;
  /** Why its vectors are not there; null when they are. */
  reason: string | null;
}

/** The same with what is stored; null if it is not. */
export interface EmbeddedSite extends EmbeddingRun {
  vectors: SiteVectors | null;
}
