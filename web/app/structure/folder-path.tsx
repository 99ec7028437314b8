import type { SiteStructure } from '../../../domain/reports/structure/map-structure.js';
import { Foreign } from '../../report/parts/foreign.js';
import type { PagesPlace } from '../crawled-pages/pages-place.js';
import { structurePath } from './structure-path.js';

interface Props {
  place: PagesPlace;
  /** Null: there is nothing in the folder that was asked for. */
  structure: Pick<SiteStructure, 'folder' | 'parents'> | null;
}

/** Where a folder is, with the ways back; nothing for the whole site. */
export function FolderPath({ place, structure }: Props) {
  const { folder = null, parents = [] } = structure ?? {};
  if (structure !== null && (folder === null || parents.length === 0)) return null;
  return (
    <nav aria-label="Folder" class="folder-path">
      <ol>
        <li>
          <a href={structurePath(place, null)}>All folders</a>
        </li>
        {parents.slice(1).map(({ url, name }) => (
          <li key={url}>
            <a href={structurePath(place, url)}>
              <Foreign text={name} max={60} />
            </a>
          </li>
        ))}
        {folder !== null && (
          <li aria-current="page">
            <Foreign text={folder} max={120} />
          </li>
        )}
      </ol>
    </nav>
  );
}
