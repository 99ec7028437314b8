import type { AnswerDraft } from '../../../../domain/outreach/inbox/answer-draft.js';
import type { Answering } from '../../../../domain/outreach/inbox/answering.js';
import { Foreign } from '../../../report/parts/foreign.js';
import { Field } from '../../parts/field.js';
import { SelectField } from '../../parts/select-field.js';
import { explainFailure } from './explain-failure.js';

interface Props {
  path: string;
  answering: Answering;
  draft: AnswerDraft | null;
  canEdit: boolean;
  canSend: boolean;
}

/** A form to answer: where it comes from and goes to is shown, never guessed. */
export function AnswerForm({ path, answering, draft, canEdit, canSend }: Props) {
  const { to_email, from, refusal } = answering;
  if (refusal !== null)
    return (
      <p class="card">
        {refusal}
        {refusal.includes('suppression list') && (
          <>
            {' '}
            <a href="/app/suppressions">View suppression list</a>
          </>
        )}
      </p>
    );
  if (!canEdit) return <p class="muted">Your role in this workspace does not include answering.</p>;
  return (
    <div class="card">
      <DraftNotes draft={draft} />
      <form method="dialog" data-api={`POST ${path}/answer`} data-then="reload" data-draft={`PUT ${path}/draft`}>
        <p class="small">
          To <Foreign text={to_email ?? ''} max={120} />
        </p>
        <Sender from={from} chosen={draft?.from_email ?? null} />
        <Field name="subject" label="Subject" value={draft?.subject ?? answering.subject ?? ''} required />
        <Field
          name="body"
          label="Text"
          kind="prose"
          required
          value={draft?.body ?? ''}
          hint="The signature of the mailbox and the message that you answer are added below it"
        />
        {draft?.reply_id && <input type="hidden" name="reply_id" value={draft.reply_id} />}
        <div class="actions">
          {canSend && <button type="submit">Send answer</button>}
          <button type="button" class="quiet" data-save-draft="">
            Save draft
          </button>
        </div>
      </form>
      <div class="actions">
        <button
          type="button"
          class="quiet"
          data-api={`POST ${path}/draft`}
          data-then="reload"
          data-confirm="Write a draft? It replaces the text in the form. Nothing is sent."
        >
          Write a draft
        </button>
      </div>
    </div>
  );
}

function DraftNotes({ draft }: { draft: AnswerDraft | null }) {
  if (draft === null) return null;
  const { failure, written_by, warnings } = draft;
  return (
    <>
      {failure !== null && (
        <p role="alert">
          <strong>This answer was not sent.</strong> <Foreign text={explainFailure(failure)} max={300} />
        </p>
      )}
      {written_by !== 'user' && (
        <p class="small">
          <strong>This draft was written by {written_by === 'llm' ? 'AI' : 'rules'}.</strong> Read it before you send
          it.
        </p>
      )}
      {warnings.map((warning) => (
        <p key={warning} class="small muted">
          <Foreign text={warning} max={300} />
        </p>
      ))}
    </>
  );
}

function Sender({ from, chosen }: { from: Answering['from']; chosen: string | null }) {
  const [first] = from;
  if (from.length < 2)
    return (
      <p class="small">
        From <Foreign text={first ? `${first.name} <${first.email}>` : ''} max={160} />
      </p>
    );
  return (
    <SelectField
      name="from_email"
      label="From"
      value={from.some(({ email }) => email === chosen) ? (chosen ?? '') : (first?.email ?? '')}
      options={from.map(({ email, name }) => ({ value: email, title: `${name} <${email}>` }))}
    />
  );
}
