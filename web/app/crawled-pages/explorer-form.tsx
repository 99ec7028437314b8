import { PAGE_FILTER_NAMES, RANGED_COLUMNS, type RangedColumn } from '../../../domain/reports/export/page-query.js';
import { EXPLORED_COLUMNS, type ExploredColumn } from '../../../domain/reports/page-table/explored-page.js';
import { FACET_NAMES, type FacetName } from '../../../domain/reports/page-table/facet-name.js';
import { chosenFacetValue } from '../../../domain/reports/page-table/facet-values.js';
import type { FacetCount, FacetCounts } from '../../../domain/reports/page-table/page-table.js';
import { COLUMN_TITLES } from './column-titles.js';
import { FacetMenu } from './facet-menu.js';
import type { PageChoice, PagesPlace } from './pages-place.js';

export interface ExplorerFormProps {
  place: PagesPlace;
  choice: PageChoice;
  columns: readonly ExploredColumn[];
  facets: FacetCounts;
}

const RANGE_UNITS: { readonly [Name in RangedColumn]?: string } = { response_time_ms: ', ms', depth: ', clicks' };

/** What is listed and which columns are shown. One form, so that each of its buttons keeps what the others chose. */
export function ExplorerForm({ place, choice, columns, facets }: ExplorerFormProps) {
  return (
    <form method="get" action={place.path} aria-label="Filter pages" class="explorer">
      <KeptFields place={place} choice={choice} />
      <div class="explorer-search">
        <label class="unseen" for="pages-search">
          Search URLs and titles
        </label>
        <input
          id="pages-search"
          type="search"
          name="search"
          value={choice.search ?? ''}
          maxLength={200}
          placeholder="Search URLs and titles"
        />
        <button type="submit" class="quiet">
          Search
        </button>
      </div>
      <Columns columns={columns} />
      <ul class="menus" aria-label="Filters">
        {FACET_NAMES.filter((facet) => isOffered(facet, facets[facet], choice)).map((facet) => (
          <li key={facet}>
            <FacetMenu facet={facet} place={place} choice={choice} count={facets[facet]} />
          </li>
        ))}
        <li>
          <Ranges choice={choice} />
        </li>
      </ul>
    </form>
  );
}

/** Facets that URL inspection alone fills are left out where Google was asked about no page. */
function isOffered(facet: FacetName, { values }: FacetCount, choice: PageChoice): boolean {
  if (facet !== 'google_index' && facet !== 'google_reason') return true;
  return values.length > 0 || chosenFacetValue(facet, choice) !== null;
}

/** Fields of the form itself: what others hold is kept beside them. */
const OWN_FIELDS: ReadonlySet<string> = new Set([
  'search',
  ...RANGED_COLUMNS.flatMap((name) => [`${name}_min`, `${name}_max`]),
]);

function KeptFields({ place, choice }: Pick<ExplorerFormProps, 'place' | 'choice'>) {
  const kept = [...PAGE_FILTER_NAMES.filter((name) => !OWN_FIELDS.has(name)), 'sort', 'order'] as const;
  return (
    <>
      {place.audit !== null && <input type="hidden" name="audit" value={place.audit} />}
      {kept.map((name) => choice[name] && <input key={name} type="hidden" name={name} value={choice[name]} />)}
    </>
  );
}

function Ranges({ choice }: Pick<ExplorerFormProps, 'choice'>) {
  // Words have a menu of their own, which shows what is chosen.
  const isChosen = RANGED_COLUMNS.some((name) => name !== 'words' && (choice[`${name}_min`] || choice[`${name}_max`]));
  return (
    <details class="menu" name="page-menu">
      <summary class={isChosen ? 'chosen' : undefined}>Ranges</summary>
      <div class="menu-body">
        {RANGED_COLUMNS.map((name) => (
          <fieldset key={name} class="range">
            <legend>
              {COLUMN_TITLES[name]}
              {RANGE_UNITS[name]}
            </legend>
            <Bound name={`${name}_min`} label={`${COLUMN_TITLES[name]}, at least`} text="From" choice={choice} />
            <Bound name={`${name}_max`} label={`${COLUMN_TITLES[name]}, at most`} text="To" choice={choice} />
          </fieldset>
        ))}
        <button type="submit">Apply ranges</button>
      </div>
    </details>
  );
}

interface BoundProps {
  name: `${RangedColumn}_${'min' | 'max'}`;
  label: string;
  text: string;
  choice: PageChoice;
}

function Bound({ name, label, text, choice }: BoundProps) {
  const value = choice[name] ?? '';
  return (
    <input type="number" name={name} aria-label={label} placeholder={text} min={0} max={999_999_999} value={value} />
  );
}

function Columns({ columns }: Pick<ExplorerFormProps, 'columns'>) {
  return (
    <details class="menu" name="page-menu">
      <summary>Columns</summary>
      <div class="menu-body">
        {/* The URL names a row, and says that columns were chosen even where no other is. */}
        <input type="hidden" name="columns" value="url" />
        <fieldset class="choices">
          <legend class="unseen">Columns</legend>
          {EXPLORED_COLUMNS.filter((name) => name !== 'url').map((name) => (
            <label key={name} class="check">
              <input type="checkbox" name="columns" value={name} checked={columns.includes(name)} />
              {COLUMN_TITLES[name]}
            </label>
          ))}
        </fieldset>
        <button type="submit">Apply columns</button>
      </div>
    </details>
  );
}
