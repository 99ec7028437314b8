import type { RichResult } from './rich-result.js';

export const videoObject: RichResult = {
  name: 'Video',
  reference: 'https://developers.google.com/search/docs/appearance/structured-data/video',
  types: ['VideoObject'],
  with_kinds: false,
  anywhere: true,
  required: ['name', 'thumbnailUrl', 'uploadDate'],
  recommended: ['description', 'duration', ['contentUrl', 'embedUrl']],
};
