import { isSureVerdict } from '../../../domain/outreach/replies/is-sure-verdict.js';
import { REPLY_CLASSES, type Reply, type ReplyClass } from '../../../domain/outreach/reply.js';
import { showTime } from '../../report/facts/figures.js';
import { inWords } from '../../report/facts/names.js';
import { Foreign, ForeignProse } from '../../report/parts/foreign.js';
import { ApiForm } from './field.js';

const SHOWN_CHARS = 1_200;
const HELD = 'No follow-up is sent to the lead before you have saved what it means.';
const HELD_AND_SUPPRESSED =
  'To be safe, the address is not mailed any more. Save “unsubscribe” to confirm that, or what it means instead to lift it.';
const NO_MORE = 'is mailed no more as long as this stands, and its planned follow-ups are cancelled for good.';

/** What a class does beyond this reply, for those that end something. */
const CONSEQUENCES: Readonly<Partial<Record<ReplyClass, string>>> = {
  not_interested: `Whoever wrote this ${NO_MORE}`,
  unsubscribe: `Whoever wrote this ${NO_MORE}`,
  complaint: `The address ${NO_MORE} Complaints count against the sender: at too many of them its mail is held.`,
  bounce_hard: `The address ${NO_MORE} Bounces count against the sender: at too many of them its mail is held.`,
  bounce_soft: 'When several mails have come back like that, the address is mailed no more.',
};

/** One reply, and what it means; whoever reads it knows better than any rule. */
export function ReplyCard({ reply }: { reply: Reply }) {
  const { id, from_email, subject, body, received_at } = reply;
  return (
    <article class="reply" aria-labelledby={`reply-${id}`}>
      <h3 id={`reply-${id}`}>
        <Foreign text={subject || '(no subject)'} max={200} />
      </h3>
      <p class="muted small">
        <Foreign text={from_email} /> · {showTime(received_at)}
        {!isSureVerdict(reply) && (
          <>
            {' · '}
            <strong>Needs review</strong>
          </>
        )}
      </p>
      <blockquote>
        <ForeignProse text={body} max={SHOWN_CHARS} />
      </blockquote>
      <ClassForm reply={reply} />
    </article>
  );
}

/** Choosing does nothing yet: arrow keys choose too, on the way to what is meant. */
function ClassForm({ reply }: { reply: Reply }) {
  const { id, classification, classified_by } = reply;
  return (
    <ApiForm
      call={`PATCH /api/v1/backlink-outreach/replies/${id}`}
      then="reload"
      label="Save"
      describes={`reply-${id}`}
      resets
    >
      <div class="field">
        <label for={`class-${id}`}>It means (by {classified_by})</label>
        {!isSureVerdict(reply) && (
          <p class="muted small">
            This is a guess. {reply.classification === 'unsubscribe' ? HELD_AND_SUPPRESSED : HELD}
          </p>
        )}
        <select id={`class-${id}`} name="classification" autocomplete="off">
          {REPLY_CLASSES.map((name) => (
            <option key={name} value={name} selected={name === classification} data-confirm={questionOf(name)}>
              {inWords(name)}
            </option>
          ))}
        </select>
      </div>
    </ApiForm>
  );
}

function questionOf(name: ReplyClass): string | undefined {
  const consequence = CONSEQUENCES[name];
  return consequence && `Save “${inWords(name)}”? ${consequence}`;
}
