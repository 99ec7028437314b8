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
  /** The answer is at most CACHE_MS old, so that probes can't become load. */
  check(): Promise<Readiness>;
  /** From now on not ready: the process is going away. */
  drain(): void;
}

/** Each resolves when its part works; false or a rejection means it doesn't. Must settle by itself. */
export type DependencyChecks = Record<keyof Dependencies, () => Promise<boolean>>;

const CACHE_MS = 2_000;

/** @param now milliseconds since the epoch. */
export function createReadiness(checks: DependencyChecks, now: () => number = Date.now): ReadinessProbe {
  let cached: { at: number; dependencies: Promise<Dependencies> } | null = null;
  let draining = false;
  return {
    check: async () => {
      if (!cached || now() - cached.at >= CACHE_MS) cached = { at: now(), dependencies: checkAll(checks) };
      const dependencies = await cached.dependencies;
      const allUp = Object.values(dependencies).every((state) => state === 'up');
      return { status: draining ? 'draining' : allUp ? 'ready' : 'not_ready', dependencies };
    },
    drain: () => {
      draining = true;
    },
  };
}

async function checkAll(checks: DependencyChecks): Promise<Dependencies> {
  const [mongodb, temporal, worker] = await Promise.all([
    stateOf(checks.mongodb),
    stateOf(checks.temporal),
    stateOf(checks.worker),
  ]);
  return { mongodb, temporal, worker };
}

async function stateOf(check: () => Promise<boolean>): Promise<DependencyState> {
  const works = await check().catch(() => false);
  return works ? 'up' : 'down';
}
