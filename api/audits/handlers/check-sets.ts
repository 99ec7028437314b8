import { type CheckSet, MAX_CHECK_SETS } from '../../../domain/seo/own-checks/check-set.js';
import { trimOwnChecks } from '../../../domain/seo/own-checks/trim-own-checks.js';
import type { CheckSetsRepository } from '../../../store/audits/check-sets.js';
import type { HandlersOf, OperationRequest } from '../../http/contract/handler.js';
import { HttpError } from '../../http/http-error.js';
import { currentUser } from '../../http/requests/request-context.js';
import { refuseOwnChecks } from '../../sites/read-own-checks.js';

export interface CheckSetHandlerDeps {
  checkSets: CheckSetsRepository;
}

/** Extractions and filters that users save to audit with them. */
export function createCheckSetHandlers({
  checkSets,
}: CheckSetHandlerDeps): HandlersOf<
  'createCheckSet' | 'listCheckSets' | 'getCheckSet' | 'updateCheckSet' | 'deleteCheckSet'
> {
  const idOf = (req: { params: { check_set_id: string } }): string => req.params.check_set_id;
  return {
    createCheckSet: async (req, res) => {
      const set = await checkSets.insert(currentUser(req).id, readCheckSet(req), new Date());
      if (set === null)
        throw new HttpError(409, {
          detail: `You have ${MAX_CHECK_SETS} check sets, the most you can keep. Delete one first.`,
        });
      res.status(201).json(set);
    },
    listCheckSets: async (req, res) => {
      res.json(await checkSets.list(currentUser(req).id));
    },
    getCheckSet: async (req, res) => {
      const set = await checkSets.find(currentUser(req).id, idOf(req));
      if (!set) throw HttpError.notFound();
      res.json(set);
    },
    updateCheckSet: async (req, res) => {
      const set = await checkSets.replace(currentUser(req).id, idOf(req), readCheckSet(req), new Date());
      if (!set) throw HttpError.notFound();
      res.json(set);
    },
    deleteCheckSet: async (req, res) => {
      if (!(await checkSets.remove(currentUser(req).id, idOf(req)))) throw HttpError.notFound();
      res.status(204).end();
    },
  };
}

/** @throws HttpError 422 with every error of the set */
function readCheckSet(req: OperationRequest<'createCheckSet' | 'updateCheckSet'>): CheckSet {
  const { name, extractions, page_filters } = req.body;
  const own = trimOwnChecks({ extractions, page_filters });
  refuseOwnChecks(own);
  return { ...own, name: name.trim() };
}
