import type { HostProbes } from '../../../domain/seo/artifacts/host-probes.js';
import type { CalibrationSite, Expectation, SiteAnswer, SiteKind } from '../calibration-site.js';
import { type Frame, type PageSpec, pageHtml } from './page-html.js';
import type { Vocabulary } from './prose.js';
import { type Pace, recordedSpeed } from './recorded-speed.js';

/** A site by its pages. What is left out is as a careful webmaster would have it. */
export interface SiteSpec {
  name: `${SiteKind}/${string}`;
  /** "https://lamps.example"; http for a site without encryption. */
  origin: string;
  /** Name of the firm or publication. */
  title: string;
  vocabulary: Vocabulary;
  nav: Frame['nav'];
  footer?: Frame['footer'];
  pages: readonly PageSpec[];
  /** What is applied to every page that does not say otherwise itself. */
  every?: Partial<PageSpec> | ((page: PageSpec) => Partial<PageSpec>);
  /** Answers beside the pages: errors, redirects, files. */
  answers?: Readonly<Record<string, Partial<SiteAnswer>>>;
  /** @default names the sitemap and allows everything */
  robots?: string | null;
  /** Paths that the sitemap lists; null for a site without one. @default every page */
  sitemap?: readonly string[] | null;
  /** Headers of all pages, beside or instead of the usual ones; '' takes one away. */
  headers?: Readonly<Record<string, string>>;
  /** The document after scripts have run, by path. */
  rendered?: Readonly<Record<string, string>>;
  pace?: Pace | null;
  probes?: Partial<HostProbes>;
  broken_resources?: readonly string[];
  expected: Expectation;
}

/** What a well-set server sends with a page. */
const HEADERS: Readonly<Record<string, string>> = {
  'content-type': 'text/html; charset=utf-8',
  'content-encoding': 'br',
  'cache-control': 'max-age=600',
  etag: '"a1"',
  'strict-transport-security': 'max-age=31536000; includeSubDomains',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'SAMEORIGIN',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'content-security-policy': "default-src 'self'; script-src 'self'; object-src 'none'",
};

/** Headers of a server that was left as it came. */
export const BARE_HEADERS: Readonly<Record<string, string>> = {
  'strict-transport-security': '',
  'x-content-type-options': '',
  'x-frame-options': '',
  'referrer-policy': '',
  'content-security-policy': '',
};

export function buildSite(spec: SiteSpec): CalibrationSite {
  const { origin, title, vocabulary, nav, footer = [], pace = 'fast' } = spec;
  const frame: Frame = { origin, name: title, vocabulary, nav, footer };
  const headers = usableHeaders({ ...HEADERS, ...spec.headers });
  const pages = new Map<string, SiteAnswer>();
  for (const page of spec.pages) {
    const every = typeof spec.every === 'function' ? spec.every(page) : spec.every;
    const rendered = spec.rendered?.[page.path];
    const body = pageHtml({ ...every, ...page }, frame);
    pages.set(page.path, { status: 200, headers, body, ...(rendered !== undefined && { rendered }) });
  }
  for (const [path, answer] of Object.entries(spec.answers ?? {}))
    pages.set(path, { status: 200, body: '', ...answer, headers: { ...headers, ...answer.headers } });
  const listed = spec.sitemap === undefined ? spec.pages.map(({ path }) => path) : spec.sitemap;
  if (listed !== null) pages.set('/sitemap.xml', sitemapAnswer(origin, listed));
  const usual = `User-agent: *\nAllow: /\n${listed === null ? '' : `Sitemap: ${origin}/sitemap.xml\n`}`;
  return {
    name: spec.name,
    kind: spec.name.split('/')[0] as SiteKind,
    origin,
    pages,
    robots: spec.robots === undefined ? usual : spec.robots,
    speed: pace === null ? null : recordedSpeed(origin, pace),
    probes: { ...soundProbes(origin), ...spec.probes },
    broken_resources: (spec.broken_resources ?? []).map((path) => new URL(path, origin).href),
    expected: spec.expected,
  };
}

/** The same site with one page answering something else, as after a fix. */
export function withPage(site: CalibrationSite, path: string, answer: Partial<SiteAnswer>): CalibrationSite {
  const pages = new Map(site.pages);
  const before = pages.get(path) ?? { status: 200, headers: usableHeaders(HEADERS), body: '' };
  const { rendered: _rendered, ...rest } = before;
  pages.set(path, { ...rest, ...answer });
  return { ...site, pages };
}

function usableHeaders(headers: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(Object.entries(headers).filter(([, value]) => value !== ''));
}

function sitemapAnswer(origin: string, paths: readonly string[]): SiteAnswer {
  const entries = paths.map((path) => `<url><loc>${new URL(path, origin).href.replaceAll('&', '&amp;')}</loc></url>`);
  const body = `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join('\n')}\n</urlset>`;
  return { status: 200, headers: { 'content-type': 'application/xml' }, body };
}

function soundProbes(origin: string): HostProbes {
  const { host, protocol } = new URL(origin);
  const isSafe = protocol === 'https:';
  return {
    http_form: isSafe ? { status: 301, final_url: `${origin}/`, error: null } : null,
    https_form: { status: isSafe ? 200 : 0, error: isSafe ? null : { kind: 'refused', message: 'refused' } },
    www_form: { url: `${protocol}//www.${host}/`, status: 301, final_url: `${origin}/`, error: null },
    random_path: { url: `${origin}/lw-9f2c`, status: 404, redirect_url: null, title: 'Not found', simhash: null },
    favicon: { status: 200 },
    llms_txt: { status: 404, bytes: 0, looks_like_markdown: false },
    tls: isSafe
      ? { host, valid_to: '2027-01-01T00:00:00.000Z', names_host: true, names: [host], old_versions: [] }
      : null,
  };
}
