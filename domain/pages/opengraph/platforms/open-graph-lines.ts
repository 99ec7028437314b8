import type { MetaLine, ShareField, ShareImage, SharePage } from '../share-page.js';

const MEDIA_TYPES: Readonly<Record<string, string>> = {
  jpeg: 'image/jpeg',
  png: 'image/png',
  gif: 'image/gif',
  webp: 'image/webp',
  avif: 'image/avif',
};

/** The lines that all platforms but one read, by the Open Graph protocol (ogp.me). Unknown fields have no line. */
export function openGraphLines(page: SharePage, image: ShareImage | null): MetaLine[] {
  const isText = page.type.value === 'article';
  return [
    ...line('og:type', page.type),
    ...line('og:title', page.title),
    ...line('og:description', page.description),
    ...line('og:url', page.url),
    ...line('og:site_name', page.site_name),
    ...line('og:locale', page.locale),
    ...imageLines(image, page.image_alt),
    ...(isText ? line('article:published_time', page.published_at) : []),
    ...(isText ? line('article:modified_time', page.modified_at) : []),
    ...(isText ? line('article:author', page.author) : []),
  ];
}

function imageLines(image: ShareImage | null, alt: ShareField | null): MetaLine[] {
  if (!image) return [];
  const type = MEDIA_TYPES[image.format ?? ''];
  const property = (key: string, content: string): MetaLine => ({ attribute: 'property', key, content });
  return [
    property('og:image', image.url),
    ...(type === undefined ? [] : [property('og:image:type', type)]),
    ...(image.width && image.height
      ? [property('og:image:width', String(image.width)), property('og:image:height', String(image.height))]
      : []),
    ...line('og:image:alt', alt),
  ];
}

function line(key: string, field: ShareField | null): MetaLine[] {
  return field ? [{ attribute: 'property', key, content: field.value }] : [];
}
