import { runActivity } from '../run-activity.js';
import { type ResealPlace, resealPage } from './reseal-page.js';
import type { SecretsDeps } from './secrets-deps.js';

/** What is kept sealed, on the queue orchestration: the store is all it takes. */
export function createSecretsActivities(deps: SecretsDeps) {
  return {
    resealPage: runActivity(({ place }: { place: ResealPlace | null }) => resealPage(deps, place)),
  };
}

export type SecretsActivities = ReturnType<typeof createSecretsActivities>;
