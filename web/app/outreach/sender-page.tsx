import { limitBounds, MAIL_PROVIDER_FACTS, type MailProvider } from '../../../domain/outreach/sending/mail-provider.js';
import type { DomainVerdict } from '../../../domain/outreach/sending/mail-records/judge-domain.js';
import type { Sender } from '../../../domain/outreach/sending/sender.js';
import { DEFAULT_SENDING_WINDOW } from '../../../domain/outreach/sending/sender.js';
import { showCount, showShare } from '../../report/facts/figures.js';
import { Foreign } from '../../report/parts/foreign.js';
import { Section } from '../../report/parts/section.js';
import { StateBadge } from '../operations/state-badge.js';
import { ApiForm, Field } from '../parts/field.js';
import { ConnectButton, MailboxAccessState } from './mailbox-connection.js';
import { PAUSE_TITLES } from './pause-titles.js';
import { ReadingState, SentCopiesNote } from './sender-notes.js';
import { SendingDomain } from './sending-domain.js';
import { ServerForm } from './server-form.js';
import type { ShownSender } from './shown-sender.js';
import { WaitingWords } from './waiting-words.js';
import { WindowForm } from './window-form.js';
import { windowWords } from './window-words.js';

const SENDERS = '/api/v1/backlink-outreach/senders';

export interface SenderPageProps {
  sender: ShownSender;
  /** Whether queues may leave from its domain. */
  domain: DomainVerdict;
  /** What may be sent today while the mailbox warms up; null: it does not. */
  warm_up_limit: number | null;
  /** Of the last 30 days; mails that were refused at the recipient are among both. */
  rates: { delivered: number; bounced: number; complained: number };
  /** Providers that this installation has an OAuth client at. */
  providers: readonly MailProvider[];
}

/** One mailbox: how it does, and forms for its limits, window, identity and servers. */
export function SenderPage({ sender, domain, warm_up_limit, rates, providers }: SenderPageProps) {
  const { id, email, paused } = sender;
  const call = `PATCH ${SENDERS}/${id}`;
  return (
    <>
      <p>
        <a href="/app/senders">Mailboxes</a>
      </p>
      <div class="page-head">
        <h1>
          <Foreign text={email} max={200} />
        </h1>
        <StateBadge state={paused ? 'paused' : 'active'} />
      </div>
      <Pause sender={sender} call={call} />
      <div class="beside">
        <div class="beside-facts">
          <Section id="limits" title="Limits">
            <div class="card">
              <LimitsForm sender={sender} call={call} />
            </div>
          </Section>
          <Section id="window" title="Sending window" lead={windowWords(sender.sending_window)}>
            <div class="card">
              <WindowForm call={call} window={sender.sending_window ?? DEFAULT_SENDING_WINDOW} />
              {sender.sending_window !== null && (
                <div class="actions">
                  <button
                    type="button"
                    class="quiet"
                    data-api={call}
                    data-body='{"sending_window":null}'
                    data-then="reload"
                  >
                    Send at any time
                  </button>
                </div>
              )}
            </div>
          </Section>
          <Section id="identity" title="Identity">
            <div class="card">
              <IdentityForm sender={sender} call={call} />
            </div>
          </Section>
          {sender.connection === null && (
            <Section id="servers" title="Servers">
              <ServerForm
                server="smtp"
                title="Sending (SMTP)"
                given={sender.provider ? null : sender.smtp}
                call={call}
              />
              <ServerForm
                server="imap"
                title="Replies (IMAP)"
                given={sender.provider ? null : sender.imap}
                call={call}
              />
            </Section>
          )}
          <SendingDomain id={id} verification={sender.verification} verdict={domain} />
          <Section id="connection" title="Sign-in">
            <div class="card">
              <SignIn sender={sender} providers={providers} />
            </div>
          </Section>
        </div>
        <Section id="state" title="State">
          <div class="card">
            <State sender={sender} warm_up_limit={warm_up_limit} rates={rates} providers={providers} />
          </div>
        </Section>
      </div>
    </>
  );
}

/** Without access there is nothing to resume with: the way out is to connect. */
function Pause({ sender, call }: { sender: ShownSender; call: string }) {
  const { id, paused, provider, connection } = sender;
  const hasAccess = !provider || (connection !== null && connection.status !== 'ended');
  if (paused === null)
    return (
      <details>
        <summary>Pause this mailbox</summary>
        <ApiForm call={call} then="reload" label="Pause">
          <input type="checkbox" name="paused" checked hidden />
          <Field name="pause_note" label="Reason" hint="Optional. Shown to everybody in the workspace." />
        </ApiForm>
      </details>
    );
  return (
    <div class="banner">
      <p>
        {PAUSE_TITLES[paused.reason]}: <Foreign text={paused.detail} max={300} />
      </p>
      {hasAccess ? (
        <button type="button" data-api={call} data-body='{"paused":false}' data-then="reload" id={`resume-${id}`}>
          Resume
        </button>
      ) : (
        <ConnectButton id={id} provider={provider} isKnown={connection !== null} />
      )}
    </div>
  );
}

