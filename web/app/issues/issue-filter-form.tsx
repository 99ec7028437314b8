import { SEVERITIES } from '../../../domain/audits/issues.js';
import { COMPONENT_NAMES } from '../../../domain/seo/components.js';
import type { IssueViewFilters } from '../../../domain/sites/issues/issue-view.js';
import { COMPONENT_HEADINGS } from '../../report/facts/names.js';
import { Field } from '../parts/field.js';
import { SelectField } from '../parts/select-field.js';
import { titleWords } from '../parts/title-words.js';
import { issuesPath } from './issue-paths.js';

const ALL = { value: '', title: 'All' };
const SEVERITY_CHOICES = [ALL, ...SEVERITIES.map((value) => ({ value, title: titleWords(value) }))];
const AREA_CHOICES = [ALL, ...COMPONENT_NAMES.map((value) => ({ value, title: COMPONENT_HEADINGS[value] }))];
const STATE_CHOICES = [
  { value: '', title: 'Open' },
  { value: 'done', title: 'Done' },
  { value: 'accepted', title: 'Accepted' },
  { value: 'all', title: 'All' },
];
const TREND_CHOICES = [
  ALL,
  { value: 'new', title: 'New' },
  { value: 'more', title: 'More pages' },
  { value: 'fewer', title: 'Fewer pages' },
  { value: 'fixed', title: 'Fixed' },
];
const SORT_CHOICES = [
  { value: '', title: 'Search cost' },
  { value: 'pages', title: 'Affected pages' },
  { value: 'severity', title: 'Severity' },
];

interface Props {
  siteId: string;
  /** Null: the latest one. */
  auditId: string | null;
  choice: IssueViewFilters;
  /** User ids; null for client guests, who see no members. */
  assignees: readonly string[] | null;
  viewerId: string;
}

/** Which issues are listed, and in which order. */
export function IssueFilterForm({ siteId, auditId, choice, assignees, viewerId }: Props) {
  const isFiltered = Object.values(choice).some((value) => value !== undefined);
  const members = (assignees ?? []).filter((id) => id !== viewerId).map((id) => ({ value: id, title: id }));
  const assigneeChoices = [ALL, { value: 'me', title: 'Me' }, { value: 'none', title: 'Unassigned' }, ...members];
  return (
    <form method="get" action={issuesPath(siteId)} aria-label="Filter issues" class="issue-filter">
      {auditId !== null && <input type="hidden" name="audit" value={auditId} />}
      <div class="issue-search">
        <Field name="q" label="Search issues" value={choice.q ?? ''} placeholder="canonical" />
        <button type="submit">Apply</button>
        {isFiltered && (
          <a class="button quiet" href={issuesPath(siteId, { audit: auditId ?? undefined })}>
            Clear filter
          </a>
        )}
      </div>
      <details open={isFiltered}>
        <summary>Filter and sort</summary>
        <div class="fields">
          <SelectField name="severity" label="Severity" options={SEVERITY_CHOICES} value={choice.severity ?? ''} />
          <SelectField name="area" label="Area" options={AREA_CHOICES} value={choice.area ?? ''} />
          <SelectField name="state" label="State" options={STATE_CHOICES} value={choice.state ?? ''} />
          <SelectField name="trend" label="Change" options={TREND_CHOICES} value={choice.trend ?? ''} />
          {assignees !== null && (
            <SelectField name="assignee" label="Assigned to" options={assigneeChoices} value={choice.assignee ?? ''} />
          )}
          <SelectField name="sort" label="Sort by" options={SORT_CHOICES} value={choice.sort ?? ''} />
        </div>
      </details>
    </form>
  );
}
