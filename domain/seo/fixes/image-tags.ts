import type { Issue } from '../../audits/issue.js';
import type { Snippet } from '../../audits/recommendation.js';
import { normalizeUrl } from '../../base/url/url-identity.js';
import { fileNameWords } from '../../pages/alt-text/file-name-words.js';
import type { ResourceResult } from '../artifacts/resource.js';
import { escapeMarkup } from './escape-markup.js';
import type { Fix } from './fix.js';

interface SeenImage {
  page: string;
  src: string;
}

const MAX_IMAGES = 5;
/** Cut sources and images without one cannot be pasted. */
const UNUSABLE = /…$|^img without src$|^data:/;

/** Whole img tags: the size of the file where it is known, words of its name as a first alt, to be made a sentence of. */
export const imageTags: Fix = {
  check_ids: [
    'image/alt-missing',
    'image/alt-filename',
    'image/alt-empty-linked',
    'image/no-dimensions',
    'image/not-lazy',
  ],
  write(issues, { site }) {
    const byUrl = new Map((site.resources ?? []).map((resource) => [resource.url, resource]));
    const sized = ({ page, src }: SeenImage) => byUrl.get(normalizeUrl(src, page) ?? '')?.image?.width != null;
    // A tag without the required size would change nothing.
    const wantsSize = issues.every(({ check_id }) => check_id === 'image/no-dimensions');
    const shown = seenImages(issues)
      .filter((image) => !wantsSize || sized(image))
      .slice(0, MAX_IMAGES);
    return shown.map(({ page, src }) => ({
      ...tagFor(page, src, byUrl.get(normalizeUrl(src, page) ?? '')),
      check_ids: issues.filter((issue) => isCovered(issue, page, shown)).map(({ check_id }) => check_id),
    }));
  },
};

/** A check finds nothing more on a page only once the tag of every image that it means is pasted. */
function isCovered({ sample }: Issue, page: string, shown: readonly SeenImage[]): boolean {
  const own = new Set(shown.filter((image) => image.page === page).map(({ src }) => src));
  return sample
    .filter(({ url }) => url === page)
    .every(({ observed, count = 1 }) => {
      const { sources, total } = readSources(observed);
      return sources.length >= Math.max(count, total) && sources.every((src) => own.has(src));
    });
}

/** The sources that a finding names, and how many it is about: foldToPage writes that before the first three. */
function readSources(observed: string): { sources: string[]; total: number } {
  const [, total, named = observed] = /^(\d+): (.*)$/s.exec(observed) ?? [];
  return { sources: named.split('; '), total: Number(total ?? 0) };
}

/** A shared image is listed once. */
function seenImages(issues: readonly Issue[]): SeenImage[] {
  const found = new Map<string, SeenImage>();
  for (const { sample } of issues)
    for (const { url, observed } of sample)
      for (const src of readSources(observed).sources)
        if (!UNUSABLE.test(src) && !found.has(src)) found.set(src, { page: url, src });
  return [...found.values()];
}

function tagFor(page: string, src: string, resource: ResourceResult | undefined): Snippet {
  const { width, height } = resource?.image ?? { width: null, height: null };
  const size = width && height ? ` width="${width}" height="${height}"` : '';
  const alt = wordsOf(src);
  const code = `<img src="${escapeMarkup(src)}" alt="${escapeMarkup(alt ?? '…')}"${size} loading="lazy">`;
  const hints = [
    alt === null ? 'say in alt what it shows' : 'alt is a guess from its name: say what it shows',
    ...(size === '' ? ['add the width and height of the file'] : []),
    'leave loading="lazy" out in the first view',
  ];
  return { title: `The tag of the image; ${hints.join('; ')}`, language: 'html', code, url: page };
}

/** "red boots" for "/img/red-boots_2.jpg?v=3"; null where the name says nothing. */
function wordsOf(src: string): string | null {
  const [path = ''] = src.split(/[?#]/);
  const words = fileNameWords(path.split('/').at(-1) ?? '');
  return words.length === 0 ? null : words.join(' ');
}
