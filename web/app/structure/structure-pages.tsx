import type { MappedPage } from '../../../domain/reports/structure/map-structure.js';
import { showNumber } from '../../report/facts/figures.js';
import { DataTable } from '../../report/parts/data-table.js';
import { Foreign } from '../../report/parts/foreign.js';
import { showStatus } from '../audits/show-status.js';
import { type PagesPlace, pagePath } from '../crawled-pages/pages-place.js';

interface Props {
  caption: string;
  pages: readonly MappedPage[];
  /** Of the explorer, which has all that is known of each. */
  place: PagesPlace;
}

/** Crawled URLs with what links and search say of them. */
export function StructurePages({ caption, pages, place }: Props) {
  const hasClicks = pages.some(({ clicks }) => clicks !== null);
  const show = (value: number | null) => (value === null ? '–' : showNumber(value, 0));
  return (
    <DataTable
      caption={caption}
      captionHidden
      stacks
      keyOf={({ url }) => url}
      rows={pages}
      columns={[
        {
          title: 'URL',
          cell: ({ url }) => (
            <a href={pagePath(place, url)}>
              <Foreign text={url} max={100} />
            </a>
          ),
        },
        { title: 'Title', cell: ({ title }) => <Foreign text={title} max={80} /> },
        { title: 'Status', numeric: true, cell: ({ status }) => showStatus(status) },
        { title: 'Depth', numeric: true, cell: ({ depth }) => show(depth) },
        { title: 'Linking pages', numeric: true, cell: ({ unique_inlinks }) => show(unique_inlinks) },
        { title: 'Words', numeric: true, cell: ({ words }) => show(words) },
        { title: 'Issues', numeric: true, cell: ({ issues }) => show(issues) },
        ...(hasClicks ? [{ title: 'Clicks', numeric: true, cell: ({ clicks }: MappedPage) => show(clicks) }] : []),
      ]}
    />
  );
}
