import { toVariableName } from '../../../domain/outreach/campaigns/custom-values.js';
import type { Lead } from '../../../domain/outreach/campaigns/lead.js';
import { ApiForm, Field } from '../parts/field.js';

/** Offered while no lead of the campaign has any. */
const USUAL = ['first_name', 'company'];

export interface LeadVariablesProps {
  /** Of the lead in the API. */
  path: string;
  custom: Lead['custom'];
  /** Names that leads of the campaign have values of. */
  names: readonly string[];
}

/** The values of a lead, and a place for each that other leads of its campaign have. Sent as a whole: what is emptied is removed. */
export function LeadVariables({ path, custom, names }: LeadVariablesProps) {
  const listed = [...new Set([...names, ...Object.keys(custom)])].filter((name) => toVariableName(name) !== null);
  const shown = listed.length > 0 ? listed.toSorted() : USUAL;
  return (
    <ApiForm call={`PATCH ${path}`} then="reload" label="Save variables">
      {shown.map((name) => (
        <Field
          key={name}
          of="variable-"
          name={`custom.${name}`}
          label={`{${name}}`}
          value={custom[name] ?? ''}
          sendsNull
        />
      ))}
    </ApiForm>
  );
}
