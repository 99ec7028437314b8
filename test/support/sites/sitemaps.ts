import type { SitemapArtifact, SitemapEntry, SitemapFile } from '../../../domain/seo/artifacts/sitemap.js';

/** A faultless urlset of one address, named in robots.txt. */
export function sitemapFile(overrides: Partial<SitemapFile> = {}): SitemapFile {
  return {
    url: 'https://site.example/sitemap.xml',
    source: 'robots',
    parent_url: null,
    status: 200,
    error: null,
    kind: 'urlset',
    gzip: false,
    gzip_mislabelled: false,
    bytes: 400,
    too_large: false,
    url_count: 1,
    child_count: 0,
    has_namespace: true,
    valid_utf8: true,
    xml_error: null,
    faults: [],
    error_counts: {},
    ...overrides,
  };
}

/** An entry of the file above; the URL may be a path. */
export function sitemapEntry(url: string, overrides: Partial<SitemapEntry> = {}): SitemapEntry {
  return {
    url: new URL(url, 'https://site.example/').href,
    lastmod: null,
    file_url: 'https://site.example/sitemap.xml',
    images: 0,
    videos: 0,
    news: false,
    alternates: [],
    ...overrides,
  };
}

/** What a search for sitemaps came to: by default one faultless file with the given entries. */
export function sitemapFrom(overrides: Partial<SitemapArtifact> = {}): SitemapArtifact {
  const entries = overrides.entries ?? [];
  return {
    files: [sitemapFile({ url_count: entries.length })],
    url_count: new Set(entries.map(({ url }) => url)).size,
    entries,
    incomplete: false,
    sampled: [],
    ...overrides,
  };
}
