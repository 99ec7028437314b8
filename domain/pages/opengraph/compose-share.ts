import { shorten } from '../../base/text/text-form.js';
import { readHost } from '../../base/url/url-identity.js';
import type { PageReading } from '../../seo/artifacts/page-reading.js';
import { escapeMarkup } from '../../seo/fixes/escape-markup.js';
import { ALL_PLATFORMS } from './platforms/all-platforms.js';
import type { PlatformId, SharePlatform } from './platforms/platform.js';
import { readSharePage } from './read-share-page.js';
import type {
  FieldSource,
  GivenPage,
  MeasuredImage,
  MetaLine,
  ShareField,
  ShareImage,
  SharePage,
} from './share-page.js';
import { type ShareCheck, validateShare } from './validate-share.js';

export interface SharePreview {
  title: string;
  description: string;
  /** Host of the address. */
  domain: string;
  site_name: string | null;
  image_url: string | null;
  card: 'large' | 'small' | 'none';
}

export interface PlatformShare {
  platform: PlatformId;
  name: string;
  /** `state` compares with what the page has now. */
  tags: (MetaLine & { state: 'new' | 'same' | 'changed' })[];
  validation: ShareCheck[];
  errors: number;
  warnings: number;
  preview: SharePreview;
  html: string;
}

export interface OpengraphResult {
  url: string | null;
  fields: Record<string, ShareField | null>;
  image: ShareImage | null;
  image_candidates: ShareImage[];
  platforms: PlatformShare[];
  /** All platforms' lines, each once. */
  html: string;
  current_tags: MetaLine[];
  generated_by: 'rules';
  warnings: string[];
}

const CURRENT = /^(?:og|twitter|article|fb|product|profile|book|video|music|pinterest)[:-]/;
const MAX_CURRENT = 100;
const GOOD_PX = 200;

/** Tags for the requested platforms, from a page and what the user says about it, with images as measured. */
export function composeShare(
  reading: PageReading | null,
  given: GivenPage,
  platforms: readonly PlatformId[],
  measured: readonly MeasuredImage[],
): OpengraphResult {
  const page = readSharePage(reading, given);
  const candidates = page.image_candidates.map((candidate) => shareImage(candidate, measured));
  const image =
    candidates.find(isGood) ?? candidates.find(({ status }) => status !== 'unreachable') ?? candidates[0] ?? null;
  const current = reading ? currentTags(reading) : [];
  const shares = platforms.map((id) => shareOn(ALL_PLATFORMS[id], page, image, current));
  const { image_candidates: _, ...fields } = page;
  return {
    url: page.url?.value ?? null,
    fields,
    image,
    image_candidates: candidates,
    platforms: shares,
    html: render(distinct(shares.flatMap(({ tags }) => tags))),
    current_tags: current,
    generated_by: 'rules',
    warnings: warningsOf(page, image, candidates),
  };
}

function shareImage({ value, source }: ShareField, measured: readonly MeasuredImage[]): ShareImage {
  const found = measured.find(({ url }) => url === value);
  const unknown = {
    status: 'not_checked' as const,
    reason: 'It was not asked for',
    format: null,
    width: null,
    height: null,
    bytes: null,
  };
  return { ...unknown, ...found, url: value, source };
}

function isGood({ status, width, height, format }: ShareImage): boolean {
  return status === 'measured' && format !== 'svg' && (width ?? 0) >= GOOD_PX && (height ?? 0) >= GOOD_PX;
}

function shareOn(
  platform: SharePlatform,
  page: SharePage,
  image: ShareImage | null,
  current: readonly MetaLine[],
): PlatformShare {
  const lines = platform.write(page, image);
  const validation = validateShare(page, image, platform);
  const count = (status: ShareCheck['status']) => validation.filter((check) => check.status === status).length;
  const card = platform.cardOf(image);
  return {
    platform: platform.id,
    name: platform.name,
    tags: lines.map((line) => ({ ...line, state: stateOf(line, current) })),
    validation,
    errors: count('error'),
    warnings: count('warning'),
    preview: {
      title: shorten(page.title?.value ?? '', platform.title_chars),
      description: shorten(page.description?.value ?? '', platform.description_chars),
      domain: readHost(page.url?.value ?? ''),
      site_name: page.site_name?.value ?? null,
      image_url: card === 'none' ? null : (image?.url ?? null),
      card,
    },
    html: render(lines),
  };
}

function stateOf({ key, content }: MetaLine, current: readonly MetaLine[]): 'new' | 'same' | 'changed' {
  const known = current.filter((line) => line.key === key);
  if (known.length === 0) return 'new';
  return known.some((line) => line.content === content) ? 'same' : 'changed';
}

/** Ready to be pasted into a head: no text can break out of its attribute. */
function render(lines: readonly MetaLine[]): string {
  return lines
    .map(
      ({ attribute, key, content }) => `<meta ${attribute}="${escapeMarkup(key)}" content="${escapeMarkup(content)}">`,
    )
    .join('\n');
}

function distinct(lines: readonly MetaLine[]): MetaLine[] {
  return lines.filter(
    ({ key, content }, at) => lines.findIndex((line) => line.key === key && line.content === content) === at,
  );
}

/** The page's current tags, anywhere in it: readers of both kinds accept either attribute. */
function currentTags({ page: { html } }: PageReading): MetaLine[] {
  const shown = (html?.metas ?? []).filter(
    ({ kind, key }) => (kind === 'property' || kind === 'name') && CURRENT.test(key),
  );
  return shown.slice(0, MAX_CURRENT).map(({ kind, key, content }) => {
    const attribute = kind === 'property' ? 'property' : 'name';
    return { attribute, key, content };
  });
}

const GUESSED: ReadonlySet<FieldSource> = new Set(['sentence', 'picture']);

function warningsOf(page: SharePage, image: ShareImage | null, candidates: readonly ShareImage[]): string[] {
  const [first] = candidates;
  return [
    ...(page.title === null ? ['There is no title: give one.'] : []),
    ...(page.description === null ? ['There is no description, and no sentence that could replace it: give one.'] : []),
    ...(page.description && GUESSED.has(page.description.source)
      ? ['The description is a sentence of the page: see that it is the right one.']
      : []),
    ...(image === null ? ['There is no image: give one of 1200 × 630 pixels.'] : []),
    ...(image && GUESSED.has(image.source) ? ['The image is one of the page: check that it is the right one.'] : []),
    ...(first && image && first.url !== image.url
      ? [`${first.url} is not used: ${first.reason ?? 'it is too small'}. The next one found is used instead.`]
      : []),
  ];
}
