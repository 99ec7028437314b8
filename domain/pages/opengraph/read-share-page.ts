import { collapse, comparable, shorten } from '../../base/text/text-form.js';
import { TITLE_SEPARATOR } from '../../base/text/title-separator.js';
import { normalizeUrl } from '../../base/url/url-identity.js';
import type { HtmlFacts } from '../../seo/artifacts/html.js';
import type { PageReading } from '../../seo/artifacts/page-reading.js';
import { metaContents } from '../../seo/checks/meta-contents.js';
import { isArticle } from '../../seo/page/is-article.js';
import { summarizePage } from '../../seo/page/page-summary.js';
import { readPageFacts } from '../descriptions/describe-page.js';
import { pickSentences } from '../descriptions/pick-sentences.js';
import { ALL_WORDINGS } from '../descriptions/wordings/all-wordings.js';
import type { FieldSource, GivenPage, ShareField, SharePage } from './share-page.js';

const MAX_CANDIDATES = 4;
const MAX_SENTENCE = 200;
/** Smaller ones are icons. */
const MIN_IMAGE_PX = 200;
const ICON = /(?:logo|icon|sprite|avatar|badge|pixel|spacer|blank|emoji)/i;
const LOCALE = /^([a-z]{2,3})[-_](?:[A-Za-z]{4}[-_])?([A-Za-z]{2})$/;

/** What a page, or the user's description of one, provides for sharing. The user's values come before the page's. */
export function readSharePage(reading: PageReading | null, given: GivenPage): SharePage {
  const own = reading ? fieldsOf(reading) : NOTHING;
  const readGiven = (name: keyof GivenPage): ShareField | null => field(given[name], 'given');
  const title = readGiven('title') ?? own.title;
  const siteName = readGiven('site_name') ?? own.site_name;
  const image = readGiven('image');
  const base = reading?.page.url ?? given.url;
  const candidates = [...(image ? [image] : []), ...own.image_candidates].flatMap(({ value, source }) => {
    const url = normalizeUrl(value, base);
    return url === null ? [] : [{ value: url, source }];
  });
  return {
    title: title && title.source !== 'given' && siteName ? withoutSiteName(title, siteName.value) : title,
    description: readGiven('description') ?? own.description,
    url: readGiven('url') ?? own.url,
    site_name: siteName,
    type: readGiven('type') ?? own.type,
    locale: readGiven('locale') ?? own.locale,
    author: readGiven('author') ?? own.author,
    published_at: readGiven('published_at') ?? own.published_at,
    modified_at: own.modified_at,
    twitter_site: readGiven('twitter_site') ?? own.twitter_site,
    image_alt: readGiven('image_alt') ?? own.image_alt,
    image_candidates: distinct(candidates).slice(0, MAX_CANDIDATES),
  };
}

const NOTHING: SharePage = {
  title: null,
  description: null,
  url: null,
  site_name: null,
  locale: null,
  author: null,
  published_at: null,
  modified_at: null,
  twitter_site: null,
  image_alt: null,
  image_candidates: [],
  type: { value: 'website', source: 'address' },
};

function fieldsOf(reading: PageReading): SharePage {
  const { page } = reading;
  const { html } = page;
  const facts = readPageFacts(reading);
  const summary = summarizePage(page);
  const meta = (source: FieldSource, ...keys: string[]) => field(metaContents(html, ...keys)[0], source);
  const isText = html !== null && isArticle(html);
  return {
    title:
      meta('open_graph', 'og:title') ??
      meta('twitter', 'twitter:title') ??
      field(facts.title, 'title') ??
      field(facts.h1, 'h1'),
    description:
      meta('open_graph', 'og:description') ??
      meta('twitter', 'twitter:description') ??
      field(facts.description, 'meta') ??
      sentenceOf(reading),
    url: field(summary.canonical_url, 'canonical') ?? meta('open_graph', 'og:url') ?? field(page.url, 'address'),
    site_name: meta('open_graph', 'og:site_name') ?? meta('meta', 'application-name'),
    type: meta('open_graph', 'og:type') ?? { value: isText ? 'article' : 'website', source: 'structured_data' },
    locale: meta('open_graph', 'og:locale') ?? localeOf(html),
    author: meta('meta', 'author') ?? meta('open_graph', 'article:author'),
    published_at: meta('open_graph', 'article:published_time') ?? field(summary.date_published, 'structured_data'),
    modified_at: meta('open_graph', 'article:modified_time') ?? field(summary.date_modified, 'structured_data'),
    twitter_site: meta('twitter', 'twitter:site'),
    image_alt: meta('open_graph', 'og:image:alt') ?? meta('twitter', 'twitter:image:alt'),
    image_candidates: [
      ...metaContents(html, 'og:image', 'og:image:url', 'og:image:secure_url').map((value) => ({
        value,
        source: 'open_graph' as const,
      })),
      ...metaContents(html, 'twitter:image', 'twitter:image:src').map((value) => ({
        value,
        source: 'twitter' as const,
      })),
      ...imagesOf(reading),
    ],
  };
}

function field(value: string | null | undefined, source: FieldSource): ShareField | null {
  const text = collapse(value ?? '');
  return text === '' ? null : { value: text, source };
}

function sentenceOf(reading: PageReading): ShareField | null {
  const facts = readPageFacts(reading);
  const wording = ALL_WORDINGS.get(facts.language ?? '') ?? null;
  const [best] = pickSentences(facts, [facts.h1].filter(Boolean), wording);
  return best === undefined ? null : { value: shorten(best, MAX_SENTENCE), source: 'sentence' };
}

/** Pictures of the page that are no icons: those with a large size first, then in the order of the page. */
function imagesOf({ pictures: images }: PageReading): ShareField[] {
  const real = images.filter(({ url, size }) => {
    const isSmall = size !== null && (size.width < MIN_IMAGE_PX || size.height < MIN_IMAGE_PX);
    return !isSmall && !ICON.test(url) && !/\.svg(?:$|\?)/i.test(url);
  });
  const area = ({ size }: (typeof real)[number]) => (size ? size.width * size.height : 0);
  const sorted = [...real].sort((one, other) => area(other) - area(one));
  return sorted.map(({ url }) => ({ value: url, source: 'picture' }));
}

/** og:locale is language_TERRITORY: a language without a territory gives none. */
function localeOf(html: HtmlFacts | null): ShareField | null {
  const parts = LOCALE.exec(html?.lang?.trim() ?? '');
  return parts ? { value: `${parts[1]?.toLowerCase()}_${parts[2]?.toUpperCase()}`, source: 'lang' } : null;
}

/** Cards show the name of the site beside the title: at the end of the title it would be said twice. */
function withoutSiteName(title: ShareField, siteName: string): ShareField {
  const parts = title.value.split(TITLE_SEPARATOR);
  const last = parts.at(-1) ?? '';
  if (parts.length < 2 || comparable(last) !== comparable(siteName)) return title;
  const kept = title.value.slice(0, title.value.lastIndexOf(last)).replace(/\s+[-–—|·•»:]+\s+$/u, '');
  return { ...title, value: kept };
}

function distinct(fields: readonly ShareField[]): ShareField[] {
  return fields.filter(({ value }, at) => fields.findIndex((other) => other.value === value) === at);
}
