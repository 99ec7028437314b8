import type { SpeedArtifact } from '../../../domain/seo/artifacts/speed.js';

/** Metrics of a stored audit are open JSON: what is not there, or has another form, is left out of the page. */
type Metrics = Readonly<Record<string, unknown>>;

/** Labels and counts; empty when there are none. */
export function readHistogram(metrics: Metrics, name: string): { label: string; count: number }[] {
  return Object.entries(asObject(metrics[name])).flatMap(([label, count]) =>
    typeof count === 'number' ? [{ label, count }] : [],
  );
}

export function readNumber(metrics: Metrics, name: string): number | null {
  const value = metrics[name];
  return typeof value === 'number' && Number.isFinite(value) ? value : null;
}

export function readText(metrics: Metrics, name: string): string | null {
  const value = metrics[name];
  return typeof value === 'string' ? value : null;
}

export function readObject(metrics: Metrics, name: string): Metrics {
  return asObject(metrics[name]);
}

export function readList(metrics: Metrics, name: string): Metrics[] {
  const value = metrics[name];
  return Array.isArray(value) ? value.map(asObject) : [];
}

export function readTextList(metrics: Metrics, name: string): string[] {
  const value = metrics[name];
  return Array.isArray(value) ? value.filter((item) => typeof item === 'string') : [];
}

/** The Lighthouse runs behind the page speed component. */
export function readSpeedRuns(metrics: Metrics): SpeedArtifact[] {
  return Object.values(asObject(metrics['strategies'])).filter(isSpeedRun);
}

function isSpeedRun(value: unknown): value is SpeedArtifact {
  const run = asObject(value);
  return (
    typeof run['strategy'] === 'string' &&
    isObject(run['scores']) &&
    isObject(run['metrics']) &&
    Array.isArray(run['opportunities']) &&
    Array.isArray(run['diagnostics'])
  );
}

function asObject(value: unknown): Metrics {
  return isObject(value) ? value : {};
}

function isObject(value: unknown): value is Metrics {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
