import type { RichResult } from './rich-result.js';

/** The list of courses; the details of single courses were withdrawn in 2025. */
export const course: RichResult = {
  name: 'Course list',
  reference: 'https://developers.google.com/search/docs/appearance/structured-data/course',
  types: ['Course'],
  with_kinds: false,
  anywhere: false,
  required: ['description', 'name'],
  recommended: ['provider'],
};
