import type { SchemaNode } from './page-nodes.js';
import { isKind } from './vocabulary.js';

/** A rich result that Google no longer shows, whatever the markup. */
export interface WithdrawnResult {
  name: string;
  /** When it was withdrawn, as announced. */
  since: string;
  /** Whether the node was written for it. */
  isMeant(node: SchemaNode): boolean;
}

/**
 * Withdrawn results, with dates of Google's announcements:
 * https://developers.google.com/search/blog/2023/08/howto-faq-changes (how-to),
 * https://developers.google.com/search/blog/2024/10/sitelinks-search-box,
 * https://developers.google.com/search/blog/2025/06/simplifying-search-results (seven types) and
 * https://developers.google.com/search/updates (practice problems, frequently asked questions).
 */
export const WITHDRAWN_RESULTS: readonly WithdrawnResult[] = [
  {
    name: 'How-to',
    since: 'September 2023',
    isMeant: (node) => node.isMain && isKind(node.types, 'HowTo') && !isKind(node.types, 'Recipe'),
  },
  { name: 'FAQ', since: 'May 2026', isMeant: (node) => node.types.includes('FAQPage') },
  {
    name: 'Sitelinks search box',
    since: 'November 2024',
    isMeant: (node) => node.types.includes('WebSite') && hasPart(node, 'potentialAction', 'SearchAction'),
  },
  { name: 'Fact check', since: 'June 2025', isMeant: (node) => node.types.includes('ClaimReview') },
  {
    name: 'Course info',
    since: 'June 2025',
    isMeant: (node) => node.types.includes('Course') && Boolean(node.properties.get('hasCourseInstance')?.filled),
  },
  {
    name: 'Estimated salary',
    since: 'June 2025',
    isMeant: ({ types, properties }) =>
      types.some((type) => type.startsWith('OccupationAggregation')) ||
      (types.includes('Occupation') && Boolean(properties.get('estimatedSalary')?.filled)),
  },
  {
    name: 'Learning video',
    since: 'June 2025',
    isMeant: ({ types }) => types.includes('VideoObject') && types.includes('LearningResource'),
  },
  { name: 'Special announcement', since: 'June 2025', isMeant: ({ types }) => types.includes('SpecialAnnouncement') },
  {
    name: 'Vehicle listing',
    since: 'June 2025',
    isMeant: (node) =>
      node.isMain &&
      node.types.includes('Car') &&
      !node.types.includes('Product') &&
      Boolean(node.properties.get('vehicleIdentificationNumber')?.filled),
  },
  {
    name: 'Book actions',
    since: 'June 2025',
    isMeant: (node) =>
      node.types.includes('Book') &&
      (hasPart(node, 'potentialAction', 'ReadAction') || hasPart(node, 'potentialAction', 'BorrowAction')),
  },
  {
    name: 'Practice problems',
    since: 'January 2026',
    isMeant: ({ types, properties }) =>
      types.includes('Question') &&
      ['Multiple choice', 'Checkbox'].includes(properties.get('eduQuestionType')?.values[0] ?? ''),
  },
];

function hasPart(node: SchemaNode, property: string, type: string): boolean {
  return (node.properties.get(property)?.nodes ?? []).some(({ types }) => types.includes(type));
}
