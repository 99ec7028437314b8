import { STANDARD_VARIABLES } from '../../../domain/outreach/sending/texts/standard-variables.js';
import { showCount } from '../../report/facts/figures.js';
import { Foreign } from '../../report/parts/foreign.js';

export interface ShownVariable {
  name: string;
  gives: string;
  /** Null: none is known. */
  example: string | null;
  /** Leads with a value; null: it does not depend on leads. */
  leads: number | null;
}

/** Variables of an email and what they give: those of a campaign, or where it is null those that every email has. */
export function VariableList({ variables }: { variables: readonly ShownVariable[] | null }) {
  const listed: readonly ShownVariable[] =
    variables ?? STANDARD_VARIABLES.map((variable) => ({ ...variable, example: null, leads: null }));
  return (
    <details>
      <summary>Variables</summary>
      <ul class="plain small">
        {listed.map(({ name, gives, example, leads }) => (
          <li key={name}>
            <code>
              <Foreign text={`{${name}}`} max={60} />
            </code>{' '}
            {gives}
            {example !== null && (
              <>
                , such as “
                <Foreign text={example} max={80} />”
              </>
            )}
            {leads !== null && <span class="muted"> ({showCount(leads, 'lead')})</span>}
          </li>
        ))}
      </ul>
      <p class="muted small">
        {variables === null &&
          'Columns of leads that you import are variables too: “First Name” becomes {first_name}. '}
        After a bar, write what to use where a lead has no value: <code>{'{first_name|there}'}</code>. Without a bar,
        such a lead gets no email; with nothing after it, nothing is written. <code>{'\\{'}</code> writes a brace.
      </p>
    </details>
  );
}
