import type { OpportunitiesReport } from '../../../../domain/search/analysis/opportunities-report.js';
import { showCount, showNumber } from '../../../report/facts/figures.js';
import { Foreign } from '../../../report/parts/foreign.js';
import { Section } from '../../../report/parts/section.js';
import { OpportunityList } from '../../search/opportunity-list.js';
import { FigureTiles } from './parts/figure-tiles.js';
import { WarningList } from './parts/warning-list.js';

/** What can be done for more clicks, in the order of a plan. */
export function ContentOpportunitiesView({ result }: { result: OpportunitiesReport }) {
  const { opportunities, phases, no_data, not_looked_for } = result;
  return (
    <>
      <div class="card">
        <p class="summary">
          <Foreign text={result.summary} max={500} />
        </p>
        {no_data !== null && (
          <p>
            <Foreign text={`${no_data.reason}. ${no_data.next_step}.`} max={400} />
          </p>
        )}
        <FigureTiles
          tiles={[
            { title: 'Found', value: showNumber(result.total, 0) },
            { title: 'Shown', value: showNumber(opportunities.length, 0) },
            { title: 'Hours a week', value: showNumber(result.hours_per_week, 0) },
          ]}
        />
        <WarningList warnings={not_looked_for.map(({ reason }) => reason)} />
      </div>
      {Object.entries(phases).map(([name, { title, focus, opportunity_ids, effort_hours }]) => {
        const planned = opportunities.filter(({ id }) => opportunity_ids.includes(id));
        return (
          <Section
            key={name}
            id={name}
            title={title}
            lead={planned.length === 0 ? 'Nothing planned.' : `${focus}. About ${showCount(effort_hours, 'hour')}.`}
          >
            {planned.length > 0 && <OpportunityList opportunities={planned} />}
          </Section>
        );
      })}
    </>
  );
}
