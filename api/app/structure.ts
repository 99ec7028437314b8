import { completeStoredAudit, type StoredAudit } from '../../domain/audits/complete-stored-audit.js';
import { resultKey } from '../../domain/operations/artifact-keys.js';
import { readFolder } from '../../domain/reports/structure/read-folder.js';
import type { Site } from '../../domain/sites/site.js';
import type { AuditRecord } from '../../store/audits/audits.js';
import type { Store } from '../../store/index.js';
import { APP_PAGES } from '../../web/app/app-pages.js';
import type { StructurePageProps } from '../../web/app/structure/structure-page.js';
import type { Viewer } from '../../web/app/viewer.js';
import { type OrphanDeps, readOrphanPage, readOrphanReport } from '../audits/links/send-orphans.js';
import { type LoadStructureDeps, loadStructure } from '../audits/structure/load-structure.js';
import type { HandlersOf } from '../http/contract/handler.js';
import { findLatestAudit } from '../sites/latest-audit.js';
import { appPage } from './app-page.js';
import { findOrReason } from './find-or-reason.js';

export type StructurePageDeps = LoadStructureDeps & OrphanDeps & Pick<Store, 'sites' | 'audits' | 'artifacts'>;

/** To choose from; older ones are found in the list of audits. */
const OFFERED_AUDITS = 20;
const SHOWN_ORPHANS = 10;

/** How the crawled pages of a site are spread over folders and depths. */
export function createStructurePages(deps: StructurePageDeps): HandlersOf<'showSiteStructure'> {
  return {
    showSiteStructure: appPage(async (viewer, req) => {
      const site = await deps.sites.find(viewer.id, req.params.site_id);
      if (!site) return null;
      const { audit: asked = '', folder = '' } = req.query;
      const latest = await findLatestAudit(deps, viewer.id, site.site);
      const line = asked === '' ? latest : await deps.audits.find(viewer.id, asked);
      if (asked !== '' && line?.site !== site.site) return null;
      return APP_PAGES.siteStructure(viewer, await readProps(deps, viewer, { site, latest, line, folder }));
    }),
  };
}

interface Asked {
  site: Site;
  latest: AuditRecord | null;
  line: AuditRecord | null;
  folder: string;
}

async function readProps(
  deps: StructurePageDeps,
  viewer: Viewer,
  { site, latest, line, folder }: Asked,
): Promise<StructurePageProps> {
  const none = { site, folder, isGuest: viewer.is_guest, structure: null, orphans: null };
  if (line === null) return { ...none, head: null, reason: null };
  const [{ items: audits }, stored] = await Promise.all([
    deps.audits.list(viewer.id, { site: site.site }, OFFERED_AUDITS, null),
    deps.artifacts.get<StoredAudit>(viewer.id, resultKey(line.id)),
  ]);
  const path = `/app/sites/${site.id}/structure`;
  const head = { audit: line, place: { path, audit: line.id === latest?.id ? null : line.id }, site, audits };
  if (stored === null)
    return { ...none, head, reason: 'The results of this audit are no longer kept. Run a new audit.' };
  const loaded = { line, audit: completeStoredAudit(stored) };
  const prefix = folder === '' ? null : readFolder(folder);
  const isUrl = prefix !== null || folder === '';
  const structure = await findOrReason(isUrl ? loadStructure(deps, loaded, prefix) : Promise.resolve(null));
  if ('reason' in structure) return { ...none, head, reason: structure.reason };
  if (structure.found === null) return { ...none, head, reason: `This audit crawled no page in ${folder}.` };
  const orphans = folder === '' ? await readOrphans(deps, line) : null;
  return { ...none, head, reason: null, structure: structure.found, orphans };
}

/** Null for audits from before orphan pages were listed. */
async function readOrphans(deps: StructurePageDeps, line: AuditRecord): Promise<StructurePageProps['orphans']> {
  const report = await findOrReason(readOrphanReport(deps, line));
  if ('reason' in report) return null;
  const { rows } = await readOrphanPage(deps, line, null, { limit: SHOWN_ORPHANS, from: 0 });
  return { report: report.found, rows };
}
