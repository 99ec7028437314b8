import { MAIL_PROVIDER_FACTS, type MailProvider } from '../../../domain/outreach/sending/mail-provider.js';
import { isAccessPause } from '../../../domain/outreach/sending/sender.js';
import { Foreign } from '../../report/parts/foreign.js';
import { Time } from '../parts/time.js';
import type { ShownSender } from './shown-sender.js';

const SENDERS = '/api/v1/backlink-outreach/senders';

/**
 * How a mailbox signs in at its provider, and the way to connect it, again or for the first time. That it is not connected
 * is said by the reason of its pause, and here only where it is paused for another one.
 */
export function MailboxAccessState({ sender }: { sender: ShownSender }) {
  const { id, provider, connection, paused } = sender;
  if (!provider) return null;
  const { name } = MAIL_PROVIDER_FACTS[provider];
  return (
    <>
      {connection && connection.status !== 'ended' && (
        <p class="small">
          Connected with {name} as <Foreign text={connection.account} max={200} /> since{' '}
          <Time at={connection.connected_at} />.
        </p>
      )}
      {needsConnecting(sender) && !isAccessPause(paused?.reason ?? '') && (
        <p class="small">{connection ? `The access at ${name} has ended.` : `Not connected with ${name} yet.`}</p>
      )}
      {connection?.status === 'error' && connection.error !== null && (
        <p class="banner">
          Access could not be renewed, and is tried again: <Foreign text={connection.error} max={300} />
        </p>
      )}
      <div class="actions">
        <ConnectButton id={id} provider={provider} isKnown={connection !== null} isQuiet={!needsConnecting(sender)} />
      </div>
    </>
  );
}

/** A mailbox that sends nothing until its owner has been to its provider. */
function needsConnecting({ connection, paused }: ShownSender): boolean {
  return connection === null || connection.status === 'ended' || paused?.reason === 'sending_closed';
}

interface ConnectButtonProps {
  id: string;
  provider: MailProvider;
  isKnown: boolean;
  isQuiet?: boolean;
}

/** Leads to the page of the provider. */
export function ConnectButton({ id, provider, isKnown, isQuiet = false }: ConnectButtonProps) {
  const { name } = MAIL_PROVIDER_FACTS[provider];
  return (
    <button
      type="button"
      class={isQuiet ? 'quiet' : undefined}
      data-api={`POST ${SENDERS}/${id}/connect`}
      data-body={JSON.stringify({ provider })}
      data-open="authorize_url"
    >
      {isKnown ? `Reconnect ${name}` : `Connect ${name}`}
    </button>
  );
}
