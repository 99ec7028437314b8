import type { SpeedArtifact, SpeedStrategy } from '../../../domain/seo/artifacts/speed.js';

/** The job for the child process, as JSON in its first argument. */
export interface LighthouseJob {
  url: string;
  /** Of a running browser's DevTools. */
  port: number;
  strategy: SpeedStrategy;
  locale: string | null;
}

/** The child's result, in one message. */
export type LighthouseAnswer = { ok: true; artifact: SpeedArtifact } | { ok: false; message: string };
