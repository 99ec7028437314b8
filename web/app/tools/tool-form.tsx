import { ApiForm, Field, type FieldProps } from '../parts/field.js';
import { SelectField, type SelectFieldProps } from '../parts/select-field.js';

export interface Tool {
  id: string;
  title: string;
  /** What it answers, in one sentence. */
  about: string;
  /** "POST /api/…": starts an operation. */
  call: string;
  action: string;
  fields: readonly FieldProps[];
  choices?: readonly SelectFieldProps[];
}

/** One tool, closed until it is wanted. Ids are of the tool, since tools share names of fields. */
export function ToolForm({ tool: { id, title, about, call, action, fields, choices = [] } }: { tool: Tool }) {
  return (
    <details class="card tool" id={id}>
      <summary>
        <span class="tool-title">{title}</span> <span class="muted">{about}</span>
      </summary>
      <ApiForm call={call} then="/app/operations/{id}" label={action}>
        {fields.map((field) => (
          <Field key={field.name} of={`${id}-`} {...field} />
        ))}
        {choices.map((choice) => (
          <SelectField key={choice.name} of={`${id}-`} {...choice} />
        ))}
      </ApiForm>
    </details>
  );
}
