import { runActivity } from '../run-activity.js';
import { copySuppressions } from './copy-suppressions.js';
import { finishMove } from './finish-move.js';
import { holdMoved } from './hold-moved.js';
import type { MoveDeps } from './move-deps.js';
import { moveSome } from './move-some.js';

/** Moves between workspaces, on the queue orchestration: the store and Temporal are all it takes. */
export function createMoveActivities(deps: MoveDeps) {
  const bind = <Input, Result>(activity: (deps: MoveDeps, input: Input) => Promise<Result>) =>
    runActivity((input: Input) => activity(deps, input));
  return {
    holdMoved: bind(holdMoved),
    copySuppressions: bind(copySuppressions),
    moveSome: bind(moveSome),
    finishMove: bind(finishMove),
  };
}

export type MoveActivities = ReturnType<typeof createMoveActivities>;
