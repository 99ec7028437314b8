import { isOwnCheck } from '../../../domain/seo/own-checks/own-check-id.js';
import type { SiteIssueDetail } from '../../../domain/sites/issues/describe-site-issue.js';
import type { IssueRecord } from '../../../domain/sites/issues/issue-record.js';
import type { Site } from '../../../domain/sites/site.js';
import { ApiForm, Field } from '../parts/field.js';
import { SelectField } from '../parts/select-field.js';
import { issueApiPath } from './issue-paths.js';
import { nameMember } from './issue-words.js';

export interface IssueActionsProps {
  site: Site;
  detail: SiteIssueDetail;
  record: IssueRecord;
  /** User ids of those whom it may be assigned to. */
  assignees: readonly string[];
  viewerId: string;
}

/** What a member may do with an issue: mark it as done, assign it, accept it. */
export function IssueActions({ site, detail: { issue }, record, assignees, viewerId }: IssueActionsProps) {
  const path = issueApiPath(site.id, issue.id);
  // Causes are accepted check by check; own checks are switched off in their set.
  const isAcceptable = issue.kind === 'check' && issue.state !== 'fixed' && !isOwnCheck(issue.id);
  const isDone = record.done !== null;
  const members = assignees.map((id) => ({ value: id, title: nameMember(id, viewerId) }));
  const former = [record.assignee]
    .filter((id) => id !== null && !assignees.includes(id))
    .map((id) => ({ value: id ?? '', title: `${id} (no longer a member)`, disabled: true }));
  return (
    <div class="card">
      {(isDone || issue.state !== 'fixed') && (
        <div>
          <button
            type="button"
            class={isDone ? 'quiet' : undefined}
            data-api={`PATCH ${path}`}
            data-body={JSON.stringify({ state: isDone ? 'open' : 'done' })}
            data-then="reload"
          >
            {isDone ? 'Reopen' : 'Mark as done'}
          </button>
        </div>
      )}
      <form data-api={`PATCH ${path}`} data-then="reload" aria-label="Assign">
        <SelectField
          name="assignee"
          label="Assigned to"
          sendsNull
          value={record.assignee ?? ''}
          options={[{ value: '', title: 'Unassigned' }, ...former, ...members]}
        />
        <div class="actions">
          <button type="submit" class="quiet">
            Assign
          </button>
        </div>
      </form>
      {isAcceptable && <AcceptForm check={issue.id} siteUrl={site.site_url} />}
    </div>
  );
}

/** A whole check, a folder or one page. */
function AcceptForm({ check, siteUrl }: { check: string; siteUrl: string }) {
  return (
    <details>
      <summary>Accept this issue</summary>
      <ApiForm call="POST /api/seo/acceptances" then="reload" label="Accept">
        <input type="hidden" name="site_url" value={siteUrl} />
        <input type="hidden" name="check" value={check} />
        <Field name="reason" label="Reason" required hint="Shown in reports" />
        <Field
          name="url_pattern"
          label="Only URLs that match"
          placeholder="/tag/*"
          hint="A folder or pattern. Leave empty for the whole site"
        />
        <Field name="url" label="Or only this page" kind="url" hint="Its full URL" />
        <Field
          name="until"
          label="Accept until"
          placeholder="2026-12-31"
          hint="Last day, as YYYY-MM-DD. Leave empty to accept it permanently"
        />
      </ApiForm>
    </details>
  );
}
