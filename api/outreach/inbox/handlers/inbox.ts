import { randomBytes } from 'node:crypto';
import { MAX_THREAD_NOTES } from '../../../../domain/outreach/inbox/thread-note.js';
import { may } from '../../../../domain/workspaces/may.js';
import type { Store } from '../../../../store/index.js';
import type { HandlersOf, OperationRequest } from '../../../http/contract/handler.js';
import { HttpError } from '../../../http/http-error.js';
import { readListQuery, setNextLink } from '../../../http/requests/list-query.js';
import { currentActor, currentUser, readRequestContext } from '../../../http/requests/request-context.js';
import { listAssignees } from '../../../sites/issues/list-assignees.js';
import { writeAuthor } from '../../../sites/issues/write-author.js';
import { type LoadThreadDeps, loadThread } from '../load-thread.js';
import { presentThread, presentThreadDetail } from '../present-thread.js';
import { readInboxFilter } from '../read-inbox-filter.js';

export interface InboxHandlerDeps extends LoadThreadDeps {
  inboxThreads: Pick<Store['inboxThreads'], 'find' | 'list' | 'change' | 'addNote' | 'removeNote'>;
  replies: LoadThreadDeps['replies'] & Pick<Store['replies'], 'handleThread'>;
  memberships: Pick<Store['memberships'], 'listOfWorkspace'>;
}

type Names = 'listInboxThreads' | 'getInboxThread' | 'updateInboxThread' | 'addThreadNote' | 'deleteThreadNote';

const YEAR_MS = 366 * 24 * 60 * 60_000;

/** The threads of the inbox, and what members decide about them. */
export function createInboxHandlers(deps: InboxHandlerDeps): HandlersOf<Names> {
  const { inboxThreads } = deps;
  return {
    listInboxThreads: async (req, res) => {
      const { limit, cursor } = readListQuery(req);
      const filter = readInboxFilter(req.query, currentActor(req).id);
      const page = await inboxThreads.list(currentUser(req).id, filter, new Date(), { limit, cursor });
      setNextLink(req, res, page.next_cursor);
      res.json(page.items.map(presentThread));
    },
    getInboxThread: async (req, res) => {
      const loaded = await loadThread(deps, currentUser(req).id, req.params.thread_id);
      if (!loaded) throw HttpError.notFound();
      res.json(presentThreadDetail(loaded));
    },
    updateInboxThread: async (req, res) => {
      res.json(presentThread(await updateThread(deps, req)));
    },
    addThreadNote: async (req, res) => {
      const { id } = currentUser(req);
      const { thread_id } = req.params;
      if (!(await inboxThreads.find(id, thread_id))) throw HttpError.notFound();
      const note = { id: randomBytes(12).toString('hex'), ...writeAuthor(req), text: req.body.text.trim() };
      if (!(await inboxThreads.addNote(id, thread_id, note)))
        throw new HttpError(409, {
          detail: `This thread has ${MAX_THREAD_NOTES} notes, the most it can have. Delete one first.`,
        });
      res.status(201).json(note);
    },
    deleteThreadNote: async (req, res) => {
      const { id } = currentUser(req);
      const { thread_id, thread_note_id } = req.params;
      const note = (await inboxThreads.find(id, thread_id))?.notes.find((each) => each.id === thread_note_id);
      if (!note) throw HttpError.notFound();
      const { workspace } = readRequestContext(req);
      // Those who manage the members may delete what others wrote, too.
      if (note.by !== currentActor(req).id && workspace !== null && !may(workspace, 'manage_members'))
        throw HttpError.lacksPermission(workspace.role, 'manage_members');
      if (!(await inboxThreads.removeNote(id, thread_id, thread_note_id))) throw HttpError.notFound();
      res.status(204).end();
    },
  };
}

async function updateThread(deps: InboxHandlerDeps, req: OperationRequest<'updateInboxThread'>) {
  const { id: userId } = currentUser(req);
  const { thread_id } = req.params;
  const { unread, done, assignee, labels, snoozed_until } = req.body;
  const before = await deps.inboxThreads.find(userId, thread_id);
  if (!before) throw HttpError.notFound();
  if (assignee && !(await listAssignees(deps, req)).includes(assignee))
    throw invalid(
      'assignee',
      'Not a member of this workspace who can be assigned. Use the user id of a member who is no client guest.',
    );
  const now = new Date();
  const until = typeof snoozed_until === 'string' ? new Date(snoozed_until) : snoozed_until;
  if (until && (until <= now || until.getTime() > now.getTime() + YEAR_MS))
    throw invalid('snoozed_until', 'Choose a time in the future, a year ahead at most.');
  if (until && done) throw invalid('snoozed_until', 'A thread is either done or snoozed. Send one of the two.');
  const change = {
    is_unread: unread,
    done: until && before.done_at !== null ? false : done,
    assignee,
    labels: labels?.map((label) => label.trim()),
    snoozed_until: until,
  };
  const changed = await deps.inboxThreads.change(userId, thread_id, change, now);
  if (!changed) throw HttpError.notFound();
  const { lead_id, from_email } = changed;
  if (done) await deps.replies.handleThread(userId, lead_id === null ? { from_email } : { lead_id }, now);
  return changed;
}

function invalid(field: string, msg: string): HttpError {
  return HttpError.invalidInput({ loc: ['body', field], msg, type: 'value_error' });
}
