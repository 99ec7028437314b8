import type { Gap } from '../facts/unmeasured.js';
import { DataTable } from '../parts/data-table.js';
import { Foreign } from '../parts/foreign.js';
import { useReportLanguage } from '../parts/report-language.js';
import { Section } from '../parts/section.js';

/** What was not measured, and why. */
export function Unmeasured({ gaps }: { gaps: readonly Gap[] }) {
  const { unmeasured: words } = useReportLanguage().full;
  return (
    <Section id="unmeasured" title={words.title} lead={words.lead}>
      <DataTable
        caption={words.title}
        captionHidden
        fits
        rows={gaps}
        keyOf={({ what, why }) => `${what} ${why}`}
        columns={[
          { title: words.what, cell: ({ what }) => <Foreign text={what} /> },
          { title: words.why, cell: ({ why }) => <Foreign text={why} /> },
        ]}
      />
    </Section>
  );
}
