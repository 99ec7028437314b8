import { normalizeUrl } from '../../base/url/url-identity.js';
import type { HtmlFacts, ImageTag, LinkTag, ScriptTag } from '../artifacts/html.js';
import type { ImageUse, PageSummary } from '../artifacts/page-summary.js';
import { parseSrcset } from './srcset.js';

/** Summaries of all pages are held at once; each candidate is one more size of an image that is listed anyway. */
const MAX_CANDIDATES = 30;
const MODERN_NAME = /\.(?:avif|webp|jxl)$/i;

export type PageResources = Pick<
  PageSummary,
  'images' | 'image_candidates' | 'image_uses' | 'scripts' | 'styles' | 'og_image'
>;

export const NO_RESOURCES: PageResources = {
  images: [],
  image_candidates: [],
  image_uses: [],
  scripts: [],
  styles: [],
  og_image: null,
};

/** The files that a page loads by its source, and what it says about its images. */
export function pageResources(html: HtmlFacts, pageUrl: string): PageResources {
  const base = html.base.find(({ url }) => url !== null)?.url ?? pageUrl;
  const images = new Set(html.images.flatMap(({ url }) => url ?? []));
  return {
    images: [...images],
    image_candidates: candidates(html.images, base).filter((url) => !images.has(url)),
    image_uses: imageUses(html.images),
    scripts: distinct(html.scripts.filter(runs).map(({ url }) => url)),
    styles: distinct(html.links.filter(isStyleSheet).map(({ url }) => url)),
    og_image: openGraphImage(html, pageUrl),
  };
}

function distinct(urls: (string | null)[]): string[] {
  return [...new Set(urls.flatMap((url) => url ?? []))];
}

function candidates(images: readonly ImageTag[], base: string): string[] {
  const found = new Set<string>();
  for (const { srcset } of images) {
    if (srcset === null) continue;
    for (const { url } of parseSrcset(srcset)) {
      const resolved = normalizeUrl(url, base);
      if (resolved !== null) found.add(resolved);
      if (found.size === MAX_CANDIDATES) return [...found];
    }
  }
  return [...found];
}

/** Only uses that say something: most images of most pages have neither attribute nor alternative. */
function imageUses(images: readonly ImageTag[]): ImageUse[] {
  const uses = new Map<string, ImageUse>();
  for (const image of images) {
    const size = sizeOf(image);
    const has_modern_source = image.modern_source || offersModernCandidate(image);
    if (image.url === null || (size === null && !has_modern_source)) continue;
    uses.set(`${size?.width} ${size?.height} ${has_modern_source} ${image.url}`, {
      url: image.url,
      size,
      has_modern_source,
    });
  }
  return [...uses.values()];
}

/** HTML standard, "dimension attributes": whole pixels. Percentages of old pages give no ratio. */
function sizeOf({ width, height }: ImageTag): ImageUse['size'] {
  const [wide, high] = [width, height].map((value) => (/^\d{1,5}$/.test(value?.trim() ?? '') ? Number(value) : 0));
  return wide && high ? { width: wide, height: high } : null;
}

function offersModernCandidate({ srcset }: ImageTag): boolean {
  return srcset !== null && parseSrcset(srcset).some(({ url }) => MODERN_NAME.test(url.split(/[?#]/, 1)[0] ?? ''));
}

/** HTML standard, "prepare the script element": other types are blocks of data, which are never loaded. */
function runs({ type }: ScriptTag): boolean {
  return /^\s*$|^\s*module\s*$|^\s*(?:text|application)\/(?:x-)?(?:java|ecma)script/i.test(type ?? '');
}

/** Alternative style sheets are loaded as well, only not applied (HTML standard, "alternate style sheet"). */
function isStyleSheet({ rel }: LinkTag): boolean {
  return rel.includes('stylesheet');
}

function openGraphImage(html: HtmlFacts, pageUrl: string): string | null {
  for (const { in_head, key, content } of html.metas) {
    if (!in_head || (key !== 'og:image' && key !== 'og:image:url') || content.trim() === '') continue;
    const url = normalizeUrl(content, pageUrl);
    if (url !== null) return url;
  }
  return null;
}
