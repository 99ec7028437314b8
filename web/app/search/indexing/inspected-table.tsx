import type { JudgedInspection } from '../../../../domain/search/indexing/filter-inspected.js';
import { showDay } from '../../../report/facts/figures.js';
import { Badge } from '../../../report/parts/badge.js';
import { DataTable } from '../../../report/parts/data-table.js';
import { Foreign } from '../../../report/parts/foreign.js';
import { INDEX_STATE_TITLES, INDEX_STATE_TONES, SAMPLE_REASON_TITLES } from './index-words.js';

export interface InspectedTableProps {
  pages: readonly JudgedInspection[];
  /** Of the site: URLs are shown without it. */
  origin: string;
  pathOf: (url: string) => string;
}

/** Pages that Google was asked about, with what it said of each. */
export function InspectedTable({ pages, origin, pathOf }: InspectedTableProps) {
  const shorten = (url: string) => (origin !== '' && url.startsWith(`${origin}/`) ? url.slice(origin.length) : url);
  return (
    <DataTable
      caption="Inspected pages"
      captionHidden
      stacks
      keyOf={({ url }) => url}
      rows={pages}
      columns={[
        {
          title: 'URL',
          cell: ({ url }) => (
            <a href={pathOf(url)}>
              <Foreign text={shorten(url)} max={120} />
            </a>
          ),
        },
        {
          title: 'Google',
          cell: ({ state }) => <Badge tone={INDEX_STATE_TONES[state]}>{INDEX_STATE_TITLES[state]}</Badge>,
        },
        {
          title: 'Reason',
          cell: ({ coverage_state: text }) => (text === null ? '–' : <Foreign text={text} max={160} />),
        },
        {
          title: 'Google canonical',
          cell: ({ google_canonical: chosen, url }) =>
            chosen === null ? '–' : chosen === url ? 'This page' : <Foreign text={shorten(chosen)} max={120} />,
        },
        { title: 'Last crawled', cell: ({ last_crawl_at: at }) => (at === null ? '–' : showDay(at)) },
        { title: 'Inspected', cell: ({ inspected_at }) => showDay(inspected_at) },
        { title: 'Chosen for', cell: ({ sampled_as }) => SAMPLE_REASON_TITLES[sampled_as] },
      ]}
    />
  );
}