/** By OAuth where there is a provider; a mailbox with a password can be connected in its place. */
function SignIn({ sender, providers }: Pick<SenderPageProps, 'sender' | 'providers'>) {
  const { id, provider, connection } = sender;
  if (!provider) {
    return (
      <>
        <p class="small">This mailbox signs in with a user name and password.</p>
        <div class="actions">
          {providers.map((each) => (
            <ConnectButton key={each} id={id} provider={each} isKnown={false} isQuiet />
          ))}
        </div>
      </>
    );
  }
  const { name } = MAIL_PROVIDER_FACTS[provider];
  return (
    <>
      <MailboxAccessState sender={sender} />
      {connection && (
        <div class="actions">
          <button
            type="button"
            class="quiet"
            data-api={`DELETE ${SENDERS}/${id}/connection`}
            data-then="reload"
            data-confirm={`Disconnect this mailbox from ${name}? Its scheduled emails wait until you connect it again.`}
          >
            Disconnect
          </button>
        </div>
      )}
    </>
  );
}

function State({ sender, warm_up_limit, rates }: Omit<SenderPageProps, 'domain'>) {
  const { id, waiting, paused } = sender;
  const { delivered, bounced, complained } = rates;
  return (
    <>
      {waiting && !paused && (
        <p>
          <WaitingWords waiting={waiting} />
        </p>
      )}
      {warm_up_limit !== null && (
        <p>Warm-up: up to {showCount(warm_up_limit, 'email')} today, and more each day up to the daily limit.</p>
      )}
      <p>
        Last 30 days: {showCount(delivered, 'email')}
        {delivered > 0 &&
          `, ${showShare(bounced / delivered)} bounced, ${showShare(complained / delivered)} reported as spam`}
        .
      </p>
      <ReadingState sender={sender} />
      <SentCopiesNote sender={sender} />
      <div role="status" data-outcome />
      <div class="actions">
        <button type="button" class="quiet" data-api={`POST ${SENDERS}/${id}/verify`} data-then="reload">
          Test connection
        </button>
        <button type="button" class="quiet" data-test-mail={`POST ${SENDERS}/${id}/test-mail`}>
          Send a test email to myself
        </button>
        <button
          type="button"
          class="quiet"
          data-api={`DELETE ${SENDERS}/${id}`}
          data-then="/app/senders"
          data-confirm="Delete this mailbox? Its scheduled emails are canceled. You cannot undo this."
        >
          Delete mailbox
        </button>
      </div>
    </>
  );
}

function LimitsForm({ sender, call }: { sender: Sender; call: string }) {
  const limits = sender.provider_limits ?? null;
  const bounds = limits && limitBounds(limits);
  return (
    <ApiForm call={call} then="reload" label="Save limits" changes>
      <div class="fields">
        <Field
          name="daily_limit"
          label="Emails per day"
          kind="number"
          min={1}
          max={bounds?.max_daily ?? 10_000}
          required
          value={String(sender.daily_limit)}
        />
        <Field
          name="hourly_limit"
          label="Emails per hour"
          kind="number"
          min={1}
          max={bounds?.max_hourly ?? 10_000}
          required
          value={String(sender.hourly_limit)}
        />
        <Field
          name="min_interval_seconds"
          label="Seconds between two emails"
          kind="number"
          min={bounds?.min_interval_seconds ?? 0}
          max={86_400}
          required
          value={String(sender.min_interval_seconds)}
        />
      </div>
      {limits && (
        <p class="small">
          The provider allows {showCount(limits.per_day, 'email')} a day
          {limits.per_minute === null ? '' : `, ${limits.per_minute} a minute`} and {limits.connections} connections at
          a time. You can only go lower.
        </p>
      )}
      <Check name="warm_up" label="Warm up: start with 10 emails a day and send 5 more each day" on={sender.warm_up} />
      <Check
        name="save_sent_copies"
        label="Save a copy of each email in the Sent folder"
        on={sender.save_sent_copies}
      />
      {!sender.is_default && <Check name="is_default" label="Use as the default mailbox" on={false} />}
    </ApiForm>
  );
}

function Check({ name, label, on }: { name: string; label: string; on: boolean }) {
  return (
    <label class="check">
      <input type="checkbox" name={name} checked={on} /> {label}
    </label>
  );
}

function IdentityForm({ sender, call }: { sender: Sender; call: string }) {
  return (
    <ApiForm call={call} then="reload" label="Save identity" changes>
      <Field name="name" label="Your name" required value={sender.name} />
      <Field name="organization" label="Organization" required value={sender.organization} />
      <Field
        name="postal_address"
        label="Postal address"
        required
        value={sender.postal_address}
        hint="Added below every email, as anti-spam laws require"
      />
    </ApiForm>
  );
}
