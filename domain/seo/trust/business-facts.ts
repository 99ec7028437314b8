import type { HtmlFacts } from '../artifacts/html.js';
import { readPageNodes } from '../schema/page-nodes.js';
import { isKind } from '../schema/vocabulary.js';

/** What people look up about a business once they know its name. */
export const BUSINESS_FACTS = ['address', 'telephone', 'hours'] as const;
export type BusinessFact = (typeof BUSINESS_FACTS)[number];

const PROPERTIES: Readonly<Record<BusinessFact, readonly string[]>> = {
  address: ['address', 'location'],
  telephone: ['telephone', 'contactPoint'],
  hours: ['openingHoursSpecification', 'openingHours'],
};
const OWNERS = ['Organization', 'Place'];

/**
 * Which of them the JSON-LD of a page states for an organization or a place, as search engines show them beside results
 * for a name and on maps.
 */
export function businessFacts(html: HtmlFacts): BusinessFact[] {
  const owners = readPageNodes(html).filter(
    ({ types, isMain }) => isMain && OWNERS.some((owner) => isKind(types, owner)),
  );
  return BUSINESS_FACTS.filter((fact) =>
    owners.some(({ properties }) => PROPERTIES[fact].some((name) => properties.get(name)?.filled)),
  );
}
