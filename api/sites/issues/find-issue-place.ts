import { CAUSE_RULES } from '../../../domain/seo/causes/all-causes.js';
import { ALL_CHECKS } from '../../../domain/seo/checks/index.js';
import { readIssueKey } from '../../../domain/sites/issues/issue-key.js';
import type { Store } from '../../../store/index.js';
import type { IssuePlace } from '../../../store/sites/issue-records.js';
import { HttpError } from '../../http/http-error.js';
import { ownSite } from '../own-site.js';
import { type LoadIssueDetailDeps, loadIssueDetail } from './load-issue-detail.js';

export type FindIssuePlaceDeps = LoadIssueDetailDeps & Pick<Store, 'sites'>;

const KNOWN_IDS: ReadonlySet<string> = new Set([...ALL_CHECKS, ...CAUSE_RULES].map(({ id }) => id));

/**
 * The issue that the path names: of a check or cause of the catalog, whether or not an audit has found it, or of an own check
 * that one has. @throws HttpError 404 for anything else, and for another user's site
 */
export async function findIssuePlace(
  deps: FindIssuePlaceDeps,
  req: { params: { site_id: string; check: string } },
): Promise<IssuePlace> {
  const site = await ownSite(deps.sites, req);
  const issue_id = readIssueKey(req.params.check);
  if (!KNOWN_IDS.has(issue_id) && (await loadIssueDetail(deps, site, issue_id, null)) === null)
    throw HttpError.notFound();
  return { user_id: site.user_id, site_id: site.id, issue_id };
}
