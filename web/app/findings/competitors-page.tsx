import { readOwnMetrics } from '../../report/facts/own-metrics.js';
import { Competitors } from '../../report/sections/competitors.js';
import { LEAST_COMPETITORS } from '../sites/site-settings.js';
import { FindingsHead, type FindingsPageProps } from './findings-head.js';

/** A site beside its competitors, from its latest audit. */
export function CompetitorsPage(props: FindingsPageProps) {
  const { site, audit, isGuest } = props;
  return (
    <>
      <FindingsHead title="Competitors" {...props} />
      {audit?.benchmarking && <Competitors benchmarking={audit.benchmarking} own={readOwnMetrics(audit)} />}
      {audit && !audit.benchmarking && (
        <p class="empty">
          The latest audit compared no competitors.
          {!isGuest && (
            <>
              {' '}
              {site.competitors.length < LEAST_COMPETITORS
                ? `Name at least ${LEAST_COMPETITORS} competitors in the settings of this site, then run an audit. `
                : 'Run a complete audit to compare them. '}
              <a href={`/app/sites/${site.id}/settings`}>View settings</a>
            </>
          )}
        </p>
      )}
    </>
  );
}
