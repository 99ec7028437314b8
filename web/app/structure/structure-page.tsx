import type { SiteStructure } from '../../../domain/reports/structure/map-structure.js';
import { showCount } from '../../report/facts/figures.js';
import { Foreign } from '../../report/parts/foreign.js';
import { Section } from '../../report/parts/section.js';
import { PagesHead, type PagesHeadProps, type PagesSite } from '../crawled-pages/pages-head.js';
import { type PagesPlace, pagesPath } from '../crawled-pages/pages-place.js';
import { DepthBars } from './depth-bars.js';
import { FolderPath } from './folder-path.js';
import { FolderTable } from './folder-table.js';
import { OrphanList, type ShownOrphans } from './orphan-list.js';
import { StructurePages } from './structure-pages.js';
import { StructureTiles } from './structure-tiles.js';

export interface StructurePageProps {
  site: PagesSite;
  /** Null: the site was never audited. */
  head: PagesHeadProps | null;
  /** The folder that was asked for; empty for all. */
  folder: string;
  /** Why there is no structure; null where there is one, and before the first audit. */
  reason: string | null;
  structure: SiteStructure | null;
  /** Of the whole site; null in a folder, and where the audit did not list them. */
  orphans: ShownOrphans | null;
  /** Client guests read and start nothing. */
  isGuest: boolean;
}

const SHOWN_PAGES = 20;
/** As long as the search of the explorer takes. */
const SEARCH_CHARS = 200;

/** How the crawled pages of a site are spread over folders and depths, and which of them links lead to. */
export function StructurePage({ site, head, folder, reason, structure, orphans, isGuest }: StructurePageProps) {
  if (head === null) return <NeverAudited site={site} isGuest={isGuest} />;
  // Pages are shown by the explorer, in the same audit.
  const pagesPlace = { path: `/app/sites/${site.id}/pages`, audit: head.place.audit };
  return (
    <>
      <PagesHead {...head} title="Structure" />
      {(structure?.folder ?? folder) !== '' && <FolderPath place={head.place} structure={structure} />}
      {structure === null ? (
        <p class="empty">{reason}</p>
      ) : (
        <Mapped structure={structure} place={head.place} pagesPlace={pagesPlace} />
      )}
      {orphans && <OrphanList orphans={orphans} audit={head.audit.id} place={pagesPlace} isGuest={isGuest} />}
    </>
  );
}

interface MappedProps {
  structure: SiteStructure;
  place: PagesPlace;
  pagesPlace: PagesPlace;
}

function Mapped({ structure, place, pagesPlace }: MappedProps) {
  const { folder, folders, folders_left_out, pages, pages_left_out, depths, most_linked, total } = structure;
  const kind = folder === null ? 'Hosts' : 'Folders';
  return (
    <>
      <StructureTiles total={total} />
      {folders.length > 0 && (
        <Section id="folders" title={kind} lead="The largest first, with the largest folders inside each.">
          <FolderTable folders={folders} place={place} total={total} />
          {folders_left_out > 0 && (
            <p class="muted">{showCount(folders_left_out, 'more folder')} with fewer URLs not shown.</p>
          )}
        </Section>
      )}
      {pages.length > 0 && (
        <Section id="pages" title="URLs in this folder" lead="Outside of any subfolder; most linked first.">
          <StructurePages caption="URLs in this folder" pages={pages.slice(0, SHOWN_PAGES)} place={pagesPlace} />
          {pages.length + pages_left_out > SHOWN_PAGES && (
            <p>
              <a href={pagesPath(pagesPlace, { columns: null, search: (folder ?? '').slice(0, SEARCH_CHARS) })}>
                View all {showCount(total.pages, 'URL')} of this folder
              </a>
            </p>
          )}
        </Section>
      )}
      <Section id="depth" title="Depth" lead="Clicks that a visitor needs from the start page.">
        <DepthBars depths={depths} place={pagesPlace} isWhole={structure.parents.length === 0} />
      </Section>
      {most_linked.length > 0 && (
        <Section id="linked" title="Most linked URLs" lead="By other pages of the site that link to them.">
          <StructurePages caption="Most linked URLs" pages={most_linked} place={pagesPlace} />
        </Section>
      )}
    </>
  );
}

function NeverAudited({ site, isGuest }: Pick<StructurePageProps, 'site' | 'isGuest'>) {
  return (
    <>
      <div class="page-head">
        <h1>
          Structure: <Foreign text={site.site} max={80} />
        </h1>
      </div>
      <p class="empty">
        No audits yet.{' '}
        {!isGuest && (
          <>
            <a href={`/app/sites/${site.id}`}>Run an audit</a> to see the folders and depths of this site.
          </>
        )}
      </p>
    </>
  );
}
