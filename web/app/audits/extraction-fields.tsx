import { EXTRACTION_TAKES, type Extraction, RULE_TYPES } from '../../../domain/seo/own-checks/own-checks.js';
import { titleWords } from '../parts/title-words.js';
import { SEVERITY_OPTIONS, WrappedField, WrappedSelect } from '../parts/wrapped-field.js';

const TAKES = EXTRACTION_TAKES.map((value) => ({ value, title: titleWords(value) }));
const RULES = [
  { value: '', title: 'No rule: show the value only' },
  ...RULE_TYPES.map((value) => ({ value, title: titleWords(value) })),
];
const MISSING = [
  { value: 'fail', title: 'Fail' },
  { value: 'pass', title: 'Pass' },
];

/** One extraction of a set, blank without one. The script api/web-app/check-sets.ts reads the fields by data-part. */
export function ExtractionFields({ extraction }: { extraction?: Extraction }) {
  const rule = extraction?.rule;
  return (
    <fieldset class="card" data-extraction>
      <legend>Extraction</legend>
      <div class="fields">
        <WrappedField part="name" label="Name" value={extraction?.name} max={60} />
        <WrappedField
          part="selector"
          label="CSS selector"
          value={extraction?.selector}
          placeholder=".price"
          max={500}
        />
        <WrappedField
          part="regex"
          label="Or regular expression (RE2)"
          value={extraction?.regex}
          placeholder="sku: ([A-Z0-9-]+)"
          max={500}
        />
        <WrappedSelect part="take" label="Extract" options={TAKES} value={extraction?.take ?? 'text'} />
        <WrappedField part="attribute" label="Attribute" value={extraction?.attribute} placeholder="href" max={100} />
        <label class="check">
          <input type="checkbox" data-part="all" checked={extraction?.all ?? false} />
          All matches
        </label>
      </div>
      <div class="fields">
        <WrappedSelect part="rule.type" label="Rule" options={RULES} value={rule?.type ?? ''} />
        <WrappedField part="rule.value" label="Rule value" value={rule?.value} max={500} />
        <WrappedField part="rule.min" label="Minimum" kind="number" value={show(rule?.min)} />
        <WrappedField part="rule.max" label="Maximum" kind="number" value={show(rule?.max)} />
        <WrappedSelect
          part="rule.severity"
          label="Severity"
          options={SEVERITY_OPTIONS}
          value={rule?.severity ?? 'medium'}
        />
        <WrappedSelect
          part="rule.when_missing"
          label="Pages without a value"
          options={MISSING}
          value={rule?.when_missing ?? 'fail'}
        />
        <WrappedField part="rule.message" label="Why it matters" value={rule?.message} max={300} />
      </div>
      <div class="actions">
        <button type="button" class="quiet" data-remove>
          Remove
        </button>
      </div>
    </fieldset>
  );
}

function show(number: number | undefined): string | undefined {
  return number === undefined ? undefined : String(number);
}
