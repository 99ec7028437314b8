import type { VNode } from 'preact';
import { type SelectOption, SelectOptions } from './select-options.js';

export interface SelectFieldProps {
  name: string;
  label: string;
  options: readonly SelectOption[];
  value: string;
  /** `flag`: true, false, or nothing where the value is empty. `number`: the value is sent as one. */
  kind?: 'flag' | 'number';
  /** The empty choice is sent as null, which undoes what is stored. */
  sendsNull?: boolean;
  /** Distinguishes fields of the same name on one page. */
  of?: string;
  hint?: string | VNode;
}

/** A choice of a few. */
export function SelectField({ name, label, options, value, kind, sendsNull, of = '', hint }: SelectFieldProps) {
  const id = `field-${of}${name}`;
  return (
    <div class="field">
      <label for={id}>{label}</label>
      <select
        id={id}
        name={name}
        data-kind={kind}
        data-empty={sendsNull ? 'null' : undefined}
        aria-describedby={hint === undefined ? undefined : `${id}-hint`}
      >
        <SelectOptions options={options} value={value} />
      </select>
      {hint !== undefined && (
        <span class="hint" id={`${id}-hint`}>
          {hint}
        </span>
      )}
    </div>
  );
}
