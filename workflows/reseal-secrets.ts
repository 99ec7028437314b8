import { proxyActivities } from '@temporalio/workflow';
import type { SecretsActivities } from '../activities/secrets/index.js';
import { SEALED_KINDS, type SealedKind } from '../domain/secrets/sealed-kinds.js';
import { storeOptions } from './activity-options.js';
import type { ResealCounts, ResealOutcome } from './contract/reseal-secrets.js';

const { resealPage } = proxyActivities<SecretsActivities>(storeOptions);

/** Of one kind; bounds the history. What is left is found by the next run. */
const MAX_PAGES = 100;

/** Moves everything that is sealed to the key that seals now. */
export async function resealSecrets(): Promise<ResealOutcome> {
  const kinds = {} as Record<SealedKind, ResealCounts>;
  for (const kind of SEALED_KINDS) kinds[kind] = await resealKind(kind);
  const sum = (name: keyof ResealCounts) => Object.values(kinds).reduce((total, counts) => total + counts[name], 0);
  return { resealed: sum('resealed'), lost: sum('lost'), kinds };
}

async function resealKind(kind: SealedKind): Promise<ResealCounts> {
  const counts: ResealCounts = { resealed: 0, lost: 0 };
  let after: string | null = null;
  for (let pages = 0; pages < MAX_PAGES; pages++) {
    const page: Awaited<ReturnType<typeof resealPage>> = await resealPage({ kind, after });
    counts.resealed += page.resealed;
    counts.lost += page.lost;
    after = page.next;
    if (after === null) break;
  }
  return counts;
}
