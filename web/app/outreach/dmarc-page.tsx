import type { DmarcOrigin, DmarcOverview } from '../../../domain/outreach/sending/dmarc-reports/dmarc-overview.js';
import { DMARC_KEPT_DAYS } from '../../../domain/outreach/sending/dmarc-reports/dmarc-report.js';
import { showCount, showDay, showNumber, showShare } from '../../report/facts/figures.js';
import type { Tone } from '../../report/facts/names.js';
import { Badge } from '../../report/parts/badge.js';
import { DataTable } from '../../report/parts/data-table.js';
import { Foreign } from '../../report/parts/foreign.js';
import { Section } from '../../report/parts/section.js';
import { Time } from '../parts/time.js';

export interface DmarcPageProps {
  sender: { id: string; email: string };
  overview: DmarcOverview;
}

const ORIGINS: Readonly<Record<DmarcOrigin, { word: string; tone: Tone }>> = {
  own: { word: 'Your server', tone: 'good' },
  signed: { word: 'Signed by you', tone: 'good' },
  other_service: { word: 'Another service', tone: 'note' },
  unknown: { word: 'Unknown', tone: 'note' },
};

/** Who sends in the name of a mailbox's domain, as receivers report it. */
export function DmarcPage({ sender, overview }: DmarcPageProps) {
  const { domain, since, next_step, reports, mails } = overview;
  return (
    <>
      <p>
        <a href={`/app/senders/${sender.id}`}>
          <Foreign text={sender.email} max={200} />
        </a>
      </p>
      <div class="page-head">
        <h1>
          DMARC reports: <Foreign text={domain} max={200} />
        </h1>
      </div>
      <p class="muted">
        Who sends email in the name of this domain, as its receivers counted it since {showDay(since.slice(0, 10))}.
        Reports are read from your mailboxes together with replies and kept for {DMARC_KEPT_DAYS} days. They do not say
        whether an email reached the inbox or the spam folder.
      </p>
      {reports > 0 && <Totals overview={overview} />}
      <p>
        <strong>{next_step}</strong>
      </p>
      {mails > 0 && <Sources overview={overview} />}
      {reports > 0 && <Reporters overview={overview} />}
      <Unreadable overview={overview} />
    </>
  );
}

function Totals({ overview }: Pick<DmarcPageProps, 'overview'>) {
  const { reports, mails, aligned, quarantined, rejected, days } = overview;
  return (
    <p>
      {showCount(reports, 'report')} about {showCount(days.length, 'day')}: {showCount(mails, 'email')}
      {mails > 0 &&
        `, ${showShare(aligned / mails)} passed DMARC, ${showNumber(quarantined)} quarantined, ${showNumber(rejected)} rejected`}
      .
    </p>
  );
}

function Sources({ overview }: Pick<DmarcPageProps, 'overview'>) {
  const { sources, sources_left_out, mails_left_out } = overview;
  return (
    <Section id="sources" title="Sources">
      <DataTable
        caption="Sources"
        captionHidden
        stacks
        keyOf={({ ip }) => ip}
        rows={sources}
        columns={[
          { title: 'Address', cell: ({ ip }) => <Foreign text={ip} max={45} /> },
          {
            title: 'Who it is',
            cell: ({ origin, passed_as }) => (
              <div>
                <Badge tone={ORIGINS[origin].tone}>{ORIGINS[origin].word}</Badge>
                {passed_as.length > 0 && (
                  <div class="small">
                    Passes as <Foreign text={passed_as.join(', ')} max={200} />
                  </div>
                )}
              </div>
            ),
          },
          { title: 'Emails', numeric: true, cell: ({ mails }) => showNumber(mails) },
          { title: 'Passed DMARC', numeric: true, cell: ({ mails, aligned }) => showShare(aligned / mails) },
          { title: 'By SPF', numeric: true, cell: ({ mails, spf_aligned }) => showShare(spf_aligned / mails) },
          { title: 'By DKIM', numeric: true, cell: ({ mails, dkim_aligned }) => showShare(dkim_aligned / mails) },
          {
            title: 'Not delivered',
            numeric: true,
            cell: ({ quarantined, rejected }) => showNumber(quarantined + rejected),
          },
          { title: 'What to do', size: 'wide', cell: ({ next_step }) => <Foreign text={next_step} max={600} /> },
        ]}
      />
      {sources_left_out > 0 && (
        <p class="small">{showCount(sources_left_out, 'source')} with fewer emails are not listed.</p>
      )}
      {mails_left_out > 0 && (
        <p class="small">{showCount(mails_left_out, 'email')} of further sources are not counted here.</p>
      )}
    </Section>
  );
}

function Reporters({ overview: { reporters } }: Pick<DmarcPageProps, 'overview'>) {
  return (
    <Section
      id="reporters"
      title="Receivers that report"
      lead="As they call themselves in their reports: names are not verified."
    >
      <DataTable
        caption="Receivers that report"
        captionHidden
        stacks
        keyOf={({ name }) => name}
        rows={reporters}
        columns={[
          { title: 'Receiver', cell: ({ name }) => <Foreign text={name} max={100} /> },
          { title: 'Reports', numeric: true, cell: (row) => showNumber(row.reports) },
          { title: 'Emails', numeric: true, cell: (row) => showNumber(row.mails) },
        ]}
      />
    </Section>
  );
}

function Unreadable({ overview: { unreadable } }: Pick<DmarcPageProps, 'overview'>) {
  if (unreadable.length === 0) return null;
  return (
    <Section id="unreadable" title="Reports that could not be read" lead="The newest first, five at most.">
      <ul class="small">
        {unreadable.map(({ received_at, reason }) => (
          <li key={received_at}>
            <Time at={received_at} />: <Foreign text={reason} max={200} />
          </li>
        ))}
      </ul>
    </Section>
  );
}
