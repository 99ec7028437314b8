import type { PageFilter } from '../../../domain/seo/own-checks/own-checks.js';
import { SEVERITY_OPTIONS, WrappedField, WrappedSelect } from '../parts/wrapped-field.js';

/** One saved filter of a set, blank without one. Conditions are lines, see api/web-app/read-condition.ts. */
export function FilterFields({ filter }: { filter?: PageFilter }) {
  const conditions = filter?.conditions.map(({ column, operator, value }) =>
    [column, operator, value].join(' ').trim(),
  );
  return (
    <fieldset class="card" data-filter>
      <legend>Filter</legend>
      <div class="fields">
        <WrappedField part="name" label="Name" value={filter?.name} max={60} />
        <WrappedField
          part="conditions"
          label="Conditions, one per line: column, operator, value"
          kind="prose"
          value={conditions?.join('\n')}
          placeholder={'status equals 200\nwords less_than 300\nurl matches /blog/*'}
        />
        <WrappedSelect
          part="severity"
          label="Severity"
          options={SEVERITY_OPTIONS}
          value={filter?.severity ?? 'medium'}
        />
        <WrappedField part="message" label="Why it matters" value={filter?.message} max={300} />
      </div>
      <div class="actions">
        <button type="button" class="quiet" data-remove>
          Remove
        </button>
      </div>
    </fieldset>
  );
}
