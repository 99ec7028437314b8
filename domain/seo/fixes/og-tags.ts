import type { PageSummary } from '../artifacts/page-summary.js';
import { affectedPages } from './affected-pages.js';
import { escapeMarkup } from './escape-markup.js';
import type { Fix } from './fix.js';

/** The whole set of tags that shared links are shown with, from the page's own texts and its first image. */
export const ogTags: Fix = {
  check_ids: [
    'og/title-missing',
    'og/description-missing',
    'og/image-missing',
    'og/image-relative',
    'og/type-url-missing',
    'twitter/card-missing',
    'twitter/card-invalid',
  ],
  write: (issues, facts) =>
    affectedPages(issues, facts)
      // Half of the tags would leave half of the findings.
      .filter(({ title, h1, description, images }) => (title || h1) && description && images.length > 0)
      .map((page) => ({
        title: 'Tags for shared links: make sure that the image is the right one',
        language: 'html',
        code: tagsOf(page).join('\n'),
        url: page.url,
      })),
};

function tagsOf(page: PageSummary): string[] {
  const [image] = page.images;
  const type = page.date_published === null ? 'website' : 'article';
  const property = (name: string, content: string) => `<meta property="og:${name}" content="${escapeMarkup(content)}">`;
  return [
    property('type', type),
    property('title', page.title || page.h1),
    ...(page.description ? [property('description', page.description)] : []),
    property('url', page.canonical_url ?? page.url),
    ...(image ? [property('image', image)] : []),
    `<meta name="twitter:card" content="${image ? 'summary_large_image' : 'summary'}">`,
  ];
}
