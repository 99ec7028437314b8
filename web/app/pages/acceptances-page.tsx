import { Foreign } from '../../report/parts/foreign.js';
import { AcceptanceList, type AcceptanceListProps } from '../parts/acceptance-list.js';

export interface AcceptancesPageProps extends AcceptanceListProps {
  /** As siteOf writes it. */
  site: string;
}

/** All that was accepted of one site. */
export function AcceptancesPage({ site, ...list }: AcceptancesPageProps) {
  return (
    <>
      <div class="page-head">
        <h1>
          Accepted findings of <Foreign text={site} />
        </h1>
      </div>
      <p>
        They are left out of score and lists until they change. Undoing counts them again from the next audit on, or
        when the last audit is judged again on the page of its issues.
      </p>
      <AcceptanceList {...list} />
    </>
  );
}
