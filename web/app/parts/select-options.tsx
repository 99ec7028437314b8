export interface SelectOption {
  value: string;
  title: string;
  disabled?: boolean;
}

/** The choices of a select element; `value` is the one that is chosen. */
export function SelectOptions({ options, value }: { options: readonly SelectOption[]; value: string }) {
  return (
    <>
      {options.map((option) => (
        <option key={option.value} value={option.value} selected={option.value === value} disabled={option.disabled}>
          {option.title}
        </option>
      ))}
    </>
  );
}
