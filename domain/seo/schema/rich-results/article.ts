import type { RichResult } from './rich-result.js';

export const article: RichResult = {
  name: 'Article',
  reference: 'https://developers.google.com/search/docs/appearance/structured-data/article',
  types: ['Article', 'NewsArticle', 'BlogPosting'],
  with_kinds: false,
  anywhere: false,
  required: [],
  recommended: ['author', 'datePublished', 'dateModified', 'headline', 'image'],
  parts: [{ via: 'author', types: ['Person', 'Organization'], required: [], recommended: ['name', ['url', 'sameAs']] }],
};
