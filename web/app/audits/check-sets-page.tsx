import { plural } from '../../../domain/base/text/plural.js';
import { MAX_CHECK_SETS, type StoredCheckSet } from '../../../domain/seo/own-checks/check-set.js';
import { Foreign } from '../../report/parts/foreign.js';
import { Section } from '../../report/parts/section.js';
import { CheckSetForm, CheckSetTemplates } from './check-set-form.js';

const SETS = '/api/seo/check-sets';

/** The user's own extractions, rules and filters, by set. */
export function CheckSetsPage({ sets }: { sets: readonly StoredCheckSet[] }) {
  return (
    <>
      <div class="page-head">
        <h1>Your own checks</h1>
      </div>
      <p>
        Extract data from every page with CSS selectors or regular expressions, set rules for the values, and save page
        filters as checks. Choose a check set when you run or schedule an audit.
      </p>
      {sets.length === 0 ? (
        <p class="empty">No check sets yet. Create your first one below and test it on a page before you save it.</p>
      ) : (
        <ul class="cards">
          {sets.map((set) => (
            <li key={set.id}>
              <CheckSetCard set={set} />
            </li>
          ))}
        </ul>
      )}
      {sets.length < MAX_CHECK_SETS && (
        <Section id="new" title="New check set">
          <div class="card">
            <CheckSetForm call={`POST ${SETS}`} label="Save check set" />
          </div>
        </Section>
      )}
      <CheckSetTemplates />
    </>
  );
}

function CheckSetCard({ set }: { set: StoredCheckSet }) {
  const { id, name, extractions, page_filters } = set;
  const rules = extractions.filter(({ rule }) => rule !== undefined).length;
  return (
    <div class="card">
      <h2 id={`set-${id}`}>
        <Foreign text={name} max={60} />
      </h2>
      <p class="muted">
        {plural(extractions.length, 'column')}, {plural(rules, 'rule')}, {plural(page_filters.length, 'filter')}
      </p>
      <details>
        <summary>Edit</summary>
        <CheckSetForm call={`PUT ${SETS}/${id}`} label="Save" set={set} />
      </details>
      <div class="actions">
        <button
          type="button"
          class="quiet"
          aria-describedby={`set-${id}`}
          data-api={`DELETE ${SETS}/${id}`}
          data-then="reload"
          data-confirm={`Delete the check set “${name}”? You cannot undo this.`}
        >
          Delete
        </button>
      </div>
    </div>
  );
}
