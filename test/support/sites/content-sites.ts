import type { SiteArtifacts } from '../../../domain/seo/checks/check.js';
import { type ContentSite, describeContentSite } from '../../../domain/seo/content/content-site.js';
import { summarizePage } from '../../../domain/seo/page/page-summary.js';
import { buildSiteArtifacts } from '../../../domain/seo/site/site-artifacts.js';
import { pageFrom } from './pages.js';

export const CONTENT_NOW = '2026-06-01T00:00:00.000Z';

export interface WrittenPage {
  path: string;
  title: string;
  h1?: string;
  /** Words that the text says again and again. */
  about?: string;
  words?: number;
  published?: string;
  /** JSON-LD type. */
  type?: string;
  lang?: string;
  text?: string;
}

/** A crawled site of pages with these titles and words. */
export function writtenSite(host: string, pages: readonly WrittenPage[], keywords: string[] = []): SiteArtifacts {
  const artifacts = pages.map((page) => pageFrom(htmlOf(page), { url: `https://${host}${page.path}`, keywords }));
  return buildSiteArtifacts({
    start_url: `https://${host}/`,
    pages: artifacts.map(summarizePage),
    robots: null,
    sitemap: null,
    probes: null,
    external_links: null,
    speed: null,
    crawl_incomplete: false,
  });
}

export function contentSite(host: string, pages: readonly WrittenPage[], keywords: string[] = []): ContentSite {
  return describeContentSite(writtenSite(host, pages, keywords), CONTENT_NOW);
}

function htmlOf({
  title,
  h1 = title,
  about = '',
  words = 60,
  published,
  type = 'WebPage',
  lang = 'en',
  text,
}: WrittenPage): string {
  const data = { '@context': 'https://schema.org', '@type': type, ...(published ? { datePublished: published } : {}) };
  const filler = Array.from({ length: Math.max(0, words - 1) }, (_, at) =>
    at % 3 === 0 ? about : `w${at}${title.replace(/[^a-z]/gi, '')}`,
  );
  return `<!doctype html><html lang="${lang}"><head><meta charset="utf-8"><title>${title}</title>
<script type="application/ld+json">${JSON.stringify(data)}</script></head>
<body><main><h1>${h1}</h1><p>${text ?? `${filler.join(' ')}.`}</p></main></body></html>`;
}
