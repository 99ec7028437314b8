import { runActivity } from '../run-activity.js';
import { type ResealInput, resealPage } from './reseal-page.js';
import type { SecretsDeps } from './secrets-deps.js';

/** What is kept sealed, on the queue orchestration: the store is all it takes. */
export function createSecretsActivities(deps: SecretsDeps) {
  return {
    resealPage: runActivity((input: ResealInput) => resealPage(deps, input)),
    /** What the watch over connections called before this had a workflow of its own; for runs from before that. */
    resealConnections: runActivity(({ after }: Pick<ResealInput, 'after'>) =>
      resealPage(deps, { kind: 'connections', after }),
    ),
  };
}

export type SecretsActivities = ReturnType<typeof createSecretsActivities>;
