import { identifySite, userInputUrl } from '../../domain/base/url/url-identity.js';
import type { OperationStatus, OperationType } from '../../domain/operations/operations.js';
import type { OperationFilter } from '../../store/operations/operations.js';

interface FilterQuery {
  type?: OperationType | undefined;
  status?: OperationStatus | undefined;
  /** A host, or a URL of the site. */
  site?: string | undefined;
}

/** The filter of a list of operations; what a query leaves out or leaves empty filters nothing. */
export function readOperationFilter({ type, status, site }: FilterQuery): OperationFilter {
  return {
    ...(type && { type }),
    ...(status && { status }),
    ...(site?.trim() && { site: toSite(site.trim()) }),
  };
}

/** What is no URL may still be what an operation is about, such as a keyword. */
function toSite(text: string): string {
  const url = userInputUrl(text);
  return url === null ? text : identifySite(url);
}
