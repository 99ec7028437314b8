import type { ChangedSetting } from '../facts/changed-settings.js';
import { shownText } from '../facts/shown-text.js';
import { DataTable } from '../parts/data-table.js';
import { Foreign } from '../parts/foreign.js';
import { useReportLanguage } from '../parts/report-language.js';
import { Section } from '../parts/section.js';

/** Settings of the checks that differ from the defaults. */
export function Settings({ changed }: { changed: readonly ChangedSetting[] }) {
  const { headings, settings: words } = useReportLanguage().full;
  return (
    <Section id="settings" title={headings.settings} lead={words.lead}>
      <DataTable
        caption={words.caption}
        captionHidden
        fits
        rows={changed}
        keyOf={({ name }) => name}
        columns={[
          { title: words.setting, cell: ({ name }) => <Foreign text={name} max={120} /> },
          { title: words.standard, numeric: true, cell: ({ standard }) => standard },
          { title: words.own, numeric: true, cell: ({ own }) => shownText(own, 40) },
        ]}
      />
    </Section>
  );
}
