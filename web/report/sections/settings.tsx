import type { ChangedSetting } from '../facts/changed-settings.js';
import { shownText } from '../facts/shown-text.js';
import { DataTable } from '../parts/data-table.js';
import { Foreign } from '../parts/foreign.js';
import { Section } from '../parts/section.js';

/** Settings of the checks that differ from the defaults. */
export function Settings({ changed }: { changed: readonly ChangedSetting[] }) {
  return (
    <Section id="settings" title="Changed settings" lead="This audit was judged by the project’s own numbers.">
      <DataTable
        caption="Settings that differ from the defaults"
        captionHidden
        fits
        rows={changed}
        keyOf={({ name }) => name}
        columns={[
          { title: 'Setting', cell: ({ name }) => <Foreign text={name} max={120} /> },
          { title: 'Default', numeric: true, cell: ({ standard }) => standard },
          { title: 'Here', numeric: true, cell: ({ own }) => shownText(own, 40) },
        ]}
      />
    </Section>
  );
}
