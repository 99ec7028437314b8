import type { components } from '../../generated/openapi.js';
import type { LoadedSiteIssues } from './load-site-issues.js';

type IssueAudit = components['schemas']['IssueAudit'];

export function presentIssueAudit({ line, sources }: LoadedSiteIssues): IssueAudit {
  const { id, audit_type, created_at } = line;
  return { id, audit_type, created_at, pages: sources.audit.crawl.pages };
}

/** Null for the first audit of its kind. */
export function presentPreviousAudit({ line, snapshots }: LoadedSiteIssues): IssueAudit | null {
  const previous = snapshots.at(-2);
  if (previous === undefined) return null;
  const { audit_id: id, created_at, audit } = previous;
  return { id, audit_type: line.audit_type, created_at, pages: audit.crawl.pages };
}
