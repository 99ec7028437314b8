import { runActivity } from '../run-activity.js';
import { type ResealPlace, resealPage } from './reseal-page.js';
import type { SecretsDeps } from './secrets-deps.js';

/** What is kept sealed, on the queue orchestration: the store is all it takes. */
export function createSecretsActivities(deps: SecretsDeps) {
  return {
    resealPage: runActivity(({ place }: { place: ResealPlace | null }) => resealPage(deps, place)),
    /** What the watch over connections called before this had a workflow of its own; for runs from before that. */
    resealConnections: runActivity(async ({ after }: { after: string | null }) => {
      const { resealed, lost, next } = await resealPage(deps, { kind: 'connections', after });
      return { resealed, lost, next: next?.kind === 'connections' ? next.after : null };
    }),
  };
}

export type SecretsActivities = ReturnType<typeof createSecretsActivities>;
