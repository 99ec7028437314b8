import type { WorkspacesRepository } from '../../../store/workspaces/workspaces.js';
import type { HandlersOf } from '../../http/contract/handler.js';
import { HttpError } from '../../http/http-error.js';
import { currentActor, readRequestContext } from '../../http/requests/request-context.js';
import { type EraseAccountDeps, eraseAccount } from '../erase-account.js';
import { presentErasure } from '../present-erasure.js';

export type AccountHandlerDeps = EraseAccountDeps & {
  workspaces: Pick<WorkspacesRepository, 'listSoleOwned' | 'removeOwner'>;
};

export function createAccountHandlers(deps: AccountHandlerDeps): HandlersOf<'eraseAccount'> {
  return {
    eraseAccount: async (req, res) => {
      const { id } = currentActor(req);
      await refuseLastOwner(deps, id);
      const erased = await eraseAccount(deps, id);
      // A new sign-in starts from scratch; this session shows what is gone.
      if (readRequestContext(req).signedInBy === 'session') await endSession(req.session);
      res.json(presentErasure(erased));
    },
  };
}

/** Others would be left with a workspace that no one can manage. @throws HttpError 409 with the workspaces */
async function refuseLastOwner({ workspaces }: Pick<AccountHandlerDeps, 'workspaces'>, id: string): Promise<void> {
  const owned = await workspaces.listSoleOwned(id);
  if (owned.length === 0) return;
  const names = owned.map(({ id: workspace, name }) => `"${name}" (${workspace})`).join(', ');
  const detail = `You are the only owner of ${names}: make somebody else an owner, or delete the workspace first`;
  throw new HttpError(409, { detail });
}

function endSession(session: { destroy(done: (failure?: unknown) => void): unknown }): Promise<void> {
  return new Promise((resolve, reject) => {
    session.destroy((failure) => (failure ? reject(failure) : resolve()));
  });
}
