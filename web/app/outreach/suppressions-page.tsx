import type { Suppression, SuppressionSource } from '../../../domain/outreach/sending/suppression.js';
import { DataTable } from '../../report/parts/data-table.js';
import { Foreign } from '../../report/parts/foreign.js';
import { Section } from '../../report/parts/section.js';
import { ApiForm, Field } from '../parts/field.js';
import { NextPage } from '../parts/next-page.js';
import { Time } from '../parts/time.js';
import { titleWords } from '../parts/title-words.js';

const SUPPRESSION = '/api/v1/backlink-outreach/suppression';

export interface SuppressionsPageProps {
  suppressions: readonly Suppression[];
  next: string | null;
}

/** The addresses that get no emails, and why. */
export function SuppressionsPage({ suppressions, next }: SuppressionsPageProps) {
  return (
    <>
      <div class="page-head">
        <h1>Suppression list</h1>
      </div>
      {suppressions.length === 0 ? (
        <p class="empty">
          No suppressed addresses yet. People who unsubscribe or complain, and addresses that bounce, are added
          automatically. You can also add an address below.
        </p>
      ) : (
        <>
          <div class="actions">
            <a class="button quiet" href={`${SUPPRESSION}/export`}>
              Download list (CSV)
            </a>
          </div>
          <SuppressionTable suppressions={suppressions} />
        </>
      )}
      <NextPage next={next} label="Older entries" />
      <Section
        id="new"
        title="Suppress an address"
        lead="Suppressed addresses get no emails from any campaign, including those already scheduled."
      >
        <div class="card">
          <ApiForm call={`POST ${SUPPRESSION}`} then="reload" label="Suppress address">
            <Field name="email" label="Email address or @domain" required placeholder="@news.example" />
            <Field name="reason" label="Reason" />
          </ApiForm>
        </div>
      </Section>
      <ImportSuppressions />
    </>
  );
}

/** Addresses from a file are counted and shown before they are suppressed; api/web-app/suppressions.ts does it. */
function ImportSuppressions() {
  return (
    <Section
      id="import"
      title="Import a list"
      lead="A CSV or text file with one address or @domain per line. The first cell with an @ in each line is used."
    >
      <div class="card">
        <form data-suppressions={`POST ${SUPPRESSION}/bulk`}>
          <div class="field">
            <label for="suppression-file">File</label>
            <input id="suppression-file" name="file" type="file" accept=".csv,.txt,text/csv,text/plain" required />
          </div>
          <Field of="import-" name="reason" label="Reason" />
          <div role="status" data-outcome />
          <div class="actions">
            <button type="submit" disabled>
              Suppress addresses
            </button>
          </div>
        </form>
      </div>
    </Section>
  );
}

function SuppressionTable({ suppressions }: Pick<SuppressionsPageProps, 'suppressions'>) {
  return (
    <DataTable
      caption="Suppression list"
      captionHidden
      stacks
      keyOf={({ id }) => id}
      rows={suppressions}
      columns={[
        { title: 'Email address', cell: ({ email }) => <Foreign text={email} max={100} /> },
        { title: 'Source', cell: ({ source }) => titleWords(source) },
        { title: 'Reason', cell: ({ reason }) => <Foreign text={reason ?? '–'} max={200} /> },
        { title: 'Since', cell: ({ created_at }) => <Time at={created_at} dayOnly /> },
        { title: 'Actions', cell: (suppression) => <Lift suppression={suppression} /> },
      ]}
    />
  );
}

/** What to consider before an address is allowed again. */
const BEFORE_LIFTING: Readonly<Record<SuppressionSource, string>> = {
  manual: '',
  unsubscribe: ' This person unsubscribed. Emailing them again may be illegal.',
  not_interested: ' This person replied that they are not interested.',
  complaint: ' This person reported your email as spam. Emailing them again may be illegal.',
  hard_bounce: ' Emails to this address bounced. More bounces hurt the reputation of your mailbox.',
};

function Lift({ suppression: { id, email, source } }: { suppression: Suppression }) {
  return (
    <button
      type="button"
      class="quiet"
      data-api={`DELETE ${SUPPRESSION}/${id}`}
      data-then="reload"
      data-confirm={`Allow emails to ${email} again?${BEFORE_LIFTING[source]}`}
    >
      Allow emails
    </button>
  );
}
