import type { RichResult } from './rich-result.js';

export const qaPage: RichResult = {
  name: 'Q&A',
  reference: 'https://developers.google.com/search/docs/appearance/structured-data/qapage',
  types: ['QAPage'],
  with_kinds: false,
  anywhere: false,
  required: ['mainEntity'],
  recommended: [],
  parts: [
    {
      via: 'mainEntity',
      types: ['Question'],
      required: ['answerCount', 'name', ['acceptedAnswer', 'suggestedAnswer']],
      recommended: ['author', 'datePublished', 'text', 'upvoteCount'],
      parts: [
        { via: 'acceptedAnswer', types: ['Answer'], required: ['text'], recommended: ['upvoteCount', 'url'] },
        { via: 'suggestedAnswer', types: ['Answer'], required: ['text'], recommended: ['upvoteCount', 'url'] },
      ],
    },
  ],
};
