import { MAX_ISSUE_VIEWS } from '../../../domain/sites/issues/issue-view.js';
import type { IssueViewsRepository } from '../../../store/sites/issue-views.js';
import type { HandlersOf } from '../../http/contract/handler.js';
import { HttpError } from '../../http/http-error.js';
import { currentActor, currentUser } from '../../http/requests/request-context.js';

export interface IssueViewDeps {
  issueViews: IssueViewsRepository;
}

/** Saved views of the list of issues. */
export function createIssueViewHandlers({
  issueViews,
}: IssueViewDeps): HandlersOf<'listIssueViews' | 'createIssueView' | 'deleteIssueView'> {
  return {
    listIssueViews: async (req, res) => {
      res.json(await issueViews.list(currentUser(req).id));
    },
    createIssueView: async (req, res) => {
      const { name, filters } = req.body;
      const view = { name: name.trim(), filters };
      const made = await issueViews.insert(currentUser(req).id, view, currentActor(req).id, new Date());
      if (made === 'full')
        throw new HttpError(409, {
          detail: `The workspace has ${MAX_ISSUE_VIEWS} saved views, the most it can have. Delete one first.`,
        });
      if (made === 'known')
        throw new HttpError(409, {
          detail: 'A view has this name already. Choose another name, or delete that view first.',
        });
      res.status(201).json(made);
    },
    deleteIssueView: async (req, res) => {
      if (!(await issueViews.remove(currentUser(req).id, req.params.view_id))) throw HttpError.notFound();
      res.status(204).end();
    },
  };
}
