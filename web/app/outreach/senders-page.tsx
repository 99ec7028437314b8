import type { MailProvider } from '../../../domain/outreach/sending/mail-provider.js';
import { showCount, showTime } from '../../report/facts/figures.js';
import { Foreign } from '../../report/parts/foreign.js';
import { Section } from '../../report/parts/section.js';
import { StateBadge } from '../operations/state-badge.js';
import { MailboxAccessState } from './mailbox-connection.js';
import { NewMailbox } from './new-mailbox.js';
import { PAUSE_TITLES } from './pause-titles.js';
import { ReadingState, SentCopiesNote } from './sender-notes.js';
import type { ShownSender } from './shown-sender.js';
import { WaitingWords } from './waiting-words.js';
import { windowWords } from './window-words.js';

const SENDERS = '/api/v1/backlink-outreach/senders';

export interface SendersPageProps {
  senders: readonly ShownSender[];
  /** Spam complaints in the installation's mailbox that name no mail; null for who has a mailbox of their own. */
  unmatched: { count: number; last_at: string | null } | null;
  /** Providers that this installation has an OAuth client at. */
  providers: readonly MailProvider[];
}

/** The mailboxes that a user sends from: their state, and a form to add one. */
export function SendersPage({ senders, unmatched, providers }: SendersPageProps) {
  return (
    <>
      <div class="page-head">
        <h1>Mailboxes</h1>
      </div>
      {senders.length === 0 ? (
        <>
          <p class="empty">
            No mailboxes yet. Add your first mailbox below to send emails from your own address. Until then, emails are
            sent from the shared mailbox of this installation, if it has one.
          </p>
          <UnmatchedComplaints unmatched={unmatched} />
        </>
      ) : (
        <ul class="cards">
          {senders.map((sender) => (
            <li key={sender.id}>
              <SenderCard sender={sender} />
            </li>
          ))}
        </ul>
      )}
      <Section id="new" title="Add a mailbox">
        <NewMailbox providers={providers} />
      </Section>
    </>
  );
}

function UnmatchedComplaints({ unmatched }: Pick<SendersPageProps, 'unmatched'>) {
  if (!unmatched || unmatched.count === 0) return null;
  const { count, last_at } = unmatched;
  return (
    <p class="banner">
      {showCount(count, 'spam complaint')} in the shared mailbox {count === 1 ? 'does' : 'do'} not match any email sent
      from here{last_at === null ? '' : ` (latest on ${showTime(last_at)})`}. No address was suppressed and no sender
      was paused.
    </p>
  );
}

function SenderCard({ sender }: { sender: ShownSender }) {
  const { email, name, paused, waiting, daily_limit, hourly_limit, is_default } = sender;
  return (
    <div class="card">
      <div class="headline">
        <h2>
          <a href={`/app/senders/${sender.id}`}>
            <Foreign text={email} />
          </a>
        </h2>
        <StateBadge state={paused ? 'paused' : 'active'} />
      </div>
      <p class="muted">
        <Foreign text={name} />
        {is_default && ' · Default mailbox'}
      </p>
      {paused && (
        <p class="banner">
          {PAUSE_TITLES[paused.reason]}: <Foreign text={paused.detail} max={300} />
        </p>
      )}
      <p class="small">
        Limits: {showCount(daily_limit, 'email')} per day, {hourly_limit} per hour. {windowWords(sender.sending_window)}
      </p>
      {waiting && !paused && (
        <p class="small">
          <WaitingWords waiting={waiting} />
        </p>
      )}
      <MailboxAccessState sender={sender} />
      <ReadingState sender={sender} />
      <SentCopiesNote sender={sender} />
      <SenderActions sender={sender} />
    </div>
  );
}

function SenderActions({ sender }: { sender: ShownSender }) {
  const { id, paused, provider, connection } = sender;
  const hasAccess = !provider || (connection !== null && connection.status !== 'ended');
  return (
    <>
      <div role="status" data-outcome />
      <div class="actions">
        <button
          type="button"
          class="quiet"
          data-verify={`POST ${SENDERS}/${id}/verify`}
          data-records={`/app/senders/${id}`}
        >
          Test connection
        </button>
        <button type="button" class="quiet" data-test-mail={`POST ${SENDERS}/${id}/test-mail`}>
          Send a test email to myself
        </button>
        {(hasAccess || !paused) && (
          <button
            type="button"
            class="quiet"
            data-api={`PATCH ${SENDERS}/${id}`}
            data-body={JSON.stringify({ paused: paused === null })}
            data-then="reload"
          >
            {paused ? 'Resume' : 'Pause'}
          </button>
        )}
        <a class="button quiet" href={`/app/senders/${id}`}>
          Edit
        </a>
      </div>
    </>
  );
}
