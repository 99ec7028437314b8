import type { StepCounts } from '../../../../domain/outreach/sending/sequence/lead-place.js';
import type { SequenceStep } from '../../../../domain/outreach/sending/sequence/sequence.js';
import { showCount, showNumber } from '../../../report/facts/figures.js';
import { DataTable } from '../../../report/parts/data-table.js';
import { Foreign } from '../../../report/parts/foreign.js';
import { CONDITIONS } from './step-fields.js';

/** A step with what came of it; null before anything did. */
export type ShownStep = SequenceStep & { counts: StepCounts | null };

/** The steps in their order: when each is sent, to whom, and how many leads are where. */
export function StepTable({ steps }: { steps: readonly ShownStep[] }) {
  const count = (title: string, of: keyof StepCounts) => ({
    title,
    numeric: true,
    cell: ({ counts }: ShownStep) => showNumber(counts?.[of] ?? 0, 0),
  });
  return (
    <DataTable
      caption="Steps"
      captionHidden
      stacks
      keyOf={({ id }) => id}
      rows={steps}
      columns={[
        { title: 'Step', cell: (step) => `Step ${steps.indexOf(step) + 1}` },
        { title: 'After', cell: ({ wait_days }) => <span class="nowrap">{showCount(wait_days, 'working day')}</span> },
        {
          title: 'Subject',
          size: 'wide',
          cell: ({ subject, condition }) => (
            <span>
              {subject === null ? 'Re: the first email' : <Foreign text={subject} max={120} />}
              {condition !== 'no_reply' && (
                <>
                  <br />
                  <span class="small muted">{CONDITIONS.find(({ value }) => value === condition)?.title}</span>
                </>
              )}
            </span>
          ),
        },
        count('Waiting', 'waiting'),
        count('Paused', 'paused'),
        count('Sent', 'sent'),
        count('Skipped', 'skipped'),
        count('Ended here', 'ended'),
      ]}
    />
  );
}
