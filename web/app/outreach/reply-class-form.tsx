import { isSureVerdict } from '../../../domain/outreach/replies/is-sure-verdict.js';
import { REPLY_CLASSES, type Reply, type ReplyClass } from '../../../domain/outreach/replies/reply.js';
import { ApiForm } from '../parts/field.js';
import { CLASS_TITLES } from './reply-words.js';

const HELD = 'No follow-ups are sent to this lead until you save what the reply means.';
const HELD_AND_SUPPRESSED =
  'To be safe, the address is suppressed: it gets no more emails. Save “Unsubscribe” to confirm, or save another meaning to allow emails again.';
const NO_MORE =
  'The address gets no more emails unless you change this, and its planned follow-ups are canceled. You cannot restore them.';

/** What saving a class does beyond this reply, for those that stop emails. */
const CONSEQUENCES: Readonly<Partial<Record<ReplyClass, string>>> = {
  not_interested: NO_MORE,
  unsubscribe: NO_MORE,
  complaint: `${NO_MORE} Complaints count against the sender: too many pause it.`,
  bounce_hard: `${NO_MORE} Bounces count against the sender: too many pause it.`,
  bounce_soft: 'After several soft bounces, the address gets no more emails.',
};

/** What a reply means; a person's choice wins over any rule. Choosing alone does nothing: arrow keys choose, too. */
export function ReplyClassForm({ reply }: { reply: Reply }) {
  const { id, classification } = reply;
  return (
    <ApiForm
      call={`PATCH /api/v1/backlink-outreach/replies/${id}`}
      then="reload"
      label="Save"
      describes={`reply-${id}`}
      resets
    >
      <div class="field">
        <label for={`class-${id}`}>Meaning</label>
        {!isSureVerdict(reply) && (
          <p class="muted small">
            This is a guess. {reply.classification === 'unsubscribe' ? HELD_AND_SUPPRESSED : HELD}
          </p>
        )}
        <select id={`class-${id}`} name="classification" autocomplete="off">
          {REPLY_CLASSES.map((name) => (
            <option key={name} value={name} selected={name === classification} data-confirm={questionOf(name)}>
              {CLASS_TITLES[name]}
            </option>
          ))}
        </select>
      </div>
    </ApiForm>
  );
}

function questionOf(name: ReplyClass): string | undefined {
  const consequence = CONSEQUENCES[name];
  return consequence && `Save “${CLASS_TITLES[name]}”? ${consequence}`;
}
