import { PAGE_SORTS, type PageSort } from '../../../domain/reports/export/page-query.js';
import { Field } from '../parts/field.js';
import { SelectField } from '../parts/select-field.js';
import { pagesPath } from './pages-path.js';

/** What a person chose in the form, as the query of the page has it; empty: no choice. */
export interface PageChoice {
  url_contains: string;
  status: string;
  indexable: string;
  has_issues: string;
  sort: string;
  order: string;
}

export const SORT_TITLES: Readonly<Record<PageSort, string>> = {
  url: 'URL',
  status: 'Status',
  title: 'Title',
  words: 'Words',
  depth: 'Depth',
  inlinks: 'Inlinks',
  unique_inlinks: 'Unique inlinks',
  link_score: 'Link score',
  issues: 'Issues',
  response_time_ms: 'Response time',
  bytes: 'Size',
};

const STATUSES = [
  { value: '', title: 'All' },
  { value: '2xx', title: '2xx: OK' },
  { value: '3xx', title: '3xx: redirects' },
  { value: '4xx', title: '4xx: client errors' },
  { value: '5xx', title: '5xx: server errors' },
  { value: 'no_response', title: 'No response' },
  { value: 'not_requested', title: 'Not requested: blocked by robots.txt' },
];
const INDEXABLE = [
  { value: '', title: 'All' },
  { value: 'true', title: 'Indexable' },
  { value: 'false', title: 'Not indexable' },
];
const ISSUES = [
  { value: '', title: 'All' },
  { value: 'true', title: 'With issues' },
  { value: 'false', title: 'Without issues' },
];
const SORTS = [
  { value: '', title: 'Crawl order' },
  ...PAGE_SORTS.map((value) => ({ value, title: SORT_TITLES[value] })),
];
const ORDERS = [
  { value: '', title: 'Ascending' },
  { value: 'desc', title: 'Descending' },
];

/** A status that the list does not offer, such as 404, stays chosen. */
function statusOptions(status: string) {
  const isKnown = STATUSES.some(({ value }) => value === status);
  return isKnown ? STATUSES : [...STATUSES, { value: status, title: status }];
}

/** Which pages of an audit are listed, and in which order. */
export function PageFilterForm({ audit, choice }: { audit: string; choice: PageChoice }) {
  const isFiltered = Object.values(choice).some((value) => value !== '');
  return (
    <form method="get" action={pagesPath(audit)} aria-label="Filter pages" class="card">
      <div class="fields">
        <Field name="url_contains" label="URL contains" value={choice.url_contains} placeholder="/blog/" />
        <SelectField name="status" label="Status" options={statusOptions(choice.status)} value={choice.status} />
        <SelectField name="indexable" label="Indexable" options={INDEXABLE} value={choice.indexable} />
        <SelectField name="has_issues" label="Issues" options={ISSUES} value={choice.has_issues} />
        <SelectField name="sort" label="Sort by" options={SORTS} value={choice.sort} />
        <SelectField name="order" label="Order" options={ORDERS} value={choice.order === 'asc' ? '' : choice.order} />
      </div>
      <div class="actions">
        <button type="submit">Apply filter</button>
        {isFiltered && (
          <a class="button quiet" href={pagesPath(audit)}>
            Clear filter
          </a>
        )}
      </div>
    </form>
  );
}
