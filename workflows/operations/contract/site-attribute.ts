import { identifySite } from '../../../domain/base/url/url-identity.js';
import type { Operation, OperationType } from '../../../domain/operations/operations.js';

/** Types whose `site` may be a name in lists instead: of campaigns and files, keywords, domains of recipients. */
const NAMED_BY_PEOPLE: ReadonlySet<OperationType> = new Set([
  'send_outreach',
  'queue_outreach',
  'poll_replies',
  'discover_opportunities',
  'meta_description',
  'opengraph_tags',
  'image_alt_text',
]);

/**
 * The site that Temporal may see: search attributes are never encrypted, since its server searches them. Null if an
 * operation is about users' texts or about recipients rather than about a site with a known URL.
 */
export function siteAttribute({ type, site, input }: Pick<Operation, 'type' | 'site' | 'input'>): string | null {
  if (site === '') return null;
  if (!NAMED_BY_PEOPLE.has(type)) return site;
  const isGiven = Object.values(input).some((value) => typeof value === 'string' && identifySite(value) === site);
  return isGiven ? site : null;
}
