import type { StructureFolder, StructureSubfolder } from '../../../domain/reports/structure/map-structure.js';
import type { StructureFigures } from '../../../domain/reports/structure/structure-figures.js';
import { showNumber } from '../../report/facts/figures.js';
import { Bar } from '../../report/parts/bar.js';
import { type Column, DataTable } from '../../report/parts/data-table.js';
import { Foreign } from '../../report/parts/foreign.js';
import type { PagesPlace } from '../crawled-pages/pages-place.js';
import { structurePath } from './structure-path.js';

interface Props {
  folders: readonly StructureFolder[];
  place: PagesPlace;
  /** Of all of them together. */
  total: StructureFigures;
}

interface Row {
  folder: StructureSubfolder;
  /** 2 for a folder inside of the one above it. */
  level: 1 | 2;
}

/** Folders as a tree: each with the largest ones in it. */
export function FolderTable({ folders, place, total }: Props) {
  const rows = folders.flatMap((folder): Row[] => [
    { folder, level: 1 },
    ...folder.largest_folders.map((below): Row => ({ folder: below, level: 2 })),
  ]);
  const count = (title: string, read: (folder: StructureSubfolder) => number | null): Column<Row> => ({
    title,
    numeric: true,
    cell: ({ folder }) => showFigure(read(folder)),
  });
  const { statuses } = total;
  return (
    <DataTable
      caption="Folders"
      captionHidden
      stacks
      keyOf={({ folder, level }) => `${level} ${folder.url}`}
      rows={rows}
      columns={[
        {
          title: 'Folder',
          cell: ({ folder: { url, name }, level }) => (
            <a href={structurePath(place, url)} class={level === 2 ? 'subfolder' : undefined}>
              <Foreign text={`${name}/`} max={60} />
            </a>
          ),
        },
        count('URLs', ({ pages }) => pages),
        {
          title: 'Share',
          head: <span class="unseen">Share</span>,
          size: 'spare',
          cell: ({ folder: { pages } }) => <Bar value={pages} max={total.pages} tone="accent" />,
        },
        count('Indexable', ({ indexable }) => indexable),
        ...(statuses['3xx'] > 0 ? [count('3xx', (folder) => folder.statuses['3xx'])] : []),
        ...(statuses['4xx'] > 0 ? [count('4xx', (folder) => folder.statuses['4xx'])] : []),
        ...(statuses['5xx'] > 0 ? [count('5xx', (folder) => folder.statuses['5xx'])] : []),
        ...(statuses.no_response > 0 ? [count('No response', (folder) => folder.statuses.no_response)] : []),
        count('Words per page', ({ words_per_page }) => words_per_page),
        count('With issues', ({ pages_with_issues }) => pages_with_issues),
        ...(total.clicks === null ? [] : [count('Clicks', ({ clicks }) => clicks)]),
        { title: 'Depth', numeric: true, cell: ({ folder }) => showDepths(folder) },
      ]}
    />
  );
}

function showFigure(value: number | null): string {
  return value === null ? '–' : showNumber(value, 0);
}

function showDepths({ depth_min: min, depth_max: max }: StructureSubfolder): string {
  if (min === null || max === null) return '–';
  return min === max ? String(min) : `${min}–${max}`;
}
