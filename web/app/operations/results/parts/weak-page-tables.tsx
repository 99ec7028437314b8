import type { WeakPageGroup, WeakPages } from '../../../../../domain/seo/content/weak-pages.js';
import { showCount, showDay, showNumber } from '../../../../report/facts/figures.js';
import { DataTable } from '../../../../report/parts/data-table.js';
import { Foreign } from '../../../../report/parts/foreign.js';
import { SafeLink } from '../../../../report/parts/safe-link.js';
import { Section } from '../../../../report/parts/section.js';

/** Pages that are thin, copied, in competition with each other, or old; nothing where there are none. */
export function WeakPageTables({ weak: { thin, duplicates, cannibalising, stale } }: { weak: WeakPages }) {
  const copies = [...duplicates.exact, ...duplicates.near];
  if (thin.count + copies.length + cannibalising.length + stale.count === 0) return null;
  return (
    <Section id="weak" title="Weak pages">
      {thin.pages.length > 0 && (
        <DataTable
          caption={`${showCount(thin.count, 'thin page')}`}
          stacks
          keyOf={({ url }) => url}
          rows={thin.pages}
          columns={[
            { title: 'Page', cell: ({ url }) => <SafeLink url={url} whole /> },
            { title: 'Title', cell: ({ title }) => <Foreign text={title} max={150} /> },
            { title: 'Words', numeric: true, cell: ({ words }) => showNumber(words, 0) },
          ]}
        />
      )}
      {copies.length > 0 && <Groups caption="Pages with the same text" groups={copies} />}
      {cannibalising.length > 0 && <Groups caption="Pages that compete for a term" groups={cannibalising} />}
      {stale.pages.length > 0 && (
        <DataTable
          caption={`${showCount(stale.count, 'page')} not changed for 18 months`}
          stacks
          keyOf={({ url }) => url}
          rows={stale.pages}
          columns={[
            { title: 'Page', cell: ({ url }) => <SafeLink url={url} whole /> },
            { title: 'Last date', cell: ({ date }) => showDay(date) },
          ]}
        />
      )}
    </Section>
  );
}

function Groups({ caption, groups }: { caption: string; groups: readonly WeakPageGroup[] }) {
  return (
    <DataTable
      caption={caption}
      stacks
      keyOf={({ subject, urls }) => `${subject} ${urls[0] ?? ''}`}
      rows={groups}
      columns={[
        { title: 'What they share', cell: ({ subject }) => <Foreign text={subject} max={150} /> },
        { title: 'Pages', numeric: true, cell: ({ pages }) => showNumber(pages, 0) },
        {
          title: 'Example',
          cell: ({ urls: [url] }) => (url === undefined ? 'n/a' : <SafeLink url={url} whole />),
        },
      ]}
    />
  );
}
