import { toIssueKey } from '../../../domain/sites/issues/issue-key.js';

/** The list of issues of a site with these query parameters; empty ones are left out. */
export function issuesPath(siteId: string, query: Readonly<Record<string, string | undefined>> = {}): string {
  return addQuery(`/app/sites/${siteId}/issues`, query);
}

/** One issue. @param id of the check or cause */
export function issuePath(
  siteId: string,
  id: string,
  query: Readonly<Record<string, string | undefined>> = {},
): string {
  return addQuery(`/app/sites/${siteId}/issues/${encodeKey(id)}`, query);
}

/** The same in the API, for changes. */
export function issueApiPath(siteId: string, id: string): string {
  return `/api/seo-dashboard/sites/${siteId}/issues/${encodeKey(id)}`;
}

function encodeKey(id: string): string {
  return encodeURIComponent(toIssueKey(id)).replace('%3A', ':');
}

function addQuery(path: string, query: Readonly<Record<string, string | undefined>>): string {
  const chosen = Object.entries(query).filter((entry): entry is [string, string] => Boolean(entry[1]));
  return chosen.length === 0 ? path : `${path}?${new URLSearchParams(chosen)}`;
}
