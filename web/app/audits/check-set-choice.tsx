import type { StoredCheckSet } from '../../../domain/seo/own-checks/check-set.js';
import { SelectField } from '../parts/select-field.js';

export interface CheckSetChoiceProps {
  sets: readonly Pick<StoredCheckSet, 'id' | 'name'>[];
  /** The chosen one, if any. */
  value?: string | undefined;
  /** Distinguishes fields of the same name on one page. */
  of?: string;
}

/** Which check set to audit with; nothing if there is none to choose. */
export function CheckSetChoice({ sets, value = '', of }: CheckSetChoiceProps) {
  if (sets.length === 0) return null;
  const options = [{ value: '', title: 'None' }, ...sets.map(({ id, name }) => ({ value: id, title: name }))];
  return <SelectField name="check_set_id" label="Your own checks" options={options} value={value} of={of} />;
}
