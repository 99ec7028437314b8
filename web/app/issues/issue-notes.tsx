import { type IssueNote, MAX_NOTE_CHARS } from '../../../domain/sites/issues/issue-record.js';
import { showNumber, showTime } from '../../report/facts/figures.js';
import { Foreign, ForeignProse } from '../../report/parts/foreign.js';
import { Section } from '../../report/parts/section.js';
import { Field } from '../parts/field.js';
import { Time } from '../parts/time.js';
import { nameMember } from './issue-words.js';

interface Props {
  /** Of the issue in the API. */
  path: string;
  /** Oldest first. */
  notes: readonly IssueNote[];
  viewerId: string;
  canEdit: boolean;
  /** May delete notes of others, too. */
  isAdmin: boolean;
}

/** What members wrote about an issue, with a form for the next note. */
export function IssueNotes({ path, notes, viewerId, canEdit, isAdmin }: Props) {
  return (
    <Section id="notes" title="Notes">
      {notes.length === 0 ? (
        <p class="muted">No notes yet.</p>
      ) : (
        <ol class="issue-log">
          {notes.map(({ id, at, by, by_name, text }) => (
            <li key={id}>
              <span class="muted small">
                <Foreign text={nameMember(by, viewerId, by_name)} max={80} />, <Time at={at} />
              </span>
              <span class="prose">
                <ForeignProse text={text} max={MAX_NOTE_CHARS} />
              </span>
              {canEdit && (isAdmin || by === viewerId) && (
                <div>
                  <button
                    type="button"
                    class="quiet"
                    aria-label={`Delete note of ${showTime(at)}`}
                    data-api={`DELETE ${path}/notes/${id}`}
                    data-then="reload"
                    data-confirm="Delete this note?"
                  >
                    Delete
                  </button>
                </div>
              )}
            </li>
          ))}
        </ol>
      )}
      {canEdit && (
        <form data-api={`POST ${path}/notes`} data-then="reload" aria-label="Add a note">
          <Field
            name="text"
            label="Note"
            kind="prose"
            required
            hint={`At most ${showNumber(MAX_NOTE_CHARS, 0)} characters. Client guests do not see notes`}
          />
          <div class="actions">
            <button type="submit" class="quiet">
              Add note
            </button>
          </div>
        </form>
      )}
    </Section>
  );
}
