import { isSureVerdict } from '../../../domain/outreach/replies/is-sure-verdict.js';
import { REPLY_CLASSES, type Reply, type ReplyClass } from '../../../domain/outreach/replies/reply.js';
import { showTime } from '../../report/facts/figures.js';
import { Foreign, ForeignProse } from '../../report/parts/foreign.js';
import { ApiForm } from '../parts/field.js';
import { titleWords } from '../parts/title-words.js';

const SHOWN_CHARS = 1_200;
const HELD = 'No follow-ups are sent to this lead until you save what the reply means.';
const HELD_AND_SUPPRESSED =
  'To be safe, the address is suppressed: it gets no more emails. Save “Unsubscribe” to confirm, or save another meaning to allow emails again.';
const NO_MORE =
  'The address gets no more emails unless you change this, and its planned follow-ups are canceled. You cannot restore them.';

const CLASSIFIERS: Readonly<Record<Reply['classified_by'], string>> = {
  header: 'from its headers',
  dsn: 'from the delivery report',
  rules: 'from its text, by rules',
  llm: 'from its text, by AI',
  user: 'chosen by you',
};

/** What saving a class does beyond this reply, for those that stop emails. */
const CONSEQUENCES: Readonly<Partial<Record<ReplyClass, string>>> = {
  not_interested: NO_MORE,
  unsubscribe: NO_MORE,
  complaint: `${NO_MORE} Complaints count against the sender: too many pause it.`,
  bounce_hard: `${NO_MORE} Bounces count against the sender: too many pause it.`,
  bounce_soft: 'After several soft bounces, the address gets no more emails.',
};

/** One reply, and a form for what it means: a person's choice wins over any rule. */
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
        <label for={`class-${id}`}>Meaning ({CLASSIFIERS[classified_by]})</label>
        {!isSureVerdict(reply) && (
          <p class="muted small">
            This is a guess. {reply.classification === 'unsubscribe' ? HELD_AND_SUPPRESSED : HELD}
          </p>
        )}
        <select id={`class-${id}`} name="classification" autocomplete="off">
          {REPLY_CLASSES.map((name) => (
            <option key={name} value={name} selected={name === classification} data-confirm={questionOf(name)}>
              {titleWords(name)}
            </option>
          ))}
        </select>
      </div>
    </ApiForm>
  );
}

function questionOf(name: ReplyClass): string | undefined {
  const consequence = CONSEQUENCES[name];
  return consequence && `Save “${titleWords(name)}”? ${consequence}`;
}
