import { writeText } from '../base/text/write-text.js';
import type { SpeedArtifact, SpeedReliability } from '../seo/artifacts/speed.js';

/**
 * Below this a host is too slow or too busy for Lighthouse's throttling, which multiplies what it measures: Lighthouse
 * itself warns then ("The tested device appears to have a slower CPU than Lighthouse expects").
 * @see https://github.com/GoogleChrome/lighthouse/blob/main/docs/throttling.md
 */
export const SLOW_HOST_INDEX = 1_000;
/** Runs of one page that differ more than this in their performance score were disturbed. */
const MOST_SPREAD = 25;

/**
 * The run in the middle by its performance score, with what all runs say about how far it can be relied on. Runs of a
 * busy host and runs that did not load the page are left out as long as there are others.
 * @throws Error without a run
 */
export function medianRun(runs: readonly SpeedArtifact[]): SpeedArtifact {
  const loaded = runs.filter(({ runtime_error, scores }) => runtime_error === null && scores.performance !== null);
  const calm = loaded.filter((run) => !isSlowHost(run));
  const usable = [calm, loaded, runs].find(({ length }) => length > 0) ?? [];
  const sorted = [...usable].sort((one, other) => (one.scores.performance ?? 0) - (other.scores.performance ?? 0));
  const middle = sorted[Math.floor((sorted.length - 1) / 2)];
  if (!middle) throw new Error('There is no run to take the middle of');
  return {
    ...middle,
    runs: runs.map(({ scores, metrics, benchmark_index = null }) => ({
      performance: scores.performance,
      lcp_ms: metrics.lcp_ms,
      tbt_ms: metrics.tbt_ms,
      benchmark_index,
    })),
    reliability: judgeRuns(middle, sorted),
  };
}

function judgeRuns(middle: SpeedArtifact, usable: readonly SpeedArtifact[]): SpeedReliability {
  if (isSlowHost(middle))
    return {
      level: 'low',
      reason: writeText`the measuring host was busy or slow (benchmark index ${middle.benchmark_index}, ${SLOW_HOST_INDEX} and more are needed)`,
    };
  const scores = usable.map(({ scores: { performance } }) => performance ?? 0);
  const spread = Math.max(...scores) - Math.min(...scores);
  if (spread > MOST_SPREAD) return { level: 'low', reason: writeText`the runs differ by ${spread} points` };
  const count = usable.length;
  return count < 3
    ? { level: 'single', reason: count === 1 ? 'one run only' : 'two runs only' }
    : { level: 'good', reason: null };
}

export function isSlowHost({ benchmark_index }: Pick<SpeedArtifact, 'benchmark_index'>): boolean {
  return typeof benchmark_index === 'number' && benchmark_index < SLOW_HOST_INDEX;
}

/** Whether fixes may rest on the run; one of a busy host shows how busy the host was. */
export function givesFixes({
  runtime_error,
  reliability,
}: Pick<SpeedArtifact, 'runtime_error' | 'reliability'>): boolean {
  return runtime_error === null && reliability?.level !== 'low';
}

/** So little script that it cannot have kept the page busy, whatever was measured. */
const NEGLIGIBLE_SCRIPT_BYTES = 10_000;
const SMALL_DOCUMENT_BYTES = 100_000;

export function hasScripts({
  script_bytes,
  document_bytes,
}: Pick<SpeedArtifact, 'script_bytes' | 'document_bytes'>): boolean {
  if (typeof script_bytes !== 'number' || typeof document_bytes !== 'number') return true;
  // What is in the document itself may be script as well.
  return script_bytes >= NEGLIGIBLE_SCRIPT_BYTES || document_bytes >= SMALL_DOCUMENT_BYTES;
}
