import { randomBytes } from 'node:crypto';
import { MAX_ISSUE_NOTES } from '../../../domain/sites/issues/issue-record.js';
import { may } from '../../../domain/workspaces/may.js';
import type { Store } from '../../../store/index.js';
import type { HandlersOf } from '../../http/contract/handler.js';
import { HttpError } from '../../http/http-error.js';
import { currentActor, readRequestContext } from '../../http/requests/request-context.js';
import { type FindIssuePlaceDeps, findIssuePlace } from '../issues/find-issue-place.js';
import { writeAuthor } from '../issues/write-author.js';

export type IssueNoteDeps = FindIssuePlaceDeps & Pick<Store, 'issueRecords'>;

/** What members write about issues of a site. */
export function createIssueNoteHandlers(deps: IssueNoteDeps): HandlersOf<'addSiteIssueNote' | 'deleteSiteIssueNote'> {
  const { issueRecords } = deps;
  return {
    addSiteIssueNote: async (req, res) => {
      const place = await findIssuePlace(deps, req);
      const id = randomBytes(12).toString('hex');
      const note = { id, ...writeAuthor(req), text: req.body.text.trim() };
      if (!(await issueRecords.addNote(place, note)))
        throw new HttpError(409, {
          detail: `This issue has ${MAX_ISSUE_NOTES} notes, the most it can have. Delete one first.`,
        });
      res.status(201).json(note);
    },
    deleteSiteIssueNote: async (req, res) => {
      const place = await findIssuePlace(deps, req);
      const { note_id } = req.params;
      const note = (await issueRecords.find(place))?.notes.find(({ id }) => id === note_id);
      if (!note) throw HttpError.notFound();
      const { workspace } = readRequestContext(req);
      // Those who manage the members may delete what others wrote, too.
      if (note.by !== currentActor(req).id && workspace !== null && !may(workspace, 'manage_members'))
        throw HttpError.lacksPermission(workspace.role, 'manage_members');
      if (!(await issueRecords.removeNote(place, note_id))) throw HttpError.notFound();
      res.status(204).end();
    },
  };
}
