import { Foreign } from '../../report/parts/foreign.js';
import { AcceptanceList, type AcceptanceListProps } from './acceptance-list.js';

export interface AcceptancesPageProps extends AcceptanceListProps {
  /** As identifySite writes it. */
  site: string;
}

/** All accepted findings of one site. */
export function AcceptancesPage({ site, ...list }: AcceptancesPageProps) {
  return (
    <>
      <div class="page-head">
        <h1>
          Accepted findings: <Foreign text={site} />
        </h1>
      </div>
      <p>
        Audits leave accepted findings out of the score and the lists until they change. If you undo one, it counts
        again from the next audit on, or when you recalculate the last audit on its Issues page.
      </p>
      <AcceptanceList {...list} />
    </>
  );
}
