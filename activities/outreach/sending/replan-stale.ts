import { replanPlace } from '../../../domain/outreach/sending/sequence/replan-place.js';
import { sequencePorts } from './queue/sequence-step.js';
import type { SendingDeps } from './sending-deps.js';

const BATCH = 1_000;

/**
 * Brings planned emails in line with sequences that have changed: those that the change itself has not reached, such as of
 * many leads, or because its process has died. None is sent before. Twice: what is in line already is left alone.
 */
export async function replanStale(deps: SendingDeps): Promise<{ replanned: number }> {
  const stale = await deps.sequencePlaces.listStale(null, BATCH);
  for (const place of stale) await replanPlace(sequencePorts(deps), place);
  return { replanned: stale.length };
}
