import { proxyActivities } from '@temporalio/workflow';
import type { SecretsActivities } from '../../activities/secrets/index.js';
import { storeOptions } from '../activity-options.js';
import type { ResealOutcome } from './contract/reseal-secrets.js';

const { resealPage } = proxyActivities<SecretsActivities>(storeOptions);

/** Bounds the history. What is left is found by the next run. */
const MAX_PAGES = 500;

/** Moves everything that is sealed to the key that seals now. Which kinds there are is the activity's to say. */
export async function resealSecrets(): Promise<ResealOutcome> {
  const reported: ResealOutcome = { resealed: 0, lost: 0, kinds: {} };
  let place: Awaited<ReturnType<typeof resealPage>>['next'] = null;
  for (let pages = 0; pages < MAX_PAGES; pages++) {
    const { kind, resealed, lost, next }: Awaited<ReturnType<typeof resealPage>> = await resealPage({ place });
    const before = reported.kinds[kind] ?? { resealed: 0, lost: 0 };
    reported.kinds[kind] = { resealed: before.resealed + resealed, lost: before.lost + lost };
    reported.resealed += resealed;
    reported.lost += lost;
    place = next;
    if (place === null) break;
  }
  return reported;
}
