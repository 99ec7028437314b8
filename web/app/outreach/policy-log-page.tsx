import type { Campaign } from '../../../domain/outreach/campaigns/campaign.js';
import type { Attempt } from '../../../domain/outreach/sending/attempt.js';
import type { PolicyCheck } from '../../../domain/outreach/sending/policy.js';
import { Badge } from '../../report/parts/badge.js';
import { DataTable } from '../../report/parts/data-table.js';
import { Foreign } from '../../report/parts/foreign.js';
import { NextPage } from '../parts/next-page.js';
import { Time } from '../parts/time.js';
import { titleWords } from '../parts/title-words.js';
import { Address } from './address.js';
import { CampaignHead } from './campaign-head.js';

export interface PolicyLogPageProps {
  campaign: Omit<Campaign, 'lead_counts'>;
  attempts: readonly Attempt[];
  next: string | null;
}

const ORIGINS: Readonly<Record<Attempt['origin'], string>> = {
  send: 'Sent directly',
  queue: 'From a queue',
  follow_up: 'Follow-up',
  answer: 'Answer from the inbox',
};

/** Which rules each email was checked against before it was sent or blocked. */
export function PolicyLogPage({ campaign, attempts, next }: PolicyLogPageProps) {
  return (
    <>
      <CampaignHead campaign={campaign} part="policy" />
      <p class="muted">Every email is checked against these rules right before it is sent. Newest first.</p>
      {attempts.length === 0 ? (
        <p class="empty">No emails were checked yet. Write to your leads to send the first ones.</p>
      ) : (
        <DecisionTable attempts={attempts} />
      )}
      <NextPage next={next} label="Older decisions" />
    </>
  );
}

function DecisionTable({ attempts }: Pick<PolicyLogPageProps, 'attempts'>) {
  return (
    <DataTable
      caption="Policy decisions"
      captionHidden
      stacks
      keyOf={({ id }) => id}
      rows={attempts}
      columns={[
        { title: 'To', cell: ({ recipient_email }) => <Address email={recipient_email} /> },
        {
          title: 'Decision',
          cell: ({ policy_checks }) =>
            policy_checks.every(({ passed }) => passed) ? (
              <Badge tone="good">allowed</Badge>
            ) : (
              <Badge tone="bad">blocked</Badge>
            ),
        },
        { title: 'Rules', size: 'wide', cell: ({ policy_checks }) => <Checks checks={policy_checks} /> },
        { title: 'Legal basis', cell: ({ legal_basis }) => titleWords(legal_basis) },
        { title: 'Kind', cell: ({ origin }) => ORIGINS[origin] },
        {
          title: 'When',
          cell: ({ created_at }) => (
            <span class="nowrap">
              <Time at={created_at} />
            </span>
          ),
        },
      ]}
    />
  );
}

/** Those that failed are in sight; the others open. */
function Checks({ checks }: { checks: readonly PolicyCheck[] }) {
  const failed = checks.filter(({ passed }) => !passed);
  const passed = checks.filter((check) => check.passed);
  return (
    <>
      {failed.map(({ name, detail }) => (
        <p key={name}>
          <strong>{titleWords(name)}</strong>: <Foreign text={detail} max={200} />
        </p>
      ))}
      <details>
        <summary>{passed.length} passed</summary>
        <ul class="plain small">
          {passed.map(({ name, detail }) => (
            <li key={name}>
              {titleWords(name)}: <Foreign text={detail} max={200} />
            </li>
          ))}
        </ul>
      </details>
    </>
  );
}
