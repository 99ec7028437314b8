import { countChars } from '../../base/text/text-form.js';
import { parseUrl } from '../../base/url/parse-url.js';
import { pathSegments } from '../../base/url/path-segments.js';
import type { HtmlFacts } from '../../seo/artifacts/html.js';
import type { PageArtifact } from '../../seo/artifacts/page.js';
import { headDescription, headTitle } from '../../seo/page/head-texts.js';
import { canonicalUrl, isIndexable, robotsDirectives } from '../../seo/page/page-state.js';
import type { PageCategory } from './page-category.js';

type Metrics = Readonly<Record<string, unknown>>;
type Subject = PageArtifact & { html: HtmlFacts };

const MAX_HEADINGS = 100;
const MAX_TERMS = 15;
const WATCHED_HEADERS = [
  'strict-transport-security',
  'content-security-policy',
  'x-content-type-options',
  'x-frame-options',
  'referrer-policy',
  'permissions-policy',
] as const;

/** The figures behind each category, as found in the page, its URL and its headers. */
export function measureCategories(page: Subject): Record<PageCategory, Metrics> {
  return {
    url_structure: measureUrl(page.url),
    meta_data: measureMeta(page.html),
    content: measureContent(page.html),
    keywords: { top_terms: page.html.text.top_terms.slice(0, MAX_TERMS), target_keywords: page.html.keywords },
    technical: measureTechnical(page),
    accessibility: measureAccessibility(page.html),
    user_experience: measureExperience(page.html),
    security_headers: measureHeaders(page),
    performance: measureWeight(page),
  };
}

function measureUrl(url: string): Metrics {
  const parsed = parseUrl(url);
  return {
    characters: url.length,
    is_https: parsed?.protocol === 'https:',
    depth: pathSegments(url).length,
    parameters: parsed ? [...parsed.searchParams.keys()].length : 0,
    path: parsed?.pathname ?? '',
  };
}

function measureMeta(html: HtmlFacts): Metrics {
  const title = headTitle(html);
  const description = headDescription(html);
  const social = (prefix: string) =>
    Object.fromEntries(
      html.metas.filter(({ key }) => key.startsWith(prefix)).map(({ key, content }) => [key, content.slice(0, 300)]),
    );
  return {
    title: title || null,
    title_characters: countChars(title),
    description: description || null,
    description_characters: countChars(description),
    open_graph: social('og:'),
    twitter: social('twitter:'),
  };
}

function measureContent({ text, headings }: HtmlFacts): Metrics {
  const { word_count, total_word_count, prose, language_guess, excerpt } = text;
  return {
    word_count,
    total_word_count,
    sentence_count: prose.sentence_count,
    words_per_sentence:
      prose.sentence_count === 0 ? null : Math.round((prose.word_count / prose.sentence_count) * 10) / 10,
    language_guess,
    headings: headings.slice(0, MAX_HEADINGS).map(({ level, text: words }) => ({ level, text: words })),
    excerpt,
  };
}

function measureTechnical(page: Subject): Metrics {
  const types = page.html.json_ld.flatMap((block) => block.types);
  return {
    status: page.fetch.status,
    media_type: page.fetch.media_type,
    charset: page.html.charset.used,
    indexable: isIndexable(page),
    robots_directives: [...robotsDirectives(page)],
    canonical_url: canonicalUrl(page),
    hreflang: page.html.links.filter(({ hreflang, in_head }) => in_head && hreflang).length,
    structured_data_types: [...new Set([...types, ...page.html.microdata_types, ...page.html.rdfa_types])],
  };
}

function measureAccessibility(html: HtmlFacts): Metrics {
  return {
    lang: html.lang,
    images: html.images.length,
    images_without_alt: html.images.filter(({ alt, hidden }) => alt === null && !hidden).length,
    unlabelled_fields: html.unlabelled_inputs.length,
    unnamed_buttons: html.unnamed_buttons,
    main_landmarks: html.main_landmarks,
    links_without_text: html.anchors.filter(({ href, text, needs_no_text }) => href && text === '' && !needs_no_text)
      .length,
  };
}

function measureExperience(html: HtmlFacts): Metrics {
  return {
    viewport: html.metas.find(({ kind, key }) => kind === 'name' && key === 'viewport')?.content ?? null,
    internal_links: html.anchors.filter(({ internal }) => internal).length,
    external_links: html.anchors.filter(({ url, internal }) => url !== null && !internal).length,
    forms: html.forms.length,
    videos: html.media.videos,
    iframes: html.iframes.length,
    has_icon: html.links.some(({ rel }) => rel.includes('icon')),
  };
}

function measureHeaders({ url, fetch }: Subject): Metrics {
  return {
    is_https: url.startsWith('https:'),
    headers: Object.fromEntries(WATCHED_HEADERS.map((name) => [name, fetch.headers[name] ?? null])),
    cookies: fetch.set_cookies.length,
  };
}

function measureWeight({ fetch, html }: Subject): Metrics {
  return {
    ttfb_ms: fetch.ttfb_ms,
    html_bytes: fetch.body_bytes,
    transferred_bytes: fetch.encoded_bytes,
    content_encoding: fetch.headers['content-encoding'] ?? null,
    http_version: fetch.http_version,
    dom_nodes: html.dom.nodes,
    scripts: html.scripts.filter(({ src }) => src !== null).length,
    style_sheets: html.links.filter(({ rel }) => rel.includes('stylesheet')).length,
    images: html.images.length,
  };
}
