import type { SpeedArtifact, SpeedStrategy } from '../../domain/seo/artifacts/speed.js';

export interface SpeedRequest {
  url: string;
  strategy: SpeedStrategy;
  /** Language of titles and descriptions, BCP 47; one that Lighthouse does not speak gives English. */
  locale: string | null;
  signal: AbortSignal;
}

/** Something that loads a page in a real browser and judges its speed. */
export interface SpeedBrowser {
  /**
   * @throws DomainError browser_unavailable (there is none here), browser_failed (it died, retryable), timeout
   * @throws the signal's reason when the caller aborts; nothing of the run is left then
   */
  measure(request: SpeedRequest): Promise<SpeedArtifact>;
}
