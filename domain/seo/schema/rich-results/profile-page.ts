import type { RichResult } from './rich-result.js';

export const profilePage: RichResult = {
  name: 'Profile page',
  reference: 'https://developers.google.com/search/docs/appearance/structured-data/profile-page',
  types: ['ProfilePage'],
  with_kinds: false,
  anywhere: false,
  required: [['mainEntity', 'about']],
  recommended: [],
  parts: [
    { via: 'mainEntity', types: ['Person', 'Organization'], required: [['name', 'alternateName']], recommended: [] },
  ],
};
