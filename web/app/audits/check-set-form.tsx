import type { StoredCheckSet } from '../../../domain/seo/own-checks/check-set.js';
import { WrappedField } from '../parts/wrapped-field.js';
import { ExtractionFields } from './extraction-fields.js';
import { FilterFields } from './filter-fields.js';

/** Makes or edits a check set, and tries it on a page before it is saved: see api/web-app/check-sets.ts. */
export function CheckSetForm({ call, label, set }: { call: string; label: string; set?: StoredCheckSet }) {
  return (
    <form data-check-set={call}>
      <WrappedField part="set-name" label="Check set name" value={set?.name} max={60} />
      <div data-rows="extraction">
        {set?.extractions.map((extraction) => (
          <ExtractionFields key={extraction.name} extraction={extraction} />
        ))}
      </div>
      <div data-rows="filter">
        {set?.page_filters.map((filter) => (
          <FilterFields key={filter.name} filter={filter} />
        ))}
      </div>
      <div class="actions">
        <button type="button" class="quiet" data-add="extraction">
          Add extraction
        </button>
        <button type="button" class="quiet" data-add="filter">
          Add filter
        </button>
      </div>
      <fieldset>
        <legend>Test on a page</legend>
        <div class="fields">
          <WrappedField part="try-url" label="URL" placeholder="https://www.example.com/product" />
        </div>
        <div class="actions apart">
          <button type="button" class="quiet" data-try>
            Run test
          </button>
        </div>
        <div data-tried role="status" />
      </fieldset>
      <div class="actions">
        <button type="submit">{label}</button>
      </div>
    </form>
  );
}

/** Blank rows, which the script copies. */
export function CheckSetTemplates() {
  return (
    <>
      <template id="blank-extraction">
        <ExtractionFields />
      </template>
      <template id="blank-filter">
        <FilterFields />
      </template>
    </>
  );
}
