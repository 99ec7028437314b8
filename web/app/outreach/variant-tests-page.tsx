import type { Campaign } from '../../../domain/outreach/campaigns/campaign.js';
import type { VariantTestReport } from '../../../domain/outreach/sending/variants/variant-test.js';
import { showDay, showNumber, showShare } from '../../report/facts/figures.js';
import { DataTable } from '../../report/parts/data-table.js';
import { Foreign, ForeignProse } from '../../report/parts/foreign.js';
import { Section } from '../../report/parts/section.js';
import { Time } from '../parts/time.js';
import { CampaignHead } from './campaign-head.js';
import { describeAnswer, describeComparison, describeDetectable } from './variant-words.js';

const OUTREACH = '/api/v1/backlink-outreach';

export interface VariantTestsPageProps {
  campaign: Pick<Campaign, 'id' | 'name'>;
  tests: readonly VariantTestReport[];
}

/** Tests of versions of first emails: what was sent, what came back, and what that shows. */
export function VariantTestsPage({ campaign, tests }: VariantTestsPageProps) {
  return (
    <>
      <CampaignHead campaign={campaign} part="tests" />
      {tests.length === 0 ? (
        <p class="empty">
          No tests yet. Write to your leads with two versions of the first email to see which one gets more replies.{' '}
          <a href={`/app/campaigns/${campaign.id}/write`}>Write to leads</a>
        </p>
      ) : (
        tests.map((test) => <Test key={test.id} campaignId={campaign.id} test={test} />)
      )}
    </>
  );
}

function Test({ campaignId, test }: { campaignId: string; test: VariantTestReport }) {
  const { id, answer, result, chosen, ends_at, variants } = test;
  const call = callFor(campaignId, test);
  return (
    <Section id={`test-${id}`} title={`Test of ${showDay(test.created_at)}`}>
      <p class="muted small">
        {variants.length} versions · <a href={`/app/operations/${id}`}>View queue</a>
      </p>
      <p>
        <strong>{describeAnswer(test)}</strong>
        {answer === 'running' && ends_at !== null && (
          <>
            {' '}
            It is expected to end on <Time at={ends_at} dayOnly />.
          </>
        )}
      </p>
      {result?.comparisons.map((comparison) => (
        <p key={comparison.key}>{describeComparison(comparison, result.confidence)}</p>
      ))}
      {call !== null && result?.better && <UseButton call={call} test={test} version={result.better} />}
      <Counts test={test} />
      <p class="muted small">
        A reply counts if a person wrote it within {test.reply_days} days, a refusal too; opt-outs and automatic replies
        do not. The test is judged once, at its end, with {test.least_leads} leads a version and {test.least_replies}{' '}
        replies at least. {describeDetectable(test.detectable)}
      </p>
      {chosen && (
        <p class="banner">
          <Foreign text={chosen.by_name ?? 'A deleted user'} max={80} /> took over version {chosen.variant} on{' '}
          <Time at={chosen.at} dayOnly />. {chosen.template_id !== null && <a href="/app/templates">View templates</a>}
        </p>
      )}
      {variants.map((variant) => (
        <Version key={variant.key} call={call} test={test} variant={variant} />
      ))}
    </Section>
  );
}

/** Null where a version was taken over already. */
function callFor(campaignId: string, { id, chosen }: VariantTestReport): string | null {
  return chosen ? null : `POST ${OUTREACH}/campaigns/${campaignId}/variant-tests/${id}/choose`;
}

type Variant = VariantTestReport['variants'][number];

function Counts({ test: { variants } }: { test: VariantTestReport }) {
  const share = (count: number, { sent }: Variant) =>
    sent === 0 ? '0' : `${showNumber(count, 0)} (${showShare(count / sent)})`;
  const hasEdited = variants.some(({ edited }) => edited > 0);
  return (
    <>
      <DataTable
        caption="Versions"
        captionHidden
        stacks
        keyOf={({ key }) => key}
        rows={variants}
        columns={[
          { title: 'Version', cell: ({ key, share: percent }) => `${key} (${percent}% of leads)` },
          { title: 'Planned', numeric: true, cell: ({ planned }) => showNumber(planned, 0) },
          { title: 'Sent', numeric: true, cell: ({ sent }) => showNumber(sent, 0) },
          { title: 'Waiting', numeric: true, cell: ({ waiting }) => showNumber(waiting, 0) },
          { title: 'Replied', numeric: true, cell: (row) => share(row.replied, row) },
          { title: 'Positive', numeric: true, cell: (row) => share(row.positive, row) },
          { title: 'Bounced', numeric: true, cell: (row) => share(row.bounced, row) },
          { title: 'Opted out', numeric: true, cell: (row) => share(row.opted_out, row) },
        ]}
      />
      {hasEdited && (
        <p class="muted small">
          Emails that someone edited while they waited are of no version:{' '}
          {variants.map(({ key, edited }) => `${key} ${showNumber(edited, 0)}`).join(', ')}.
        </p>
      )}
    </>
  );
}

function Version({
  call,
  test,
  variant: { key, subject, body },
}: {
  call: string | null;
  test: VariantTestReport;
  variant: Variant;
}) {
  return (
    <details>
      <summary>
        Version {key}: <Foreign text={subject} max={120} />
      </summary>
      <pre>
        <ForeignProse text={body} max={2_000} />
      </pre>
      {call !== null && test.result?.better !== key && <UseButton call={call} test={test} version={key} />}
    </details>
  );
}

/** Asks first, with what taking this version over means. */
function UseButton({ call, test, version }: { call: string; test: VariantTestReport; version: Variant['key'] }) {
  const isWinner = test.result?.better === version;
  const question = isWinner
    ? `Use version ${version}? It is saved as a template.`
    : test.answer === 'running'
      ? `Stop the test and use version ${version}? Emails that still wait become version ${version}, and the test gets no result.`
      : `Use version ${version}, although the test has not shown that it is better? It is saved as a template.`;
  return (
    <div class="actions">
      <button
        type="button"
        class={isWinner ? undefined : 'quiet'}
        data-api={call}
        data-body={JSON.stringify({ variant: version })}
        data-then="reload"
        data-confirm={question}
      >
        Use version {version}
      </button>
    </div>
  );
}
