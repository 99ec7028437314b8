import { isRootUrl } from '../../../base/url/is-root-url.js';
import { isSameSite, normalizeUrl } from '../../../base/url/url-identity.js';
import { readPageNodes, type SchemaNode } from '../../schema/page-nodes.js';
import { isKind } from '../../schema/vocabulary.js';
import type { PageCheck } from '../check.js';
import { foldCases } from '../fold-cases.js';

export const schemaRatingScope: PageCheck = {
  id: 'schema/rating-scope',
  severity: 'medium',
  component: 'on_page_seo',
  scope: 'page',
  applies_to: 'findable',
  title: 'Self-serving review markup',
  why: 'Google shows no stars for reviews of an organization or local business on its own site, since it has a hand in them.',
  fix: 'Take rating and reviews off the Organization or LocalBusiness; mark up reviews of single products or services instead.',
  reference: 'https://developers.google.com/search/docs/appearance/structured-data/review-snippet#guidelines',
  effort_hours: 0.5,
  judge({ url, html }) {
    const own = (html ? readPageNodes(html) : []).filter(
      (node) => isKind(node.types, 'Organization') && isRated(node) && isOwner(node, url),
    );
    const describe = ({ types, properties }: SchemaNode) =>
      `${types.join(', ')} with ${properties.get('aggregateRating')?.filled ? 'aggregateRating' : 'review'}`;
    return foldCases(url, own, describe, { expected: 'no rating of the own business', where: 'JSON-LD' });
  },
};

function isRated({ properties }: SchemaNode): boolean {
  return Boolean(properties.get('aggregateRating')?.filled || properties.get('review')?.filled);
}

/** Whose site this is: the business names the home page as its own address. A directory lists others with theirs. */
function isOwner({ id, properties }: SchemaNode, pageUrl: string): boolean {
  const named = properties.get('url')?.values[0];
  const address = normalizeUrl(named ?? id ?? '', pageUrl);
  if (named === undefined && !id) return isRootUrl(pageUrl);
  return address !== null && isRootUrl(address) && isSameSite(address, pageUrl);
}
