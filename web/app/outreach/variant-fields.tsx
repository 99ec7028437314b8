import { Field } from '../parts/field.js';

const OTHERS = ['B', 'C'] as const;

/** Other versions of the first email; each lead gets one of them. */
export function VariantFields() {
  return (
    <details>
      <summary>Test other versions of the first email</summary>
      <p class="muted small">
        The email above is version A. Each lead gets one version, and nothing is decided without you. Leave out what
        stays as it is above. It takes 100 leads a version to get a result.
      </p>
      {OTHERS.map((key, index) => (
        <fieldset key={key}>
          <legend>Version {key}</legend>
          <Field name={`variants.${index}.subject`} label="Subject" of={`${key}-`} />
          <Field name={`variants.${index}.body`} label="Email" kind="prose" of={`${key}-`} />
          <Field
            name={`variants.${index}.share`}
            label="Percent of the leads"
            kind="number"
            min={1}
            max={97}
            of={`${key}-`}
            hint="Empty: equal shares"
          />
        </fieldset>
      ))}
    </details>
  );
}
