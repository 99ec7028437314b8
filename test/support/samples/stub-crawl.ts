import type { AuditDeps } from '../../../activities/audits/audit-deps.js';
import type { HostProbes } from '../../../domain/seo/artifacts/host-probes.js';
import type { PageArtifact } from '../../../domain/seo/artifacts/page.js';
import type { RobotsArtifact } from '../../../domain/seo/artifacts/robots.js';
import type { CheckFinding } from '../../../domain/seo/judge.js';
import { summarizePage } from '../../../domain/seo/page/page-summary.js';
import { NOW } from '../audit-deps.js';

export interface StubCrawl {
  pages: PageArtifact[];
  /** What page checks found while the pages were crawled, by URL. */
  findings?: Record<string, CheckFinding[]>;
  /** Page checks that threw, by URL. */
  failed?: Record<string, { id: string; message: string }[]>;
  robots?: RobotsArtifact | null;
  probes?: HostProbes | null;
  /** The site that it is a copy of. */
  production_origin?: string;
}

/** Crawls in memory, by id, all of user alice's; the first page of each is its start. */
export function stubCrawls(crawls: Record<string, StubCrawl>): AuditDeps['crawls'] {
  const options = {
    max_pages: 100,
    max_depth: 3,
    respect_robots: true,
    include_sitemap_urls: true,
    target_keywords: [],
  };
  return {
    find: async (user, id) => {
      const crawl = user === 'alice' ? crawls[id] : undefined;
      if (!crawl) return null;
      const { pages, robots = null, probes = null, production_origin } = crawl;
      const start_url = pages[0]?.url ?? 'https://site.example/';
      return {
        id,
        start_url,
        options: production_origin === undefined ? options : { ...options, production_origin },
        robots,
        probes,
        created_at: NOW,
        expires_at: NOW,
        parser_version: null,
        rendering: null,
        previous_id: null,
      };
    },
    streamDigests: async function* (id) {
      const { pages = [], findings = {}, failed = {} } = crawls[id] ?? {};
      for (const page of pages) {
        const own = failed[page.url];
        yield {
          summary: summarizePage(page),
          findings: findings[page.url] ?? [],
          ...(own && { failed: own }),
          reuse: null,
        };
      }
    },
    streamPages: async function* (id) {
      for (const [order, artifact] of (crawls[id]?.pages ?? []).entries())
        yield { order, artifact, summary: summarizePage(artifact) };
    },
  };
}
