import { identifySite } from '../../../domain/base/url/url-identity.js';
import { MAX_OWNERSHIPS, type MethodOutcome, type Ownership } from '../../../domain/ownership/ownership.js';
import type { OwnershipsRepository } from '../../../store/ownership/ownerships.js';
import type { HandlersOf } from '../../http/contract/handler.js';
import { HttpError } from '../../http/http-error.js';
import { allowedUrl, type UrlGuard } from '../../http/requests/allowed-url.js';
import { currentUser } from '../../http/requests/request-context.js';
import { type CheckOwnershipDeps, checkOwnership } from '../check-ownership.js';
import { presentOwnership } from '../ownership-presenter.js';

export interface OwnershipHandlerDeps extends CheckOwnershipDeps {
  ownerships: OwnershipsRepository;
  guard: UrlGuard;
}

/** Sites that users prove to be theirs. */
export function createOwnershipHandlers(
  deps: OwnershipHandlerDeps,
): HandlersOf<'createOwnership' | 'listOwnerships' | 'getOwnership' | 'checkOwnership' | 'deleteOwnership'> {
  const { ownerships } = deps;
  const idOf = (req: { params: { ownership_id: string } }): string => req.params.ownership_id;
  const present = (ownership: Ownership) => presentOwnership(deps.ownership.tokens, ownership);
  const own = async (req: { params: { ownership_id: string } }): Promise<Ownership> => {
    const found = await ownerships.find(currentUser(req).id, idOf(req));
    if (!found) throw HttpError.notFound();
    return found;
  };
  return {
    createOwnership: async (req, res) => {
      const body = req.body;
      const url = await allowedUrl(deps.guard, body.site_url, 'site_url');
      const place = { site: identifySite(url), origin: new URL(url).origin };
      const started = await ownerships.start(currentUser(req).id, place, new Date());
      if (started === null)
        throw new HttpError(409, {
          detail: `You have ${MAX_OWNERSHIPS} sites, the most there may be: remove one first`,
        });
      res.status(started.inserted ? 201 : 200).json(present(started.ownership));
    },
    listOwnerships: async (req, res) => {
      res.json((await ownerships.list(currentUser(req).id)).map(present));
    },
    getOwnership: async (req, res) => {
      res.json(present(await own(req)));
    },
    checkOwnership: async (req, res) => {
      const ownership = await own(req);
      const outcomes = await checkOwnership(deps, ownership);
      const method = outcomes.find(({ reason }) => reason === null)?.method ?? null;
      const noted = await ownerships.noteCheck(ownership.user_id, ownership.id, method, new Date());
      if (!noted) throw HttpError.notFound();
      res.json({ ...present(noted), checks: outcomes satisfies MethodOutcome[] });
    },
    deleteOwnership: async (req, res) => {
      if (!(await ownerships.remove(currentUser(req).id, idOf(req)))) throw HttpError.notFound();
      res.status(204).end();
    },
  };
}
