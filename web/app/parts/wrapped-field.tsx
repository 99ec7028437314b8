import { SEVERITIES } from '../../../domain/audits/issues.js';
import { type SelectOption, SelectOptions } from './select-options.js';
import { titleWords } from './title-words.js';

/** Fields within their labels, for rows that a script copies: they need no ids. `data-part` says what of the row it is. */
export interface WrappedFieldProps {
  part: string;
  label: string;
  kind?: 'text' | 'number' | 'prose';
  value?: string | undefined;
  placeholder?: string;
  /** Characters at most. */
  max?: number;
}

export function WrappedField({ part, label, kind = 'text', value, placeholder, max }: WrappedFieldProps) {
  if (kind === 'prose')
    return (
      <label class="field">
        {label}
        <textarea data-part={part} placeholder={placeholder} maxLength={max}>
          {value}
        </textarea>
      </label>
    );
  if (kind === 'number')
    return (
      <label class="field">
        {label}
        <input type="number" step="any" data-part={part} value={value} />
      </label>
    );
  return (
    <label class="field">
      {label}
      <input type="text" data-part={part} value={value} placeholder={placeholder} maxLength={max} />
    </label>
  );
}

export interface WrappedSelectProps {
  part: string;
  label: string;
  options: readonly SelectOption[];
  value: string;
}

export function WrappedSelect({ part, label, options, value }: WrappedSelectProps) {
  return (
    <label class="field">
      {label}
      <select data-part={part}>
        <SelectOptions options={options} value={value} />
      </select>
    </label>
  );
}

export const SEVERITY_OPTIONS = SEVERITIES.map((value) => ({ value, title: titleWords(value) }));
