import {
  type ParsedSitemap,
  type ParseSitemapInput,
  parseSitemap,
} from '../../../../activities/crawl/sitemap/parse-sitemap.js';

export const NAMESPACE = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

/** Parses a body as that of https://site.example/sitemap.xml, on 2026-01-10. */
export function readSitemap(
  body: string | ParseSitemapInput['body'],
  input: Partial<ParseSitemapInput> = {},
): Promise<ParsedSitemap> {
  return parseSitemap({
    url: 'https://site.example/sitemap.xml',
    contentType: 'application/xml',
    siteHost: 'site.example',
    namedInRobots: false,
    maxUrls: 50_000,
    maxBytes: 52_428_801,
    now: '2026-01-10T12:00:00.000Z',
    ...input,
    body: typeof body === 'string' ? Buffer.from(body) : body,
  });
}

/** A urlset of these elements. */
export const urlset = (...elements: string[]) => `<urlset ${NAMESPACE}>\n${elements.join('\n')}\n</urlset>`;

/** A url element with this loc and whatever else. */
export const url = (loc: string, more = '') => `<url><loc>${loc}</loc>${more}</url>`;

/** Faults as "kind line value". */
export const listErrors = ({ file }: ParsedSitemap) =>
  file.faults.map(({ kind, line, value }) => `${kind} ${line} ${value}`);

export const listUrls = ({ entries }: ParsedSitemap) => entries.map((entry) => entry.url);
