import type { SpeedArtifact, SpeedStrategy } from '../../../domain/seo/artifacts/speed.js';

/** What the parent asks of the child process, as JSON in its first argument. */
export interface LighthouseJob {
  url: string;
  /** Of a running browser's DevTools. */
  port: number;
  strategy: SpeedStrategy;
  locale: string | null;
}

/** What the child answers, in one message. */
export type LighthouseAnswer = { ok: true; artifact: SpeedArtifact } | { ok: false; message: string };
