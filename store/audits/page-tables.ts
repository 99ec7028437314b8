import type { Connection } from 'mongoose';
import { cutTrackingParameters } from '../../domain/base/url/tracking-parameters.js';
import { indexReportKey, searchPagesKey } from '../../domain/operations/artifact-keys.js';
import {
  type ExploredPage,
  NO_SEARCH_FIGURES,
  NOT_INSPECTED,
  type PageIndexFacts,
} from '../../domain/reports/page-table/explored-page.js';
import { PageTable } from '../../domain/reports/page-table/page-table.js';
import { pageFiguresReader, type SearchPages } from '../../domain/search/analysis/search-pages.js';
import { toIndexFacts } from '../../domain/search/indexing/to-index-facts.js';
import type { OwnerId } from '../../domain/workspaces/owner-id.js';
import { createArtifactsRepository } from '../artifacts/artifacts.js';
import { createPageInspectionsRepository } from '../search/page-inspections.js';
import { createFindingsRepository } from './findings.js';

/** Which table: of an audit, as it was judged last. */
export interface PageTableRef {
  user_id: OwnerId;
  audit_id: string;
  /** As identifySite writes it: whose search figures are joined. */
  site: string;
  /** When the audit was made, or judged again: rows change at no other time. */
  judged_at: string;
}

interface Kept {
  version: string;
  table: Promise<PageTable>;
  pages: number;
}

/** In all tables together: about 100 MB. The table that was read last stays whatever its size. */
const MOST_PAGES = 150_000;

/**
 * Tables of crawled pages in memory: a crawl does not change after its end, so that what was read once serves each filter,
 * order and count from then on. Those that were used last are kept.
 */
export function createPageTablesRepository(connection: Connection) {
  const findings = createFindingsRepository(connection);
  const artifacts = createArtifactsRepository(connection);
  const inspections = createPageInspectionsRepository(connection);
  const kept = new Map<string, Kept>();
  let lastReading: Promise<unknown> = Promise.resolve();

  /** @throws Error when rows are missing */
  async function load(ref: PageTableRef): Promise<PageTable> {
    const key = JSON.stringify([ref.user_id, ref.audit_id]);
    const versionOf = (name: string) => artifacts.findVersion(ref.user_id, name);
    const [searched, inspected] = [
      await versionOf(searchPagesKey(ref.site)),
      await versionOf(indexReportKey(ref.site)),
    ];
    const version = JSON.stringify([ref.judged_at, searched, inspected]);
    const known = kept.get(key);
    const used = known?.version === version ? known : { version, table: readInTurn(ref), pages: 0 };
    // Behind all others, which makes it the last to leave.
    kept.delete(key);
    kept.set(key, used);
    try {
      const table = await used.table;
      used.pages = table.pages.length;
      dropOldest();
      return table;
    } catch (error) {
      if (kept.get(key) === used) kept.delete(key);
      throw error;
    }
  }

  /** One at a time: tables that are being read are in memory, too, and are not counted yet. */
  function readInTurn(ref: PageTableRef): Promise<PageTable> {
    const reading = lastReading.then(() => read(ref));
    lastReading = reading.catch(() => undefined);
    return reading;
  }

  async function read({ user_id, audit_id, site }: PageTableRef): Promise<PageTable> {
    const search = await artifacts.get<SearchPages>(user_id, searchPagesKey(site));
    const facts = await readIndexFacts(user_id, site);
    const readFigures = search === null ? () => null : pageFiguresReader(search);
    const pages: ExploredPage[] = [];
    // Crawls keep URLs in their normal form, of which a page key lacks tracking parameters alone.
    for await (const run of findings.stream(user_id, audit_id, 'pages'))
      for (const row of run)
        pages.push(
          Object.assign(
            row,
            readFigures(cutTrackingParameters(row.url)) ?? NO_SEARCH_FIGURES,
            facts.get(row.url) ?? NOT_INSPECTED,
          ),
        );
    return new PageTable(pages);
  }

  async function readIndexFacts(userId: OwnerId, site: string): Promise<Map<string, PageIndexFacts>> {
    const inspected = await inspections.list(userId, site);
    return new Map(inspected.map((page) => [page.url, toIndexFacts(page)]));
  }

  function dropOldest(): void {
    let pages = [...kept.values()].reduce((sum, table) => sum + table.pages, 0);
    for (const [key, table] of kept) {
      if (pages <= MOST_PAGES || kept.size === 1) return;
      kept.delete(key);
      pages -= table.pages;
    }
  }

  return { load };
}

export type PageTablesRepository = ReturnType<typeof createPageTablesRepository>;
