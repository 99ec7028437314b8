import type { StructureDepth } from '../../../domain/reports/structure/map-structure.js';
import { showCount, showNumber } from '../../report/facts/figures.js';
import { Bar } from '../../report/parts/bar.js';
import { DataTable } from '../../report/parts/data-table.js';
import { type PagesPlace, pagesPath } from '../crawled-pages/pages-place.js';

interface Props {
  depths: readonly StructureDepth[];
  place: PagesPlace;
  /** Of the whole site: the explorer lists the same pages by their depth. */
  isWhole: boolean;
}

/** How many pages are how far from the start page. */
export function DepthBars({ depths, place, isWhole }: Props) {
  const most = Math.max(...depths.map(({ pages }) => pages));
  const hasClicks = depths.some(({ clicks }) => clicks !== null);
  return (
    <DataTable
      caption="URLs by depth"
      captionHidden
      fits
      keyOf={({ depth }) => String(depth)}
      rows={depths}
      columns={[
        {
          title: 'Depth',
          cell: ({ depth }) => {
            const name = nameDepth(depth);
            if (!isWhole || depth === null) return name;
            return <a href={pagesPath(place, { columns: null, depth: String(depth) })}>{name}</a>;
          },
        },
        { title: 'URLs', numeric: true, cell: ({ pages }) => showNumber(pages, 0) },
        {
          title: 'Share',
          head: <span class="unseen">Share</span>,
          size: 'spare',
          cell: ({ pages }) => <Bar value={pages} max={most} tone="accent" />,
        },
        { title: 'Indexable', numeric: true, cell: ({ indexable }) => showNumber(indexable, 0) },
        ...(hasClicks
          ? [
              {
                title: 'Clicks',
                numeric: true,
                cell: ({ clicks }: StructureDepth) => (clicks === null ? '–' : showNumber(clicks, 0)),
              },
            ]
          : []),
      ]}
    />
  );
}

function nameDepth(depth: number | null): string {
  if (depth === null) return 'Not linked';
  return depth === 0 ? 'Start page' : showCount(depth, 'click');
}
