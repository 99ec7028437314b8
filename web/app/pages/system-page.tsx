import { Section } from '../../report/parts/section.js';
import { StateBadge } from '../operations/state-badge.js';

export interface SystemPageProps {
  version: string;
  /** up or down. */
  dependencies: Readonly<Record<string, string>>;
  /** The namespace's page in the Temporal UI; null when no address is set, and for all but owners and admins. */
  temporal_url: string | null;
}

/** What the services are called where people read of them; others keep their name. */
const SERVICE_NAMES: Readonly<Record<string, string>> = { mongodb: 'MongoDB', temporal: 'Temporal', worker: 'Workers' };

/** The state of the services. */
export function SystemPage({ version, dependencies, temporal_url }: SystemPageProps) {
  return (
    <>
      <div class="page-head">
        <h1>System</h1>
      </div>
      <Section id="parts" title="Services" lead={`Linkwright ${version}`}>
        <ul class="states card">
          {Object.entries(dependencies).map(([name, state]) => (
            <li key={name}>
              <StateBadge state={state} /> {SERVICE_NAMES[name] ?? name}
            </li>
          ))}
        </ul>
      </Section>
      <Section id="more" title="For developers and operators">
        <div class="actions">
          <a class="button quiet" href="/docs">
            View API documentation
          </a>
          {temporal_url && (
            <a class="button quiet" href={temporal_url}>
              Open the Temporal UI
            </a>
          )}
        </div>
      </Section>
    </>
  );
}
