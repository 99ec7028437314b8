import { filterSiteIssues } from '../../../domain/sites/issues/filter-site-issues.js';
import { readIssueKey } from '../../../domain/sites/issues/issue-key.js';
import {
  emptyIssueRecord,
  type IssueChangeEntry,
  type IssueRecord,
} from '../../../domain/sites/issues/issue-record.js';
import { judgeIssueState } from '../../../domain/sites/issues/judge-issue-state.js';
import { listSiteIssues } from '../../../domain/sites/issues/list-site-issues.js';
import type { Store } from '../../../store/index.js';
import type { IssueMarkChange } from '../../../store/sites/issue-records.js';
import type { components } from '../../generated/openapi.js';
import type { HandlersOf } from '../../http/contract/handler.js';
import { HttpError } from '../../http/http-error.js';
import { currentActor, readRequestContext } from '../../http/requests/request-context.js';
import { exportFileName } from '../../reports/exports/file-name.js';
import { chooseFormat } from '../../reports/exports/report-format.js';
import { sendCsv } from '../../reports/exports/send-csv.js';
import { type FindIssuePlaceDeps, findIssuePlace } from '../issues/find-issue-place.js';
import { hideAssignees, hideMembers } from '../issues/hide-members.js';
import { ISSUE_COLUMNS, toIssueRows } from '../issues/issues-csv.js';
import { listAssignees } from '../issues/list-assignees.js';
import { loadIssueDetail } from '../issues/load-issue-detail.js';
import { loadSiteIssues } from '../issues/load-site-issues.js';
import { presentIssueAudit, presentPreviousAudit } from '../issues/present-issue-audit.js';
import { readIssueFilter } from '../issues/read-issue-filter.js';
import { writeAuthor } from '../issues/write-author.js';
import { ownSite } from '../own-site.js';

export type SiteIssueDeps = FindIssuePlaceDeps &
  Pick<Store, 'issueRecords'> & { memberships: Pick<Store['memberships'], 'listOfWorkspace'> };

const NO_COUNTS = { critical: 0, high: 0, medium: 0, low: 0, info: 0 };
const FORMATS = ['json', 'csv'] as const;

/** The issues of a site: what its audits found, and what members decided about it. */
export function createSiteIssueHandlers(
  deps: SiteIssueDeps,
): HandlersOf<'listSiteIssues' | 'getSiteIssue' | 'updateSiteIssue'> {
  const { sites, issueRecords } = deps;
  return {
    listSiteIssues: async (req, res) => {
      const site = await ownSite(sites, req);
      const format = chooseFormat(req, FORMATS);
      const { audit: auditId = null, format: _format, ...choice } = req.query;
      const loaded = await loadSiteIssues(deps, site, auditId);
      const all = loaded && listSiteIssues(loaded.sources);
      const chosen = all ? filterSiteIssues(all, readIssueFilter(choice, currentActor(req).id)) : [];
      const issues = isGuest(req) ? hideAssignees(chosen) : chosen;
      res.vary('Accept');
      if (format === 'csv') {
        const generated_at = loaded?.line.created_at ?? new Date().toISOString();
        const name = exportFileName('issues', { website_url: site.site_url, generated_at }, 'csv');
        await sendCsv(res, name, ISSUE_COLUMNS, toIssueRows(issues));
        return;
      }
      res.json({
        audit: loaded && presentIssueAudit(loaded),
        previous: loaded && presentPreviousAudit(loaded),
        counts: all?.counts ?? NO_COUNTS,
        fixed: all?.fixed.length ?? 0,
        issues,
      });
    },
    getSiteIssue: async (req, res) => {
      const site = await ownSite(sites, req);
      const found = await loadIssueDetail(deps, site, readIssueKey(req.params.check), req.query.audit ?? null);
      if (found === null) throw HttpError.notFound();
      const { detail, record, loaded } = isGuest(req) ? hideMembers(found) : found;
      res.json({ ...detail, audit: presentIssueAudit(loaded), record: presentRecord(record) });
    },
    updateSiteIssue: async (req, res) => {
      const { state, assignee } = req.body;
      const place = await findIssuePlace(deps, req);
      if (assignee && !(await listAssignees(deps, req)).includes(assignee)) throw unknownAssignee();
      const before = (await issueRecords.find(place)) ?? emptyIssueRecord(place.issue_id);
      const author = writeAuthor(req);
      const marks: IssueMarkChange = {};
      const entries: IssueChangeEntry[] = [];
      const isDone = before.done !== null && !(await isFoundSince(deps, req, before.done));
      if (state !== undefined && (state === 'done' ? !isDone : before.done !== null)) {
        marks.done = state === 'done' ? author : null;
        entries.push({ ...author, action: state === 'done' ? 'done' : 'reopened', assignee: null });
      }
      if (assignee !== undefined && assignee !== before.assignee) {
        marks.assignee = assignee;
        entries.push({ ...author, action: assignee === null ? 'unassigned' : 'assigned', assignee });
      }
      const record = entries.length === 0 ? before : await issueRecords.change(place, marks, entries);
      res.json(presentRecord(record));
    },
  };
}

/** Whether an audit that began after somebody marked it as done still looked at it: done may be said once more. */
async function isFoundSince(
  deps: SiteIssueDeps,
  req: Parameters<typeof ownSite>[1],
  done: NonNullable<IssueRecord['done']>,
): Promise<boolean> {
  const loaded = await loadSiteIssues(deps, await ownSite(deps.sites, req), null);
  return loaded !== null && judgeIssueState(done, loaded.sources.audit) === 'still_found';
}

function presentRecord({ changes: _changes, ...record }: IssueRecord): components['schemas']['SiteIssueRecord'] {
  return record;
}

function isGuest(req: object): boolean {
  return readRequestContext(req).workspace?.role === 'client_guest';
}

function unknownAssignee(): HttpError {
  return HttpError.invalidInput({
    loc: ['body', 'assignee'],
    msg: 'Not a member of this workspace who can be assigned. Use the user id of a member who is no client guest.',
    type: 'value_error',
  });
}
