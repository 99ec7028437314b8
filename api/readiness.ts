export type DependencyState = 'up' | 'down';

export interface Dependencies {
  mongodb: DependencyState;
  temporal: DependencyState;
  worker: DependencyState;
}

export interface Readiness {
  status: 'ready' | 'not_ready' | 'draining';
  dependencies: Dependencies;
}

export interface ReadinessProbe {
  /** The result is at most CACHE_MS old, so that probes can't become load. */
  check(): Promise<Readiness>;
  /** From now on not ready: the process is going away. */
  drain(): void;
}

/** Each resolves to true when its part works; false, a rejection or silence means it doesn't. */
export type DependencyChecks = Record<keyof Dependencies, () => Promise<boolean>>;

const CACHE_MS = 2_000;
/** Callers give up on a probe that takes longer; drivers wait for several seconds before they report an outage. */
const CHECK_TIMEOUT_MS = 2_000;

/** @param now milliseconds since the epoch. */
export function createReadiness(
  checks: DependencyChecks,
  now: () => number = Date.now,
  timeoutMs = CHECK_TIMEOUT_MS,
): ReadinessProbe {
  let latest: { checkedAt: number | null; dependencies: Promise<Dependencies> } | null = null;
  let draining = false;
  return {
    check: async () => {
      // A check that is still running is shared; the cache time of a result counts from its end.
      if (!latest || (latest.checkedAt !== null && now() - latest.checkedAt >= CACHE_MS))
        latest = { checkedAt: null, dependencies: checkAll(checks, timeoutMs) };
      const shared = latest;
      const dependencies = await shared.dependencies;
      shared.checkedAt ??= now();
      const allUp = Object.values(dependencies).every((state) => state === 'up');
      return { status: draining ? 'draining' : allUp ? 'ready' : 'not_ready', dependencies };
    },
    drain: () => {
      draining = true;
    },
  };
}

async function checkAll(checks: DependencyChecks, timeoutMs: number): Promise<Dependencies> {
  const stateOf = (check: () => Promise<boolean>): Promise<DependencyState> => boundedState(check, timeoutMs);
  const [mongodb, temporal, worker] = await Promise.all([
    stateOf(checks.mongodb),
    stateOf(checks.temporal),
    stateOf(checks.worker),
  ]);
  return { mongodb, temporal, worker };
}

function boundedState(check: () => Promise<boolean>, timeoutMs: number): Promise<DependencyState> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => resolve('down'), timeoutMs);
    const settle = (works: boolean): void => {
      clearTimeout(timer);
      resolve(works ? 'up' : 'down');
    };
    check().then(settle, () => settle(false));
  });
}
