import type { SealedKind } from '../../../domain/secrets/sealed-kinds.js';

/** What a Schedule starts: what is sealed is sealed with the first of ENCRYPTION_KEYS. */
export const RESEAL_SECRETS = 'resealSecrets';

export interface ResealCounts {
  resealed: number;
  /** Sealed with a key that is not among ENCRYPTION_KEYS any more. */
  lost: number;
}

/** Nothing resealed and nothing lost: all is under the newest key, and the others may go. */
export interface ResealOutcome extends ResealCounts {
  kinds: Partial<Record<SealedKind, ResealCounts>>;
}

const RESEAL_ID = 'reseal-secrets';

/** The Schedule, as Temporal's client takes it. */
export function resealSchedule() {
  return {
    scheduleId: RESEAL_ID,
    spec: { intervals: [{ every: 30 * 60_000 }], jitter: 5 * 60_000 },
    policies: { overlap: 'SKIP' as const, catchupWindow: '1 minute' as const },
    action: {
      type: 'startWorkflow' as const,
      workflowType: RESEAL_SECRETS,
      workflowId: RESEAL_ID,
      taskQueue: 'orchestration',
      args: [],
      workflowRunTimeout: '25 minutes' as const,
    },
  };
}
