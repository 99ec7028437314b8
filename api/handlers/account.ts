import { type EraseAccountDeps, eraseAccount } from '../account/erase-account.js';
import type { HandlersOf } from '../contract/handler.js';
import { contextOf, currentUser } from '../requests/request-context.js';

export function createAccountHandlers(deps: EraseAccountDeps): HandlersOf<'eraseAccount'> {
  return {
    eraseAccount: async (req, res) => {
      const { records, workflows, platforms, complete } = await eraseAccount(deps, currentUser(req).id);
      // A new sign-in begins anew; this session shows what is gone.
      if (contextOf(req).signedInBy === 'session') await endSession(req.session);
      const next_step = complete
        ? null
        : 'Some of your data was still being written. Send the request again in a minute.';
      res.json({ status: complete ? 'erased' : 'unfinished', records, workflows, platforms, next_step });
    },
  };
}

function endSession(session: { destroy(done: (failure?: unknown) => void): unknown }): Promise<void> {
  return new Promise((resolve, reject) => {
    session.destroy((failure) => (failure ? reject(failure) : resolve()));
  });
}
