import { showTime } from '../../report/facts/figures.js';
import { Foreign } from '../../report/parts/foreign.js';
import { Time } from '../parts/time.js';
import type { ShownSender } from './shown-sender.js';

/** When the replies to a mailbox were read last, or why they were not. */
export function ReadingState({ sender: { imap, reading } }: { sender: ShownSender }) {
  if (!imap) return <p class="small">Replies are not read because no IMAP server is set.</p>;
  if (!reading) return <p class="small">Replies have not been read yet.</p>;
  const { last_read_at, last_success_at, last_error } = reading;
  if (last_error === null)
    return (
      <p class="small">
        Replies last read on <Time at={last_read_at} />.
      </p>
    );
  return (
    <p class="banner">
      Replies could not be read on <Time at={last_read_at} />: <Foreign text={last_error} max={300} />.{' '}
      {last_success_at === null ? 'They have never been read.' : `Last read on ${showTime(last_success_at)}.`}
    </p>
  );
}

/** Why copies of the latest emails are not in the Sent folder, where they are not. */
export function SentCopiesNote({ sender: { sent_copies } }: { sender: ShownSender }) {
  if (!sent_copies?.last_error) return null;
  return (
    <p class="small">
      The latest emails were sent, but not saved in the Sent folder: <Foreign text={sent_copies.last_error} max={300} />
      .
    </p>
  );
}
