import { Foreign } from '../../report/parts/foreign.js';
import { SiteSchedules, type SiteSchedulesProps } from './site-schedules.js';

/** When a site is audited again, and what else is done for it automatically. */
export function SiteSchedulesPage(props: SiteSchedulesProps) {
  return (
    <>
      <div class="page-head">
        <h1>
          Schedules: <Foreign text={props.site.site} />
        </h1>
      </div>
      <SiteSchedules {...props} />
    </>
  );
}
