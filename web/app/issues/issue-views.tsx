import type { IssueView, IssueViewFilters } from '../../../domain/sites/issues/issue-view.js';
import { Foreign } from '../../report/parts/foreign.js';
import { ApiForm, Field } from '../parts/field.js';
import { issuesPath } from './issue-paths.js';

interface Props {
  siteId: string;
  choice: IssueViewFilters;
  /** Null for client guests, who have none. */
  views: readonly IssueView[] | null;
  canEdit: boolean;
}

const BUILT_IN: readonly { title: string; filters: IssueViewFilters; isForMembers?: true }[] = [
  { title: 'Open issues', filters: {} },
  { title: 'New', filters: { trend: 'new' } },
  { title: 'Fixed', filters: { trend: 'fixed' } },
  { title: 'Assigned to me', filters: { assignee: 'me' }, isForMembers: true },
];

/** Links to sets of filters: some for everybody, and those that members saved. */
export function IssueViews({ siteId, choice, views, canEdit }: Props) {
  const builtIn = BUILT_IN.filter(({ isForMembers }) => !isForMembers || views !== null);
  const saved = (views ?? []).map(({ id, name, filters }) => ({ key: id, title: name, filters }));
  const links = [...builtIn.map(({ title, filters }) => ({ key: title, title, filters })), ...saved];
  return (
    <div class="issue-views">
      <nav aria-label="Views">
        <ul class="tabs">
          {links.map(({ key, title, filters }) => (
            <li key={key}>
              <a href={issuesPath(siteId, { ...filters })} aria-current={isSame(filters, choice) ? 'page' : undefined}>
                <Foreign text={title} max={60} />
              </a>
            </li>
          ))}
        </ul>
      </nav>
      {canEdit && views !== null && <EditViews choice={choice} views={views} />}
    </div>
  );
}

function EditViews({ choice, views }: { choice: IssueViewFilters; views: readonly IssueView[] }) {
  const chosen = Object.entries(choice).filter(([, value]) => value !== undefined);
  return (
    <details>
      <summary>Save or delete views</summary>
      <div class="view-editor">
        {chosen.length === 0 ? (
          <p class="muted">Filter the list first. Then save the filters here under a name.</p>
        ) : (
          <ApiForm call="POST /api/seo-dashboard/issue-views" then="reload" label="Save view">
            {chosen.map(([name, value]) => (
              <input key={name} type="hidden" name={`filters.${name}`} value={value} />
            ))}
            <Field
              of="view-"
              name="name"
              label="Name of the view"
              required
              hint="All members of the workspace see it"
            />
          </ApiForm>
        )}
        {views.length > 0 && (
          <ul class="states">
            {views.map(({ id, name }) => (
              <li key={id}>
                <Foreign text={name} max={60} />
                <button
                  type="button"
                  class="quiet"
                  aria-label={`Delete view ${name}`}
                  data-api={`DELETE /api/seo-dashboard/issue-views/${id}`}
                  data-then="reload"
                  data-confirm="Delete this view for all members?"
                >
                  Delete
                </button>
              </li>
            ))}
          </ul>
        )}
      </div>
    </details>
  );
}

function isSame(one: IssueViewFilters, other: IssueViewFilters): boolean {
  return writeSorted(one) === writeSorted(other);
}

function writeSorted(filters: IssueViewFilters): string {
  return JSON.stringify(
    Object.entries(filters)
      .filter(([, value]) => value !== undefined)
      .sort(),
  );
}
