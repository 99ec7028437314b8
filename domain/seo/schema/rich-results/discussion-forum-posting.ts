import type { RichResult } from './rich-result.js';

export const discussionForumPosting: RichResult = {
  name: 'Discussion forum',
  reference: 'https://developers.google.com/search/docs/appearance/structured-data/discussion-forum',
  types: ['DiscussionForumPosting'],
  with_kinds: false,
  anywhere: false,
  required: ['author', 'datePublished', ['text', 'image', 'video', 'sharedContent']],
  recommended: ['headline', 'url'],
  parts: [{ via: 'author', types: ['Person', 'Organization'], required: ['name'], recommended: ['url'] }],
};
