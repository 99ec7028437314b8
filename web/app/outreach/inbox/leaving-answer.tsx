import type { AnswerDraft } from '../../../../domain/outreach/inbox/answer-draft.js';
import { Foreign, ForeignProse } from '../../../report/parts/foreign.js';

const SHOWN_CHARS = 8_000;

interface Props {
  path: string;
  answer: AnswerDraft;
  canSend: boolean;
  /** ISO 8601. */
  now: string;
}

/** An answer that a person has sent: it can be undone until it leaves. The script counts down, and reads its end. */
export function LeavingAnswer({ path, answer, canSend, now }: Props) {
  const { state, leaves_at, to_email, from_email, body, by_name } = answer;
  const seconds = leaves_at === null ? 0 : Math.max(0, Math.ceil((Date.parse(leaves_at) - Date.parse(now)) / 1_000));
  const canUndo = state === 'waiting' && canSend;
  return (
    <div class="card" data-leaving={canUndo ? seconds : 0}>
      <p role="status">
        {state === 'waiting' ? 'Your answer is about to leave' : 'Your answer is being sent'}
        {by_name !== null && (
          <>
            {' (sent by '}
            <Foreign text={by_name} max={60} />)
          </>
        )}
        .
      </p>
      {canUndo && (
        <div class="actions">
          <button type="button" data-api={`POST ${path}/answer/undo`} data-then="reload" data-undo="">
            Undo
          </button>
          <span class="small muted" data-countdown="">
            {seconds > 0 ? `Leaves in ${seconds} s` : 'Leaving'}
          </span>
        </div>
      )}
      <p class="small muted">
        <Foreign text={from_email} max={80} /> to <Foreign text={to_email} max={80} />
      </p>
      <p class="prose">
        <ForeignProse text={body} max={SHOWN_CHARS} />
      </p>
    </div>
  );
}
