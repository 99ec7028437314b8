import type { Gap } from '../facts/unmeasured.js';
import { DataTable } from '../parts/data-table.js';
import { Foreign } from '../parts/foreign.js';
import { Section } from '../parts/section.js';

/** What was not measured, and why. */
export function Unmeasured({ gaps }: { gaps: readonly Gap[] }) {
  return (
    <Section id="unmeasured" title="What was not measured" lead="Nothing here counts for or against the score.">
      <DataTable
        caption="What was not measured, and why"
        captionHidden
        fits
        rows={gaps}
        keyOf={({ what, why }) => `${what} ${why}`}
        columns={[
          { title: 'What', cell: ({ what }) => <Foreign text={what} /> },
          { title: 'Why', cell: ({ why }) => <Foreign text={why} /> },
        ]}
      />
    </Section>
  );
}
