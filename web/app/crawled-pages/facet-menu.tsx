import type { FacetName } from '../../../domain/reports/page-table/facet-name.js';
import { chooseFacetValue, chosenFacetValue } from '../../../domain/reports/page-table/facet-values.js';
import type { FacetCount } from '../../../domain/reports/page-table/page-table.js';
import { showNumber } from '../../report/facts/figures.js';
import { Foreign } from '../../report/parts/foreign.js';
import { FACET_TITLES, showFacetValue } from './facet-words.js';
import { type PageChoice, type PagesPlace, pagesPath } from './pages-place.js';

export interface FacetMenuProps {
  facet: FacetName;
  place: PagesPlace;
  choice: PageChoice;
  count: FacetCount;
}

const MOST_CHARS = 40;

/** The values of a facet, and how many pages choosing each would list. */
export function FacetMenu({ facet, place, choice, count }: FacetMenuProps) {
  const { values, left_out } = count;
  const chosen = chosenFacetValue(facet, choice);
  const link = (value: string | null) => pagesPath(place, { ...choice, ...chooseFacetValue(facet, value) });
  return (
    <details class="menu" name="page-menu">
      <summary class={chosen === null ? undefined : 'chosen'}>
        {FACET_TITLES[facet]}
        {chosen !== null && (
          <>
            : <Foreign text={showFacetValue(facet, chosen)} max={MOST_CHARS} />
          </>
        )}
      </summary>
      <ul class="menu-body">
        {chosen !== null && (
          <li>
            <a href={link(null)}>All</a>
          </li>
        )}
        {values.map(({ value, pages }) => (
          <li key={value}>
            <a href={link(value)} aria-current={value === chosen ? 'true' : undefined}>
              <Foreign text={showFacetValue(facet, value)} max={MOST_CHARS} />
              <span class="figure">{showNumber(pages, 0)}</span>
            </a>
          </li>
        ))}
        {values.length === 0 && chosen === null && <li class="muted small">Not measured</li>}
        {left_out > 0 && <li class="muted small">{showNumber(left_out, 0)} more values</li>}
      </ul>
    </details>
  );
}
