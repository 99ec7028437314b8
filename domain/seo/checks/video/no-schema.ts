import { writeText } from '../../../base/text/write-text.js';
import type { PageCheck } from '../check.js';
import { schemaTypes } from '../schema-types.js';

export const videoNoSchema: PageCheck = {
  id: 'video/no-schema',
  severity: 'info',
  component: 'on_page_seo',
  scope: 'page',
  applies_to: 'indexable',
  title: 'Video without structured data',
  why: 'VideoObject markup tells search engines about title, thumbnail and length of a video; without it they may not show it.',
  fix: 'Describe the video in a VideoObject with name, thumbnailUrl, uploadDate and contentUrl.',
  reference: 'https://developers.google.com/search/docs/appearance/structured-data/video',
  effort_hours: 1,
  judge({ url, html }) {
    if (!html || html.media.videos === 0 || schemaTypes(html).has('VideoObject')) return [];
    const { videos } = html.media;
    return [
      {
        url,
        observed: writeText`video elements: ${videos}, no VideoObject`,
        expected: 'a VideoObject for the video',
        where: 'video',
        count: videos,
      },
    ];
  },
};
