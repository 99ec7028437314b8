import type { Sender } from '../../../domain/outreach/sending/sender.js';
import { Foreign } from '../../report/parts/foreign.js';
import { PAUSE_TITLES } from './pause-titles.js';

/** The paused mailboxes that emails wait for, each with the reason and the way to resume it. */
export function PausedSenders({ senders }: { senders: readonly Sender[] }) {
  return (
    <>
      {senders.map(({ id, email, paused }) => (
        <p key={id} class="banner">
          <strong>
            <Foreign text={email} max={80} />
          </strong>{' '}
          sends nothing now. {paused && PAUSE_TITLES[paused.reason]}
          {paused?.detail && (
            <>
              : <Foreign text={paused.detail.replace(/\.$/, '')} max={300} />
            </>
          )}
          . <a href={`/app/senders/${id}`}>View mailbox</a>
        </p>
      ))}
    </>
  );
}
