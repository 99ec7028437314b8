import type { Suppression, SuppressionSource } from '../../../domain/outreach/suppression.js';
import { showDay } from '../../report/facts/figures.js';
import { inWords } from '../../report/facts/names.js';
import { DataTable } from '../../report/parts/data-table.js';
import { Foreign } from '../../report/parts/foreign.js';
import { Section } from '../../report/parts/section.js';
import { ApiForm, Field } from '../parts/field.js';
import { NextPage } from '../parts/next-page.js';
import { OutreachHead } from '../parts/outreach-head.js';

const SUPPRESSION = '/api/v1/backlink-outreach/suppression';

export interface SuppressionsPageProps {
  suppressions: readonly Suppression[];
  next: string | null;
}

/** Who is never mailed, and why. */
export function SuppressionsPage({ suppressions, next }: SuppressionsPageProps) {
  return (
    <>
      <OutreachHead here="/app/suppressions" />
      {suppressions.length === 0 ? (
        <p class="empty">Nobody yet. Whoever unsubscribes, complains or cannot be reached comes here by itself.</p>
      ) : (
        <>
          <div class="actions">
            <a class="button quiet" href={`${SUPPRESSION}/export`}>
              All as CSV
            </a>
          </div>
          <SuppressionTable suppressions={suppressions} />
        </>
      )}
      <NextPage next={next} label="Older ones" />
      <Section id="new" title="Never mail somebody" lead="From no campaign, whatever waits for them.">
        <div class="card">
          <ApiForm call={`POST ${SUPPRESSION}`} then="reload" label="Never mail them">
            <Field name="email" label="Address, or @domain" required placeholder="@news.example" />
            <Field name="reason" label="Why" />
          </ApiForm>
        </div>
      </Section>
    </>
  );
}

function SuppressionTable({ suppressions }: Pick<SuppressionsPageProps, 'suppressions'>) {
  return (
    <DataTable
      caption="Never mailed"
      captionHidden
      keyOf={({ id }) => id}
      rows={suppressions}
      columns={[
        { title: 'Address', cell: ({ email }) => <Foreign text={email} max={100} /> },
        { title: 'By', cell: ({ source }) => inWords(source) },
        { title: 'Why', cell: ({ reason }) => <Foreign text={reason ?? '–'} max={200} /> },
        { title: 'Since', cell: ({ created_at }) => showDay(created_at) },
        { title: 'Change', cell: (suppression) => <Lift suppression={suppression} /> },
      ]}
    />
  );
}

/** What whoever lifts one should think of. */
const BEFORE_LIFTING: Readonly<Record<SuppressionSource, string>> = {
  manual: '',
  unsubscribe: ' They have unsubscribed: laws may forbid to mail them.',
  not_interested: ' They have said no.',
  complaint: ' They have complained: laws may forbid to mail them.',
  hard_bounce: ' Mail to this address came back, which counts against the mailbox that sends it.',
};

function Lift({ suppression: { id, email, source } }: { suppression: Suppression }) {
  return (
    <button
      type="button"
      class="quiet"
      data-api={`DELETE ${SUPPRESSION}/${id}`}
      data-then="reload"
      data-confirm={`Allow mail to ${email} again?${BEFORE_LIFTING[source]}`}
    >
      Allow again
    </button>
  );
}
