import type { RichResult } from './rich-result.js';

/** Asked for on the home page alone, yet most sites repeat it on every page. */
export const webSite: RichResult = {
  name: 'Site name',
  reference: 'https://developers.google.com/search/docs/appearance/site-names',
  types: ['WebSite'],
  with_kinds: false,
  anywhere: false,
  required: ['name', 'url'],
  recommended: [],
};
