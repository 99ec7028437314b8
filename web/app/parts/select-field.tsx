export interface SelectFieldProps {
  name: string;
  label: string;
  options: readonly { value: string; title: string }[];
  value: string;
  /** `flag`: true, false, or nothing where the value is empty. */
  kind?: 'flag';
  /** Tells fields of the same name on one page apart. */
  of?: string;
}

/** A choice of a few. */
export function SelectField({ name, label, options, value, kind, of = '' }: SelectFieldProps) {
  const id = `field-${of}${name}`;
  return (
    <div class="field">
      <label for={id}>{label}</label>
      <select id={id} name={name} data-kind={kind}>
        {options.map((option) => (
          <option key={option.value} value={option.value} selected={option.value === value}>
            {option.title}
          </option>
        ))}
      </select>
    </div>
  );
}
