import { type Vocabulary, writeProse } from './prose.js';

/** One page. What is left out is right; `null` leaves the element out of the page. */
export interface PageSpec {
  path: string;
  /** What the page is about, as it stands in its text; also its heading, unless that is named. */
  topic: string;
  title?: string | null;
  description?: string | null;
  h1?: string | null;
  /** Words of main text. @default 450 */
  words?: number;
  /** Seed of the text: pages with the same one have the same text. @default the path */
  text?: string;
  lang?: string | null;
  /** The canonical address; null for none. @default the page itself */
  canonical?: string | null;
  robots?: string;
  alternates?: readonly { hreflang: string; href: string }[];
  /** JSON-LD objects without their context. */
  json_ld?: readonly object[];
  /** In place of the site's own navigation. */
  nav?: Frame['nav'];
  /** Beside those of the navigation: [path, text]. */
  links?: readonly (readonly [href: string, text: string])[];
  images?: readonly { src: string; alt: string | null; sized?: boolean }[];
  viewport?: boolean;
  open_graph?: boolean;
  doctype?: boolean;
  /** Added at the end of the head and of the main text. */
  head?: string;
  body?: string;
  /** Pieces that replace the text that a generator writes. */
  main?: string;
}

export interface Frame {
  origin: string;
  name: string;
  vocabulary: Vocabulary;
  /** Links of the header, on every page: [path, text]. */
  nav: readonly (readonly [href: string, text: string])[];
  footer: readonly (readonly [href: string, text: string])[];
}

const SENTENCES_PER_PART = 6;

/** The whole document as the server sends it. */
export function pageHtml(page: PageSpec, frame: Frame): string {
  const lang = page.lang === undefined ? frame.vocabulary.lang : page.lang;
  return [
    page.doctype === false ? '' : '<!doctype html>',
    lang === null ? '<html>' : `<html lang="${lang}">`,
    `<head>${headOf(page, frame)}</head>`,
    `<body>${navOf('header', page.nav ?? frame.nav)}<main>${page.main ?? mainOf(page, frame)}${page.body ?? ''}</main>`,
    `${navOf('footer', frame.footer)}</body></html>`,
  ].join('\n');
}

function headOf(page: PageSpec, frame: Frame): string {
  const url = frame.origin + page.path;
  const title = page.title === undefined ? defaultTitle(page, frame) : page.title;
  const description = page.description === undefined ? defaultDescription(page, frame) : page.description;
  const canonical = page.canonical === undefined ? url : page.canonical;
  const parts = ['<meta charset="utf-8">'];
  if (page.viewport !== false) parts.push('<meta name="viewport" content="width=device-width, initial-scale=1">');
  if (title !== null) parts.push(`<title>${escapeHtml(title)}</title>`);
  if (description !== null) parts.push(`<meta name="description" content="${escapeHtml(description)}">`);
  if (canonical !== null) parts.push(`<link rel="canonical" href="${canonical}">`);
  if (page.robots) parts.push(`<meta name="robots" content="${page.robots}">`);
  for (const { hreflang, href } of page.alternates ?? [])
    parts.push(`<link rel="alternate" hreflang="${hreflang}" href="${href}">`);
  if (page.open_graph !== false) parts.push(...openGraph(page, { url, title, description, origin: frame.origin }));
  parts.push('<link rel="icon" href="/favicon.ico"><link rel="stylesheet" href="/assets/site.css">');
  for (const block of page.json_ld ?? [])
    parts.push(
      `<script type="application/ld+json">${JSON.stringify({ '@context': 'https://schema.org', ...block })}</script>`,
    );
  parts.push(page.head ?? '');
  return parts.join('\n');
}

/** Long enough to fill a result, short enough not to be cut. */
export function defaultTitle({ topic }: Pick<PageSpec, 'topic'>, { name }: Pick<Frame, 'name'>): string {
  const base = capitalize(topic);
  const long = `${base} – ${name}`;
  if (long.length > 58) return base.slice(0, 58);
  return long.length >= 30 ? long : `${base} ${PADDING[long.length % PADDING.length]} – ${name}`;
}

const PADDING = ['in detail and at a glance', 'explained step by step', 'for home and garden use'];

function defaultDescription({ topic }: PageSpec, { name }: Frame): string {
  return `${capitalize(topic)}: what to look for, how to choose and what it costs, with advice from ${name}.`.slice(
    0,
    150,
  );
}

function openGraph(
  page: PageSpec,
  {
    url,
    title,
    description,
    origin,
  }: { url: string; title: string | null; description: string | null; origin: string },
): string[] {
  return [
    `<meta property="og:title" content="${escapeHtml(title ?? page.topic)}">`,
    `<meta property="og:description" content="${escapeHtml(description ?? page.topic)}">`,
    `<meta property="og:type" content="website"><meta property="og:url" content="${url}">`,
    `<meta property="og:image" content="${origin}/assets/share.jpg">`,
    '<meta name="twitter:card" content="summary_large_image">',
  ];
}

function mainOf(page: PageSpec, frame: Frame): string {
  const h1 = page.h1 === undefined ? capitalize(page.topic) : page.h1;
  const sentences = writeProse(frame.vocabulary, page.text ?? page.path, page.words ?? 450, page.topic);
  const parts: string[] = h1 === null ? [] : [`<h1>${escapeHtml(h1)}</h1>`];
  for (let at = 0; at < sentences.length; at += SENTENCES_PER_PART) {
    const noun = frame.vocabulary.nouns[(at / SENTENCES_PER_PART) % frame.vocabulary.nouns.length] ?? '';
    if (at > 0 && h1 !== null) parts.push(`<h2>${escapeHtml(capitalize(noun))}</h2>`);
    parts.push(
      `<p>${sentences
        .slice(at, at + SENTENCES_PER_PART)
        .map(escapeHtml)
        .join(' ')}</p>`,
    );
  }
  for (const { src, alt, sized = true } of page.images ?? []) {
    const size = sized ? ' width="800" height="600"' : '';
    parts.push(`<img src="${src}"${alt === null ? '' : ` alt="${escapeHtml(alt)}"`}${size}>`);
  }
  if (page.links?.length)
    parts.push(
      `<ul>${page.links.map(([href, text]) => `<li><a href="${href}">${escapeHtml(text)}</a></li>`).join('')}</ul>`,
    );
  return parts.join('\n');
}

function navOf(element: 'header' | 'footer', links: Frame['nav']): string {
  if (links.length === 0) return '';
  const anchors = links.map(([href, text]) => `<a href="${href}">${escapeHtml(text)}</a>`).join(' ');
  return `<${element}><nav>${anchors}</nav></${element}>`;
}

export function capitalize(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}
