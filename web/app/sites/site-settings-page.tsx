import type { Site } from '../../../domain/sites/site.js';
import { Foreign } from '../../report/parts/foreign.js';
import { Section } from '../../report/parts/section.js';
import { type Destination, MoveSection } from '../workspaces/move-section.js';
import { SiteSettings } from './site-settings.js';

export interface SiteSettingsPageProps {
  site: Site;
  /** Workspaces that the viewer may move the site to; null for those who may not move it. */
  destinations: readonly Destination[] | null;
}

/** What a site is compared with and looked for by, and the way to stop watching it. */
export function SiteSettingsPage({ site, destinations }: SiteSettingsPageProps) {
  const query = `site_url=${encodeURIComponent(site.site_url)}`;
  return (
    <>
      <div class="page-head">
        <h1>
          Settings: <Foreign text={site.site} />
        </h1>
      </div>
      <SiteSettings site={site} />
      <Section id="more" title="Findings and ownership">
        <ul class="states card">
          <li>
            <a href={`/app/acceptances?${query}`}>View accepted findings</a>
            <span class="muted small">Findings that audits leave out of the score.</span>
          </li>
          <li>
            <a href={`/app/ownerships?${query}`}>Verify your site</a>
            <span class="muted small">Audits of verified sites can ignore robots.txt.</span>
          </li>
        </ul>
      </Section>
      {destinations && (
        <MoveSection kind="site" call={`POST /api/seo-dashboard/sites/${site.id}/move`} destinations={destinations} />
      )}
      <Section id="stop" title="Stop watching">
        <div class="card">
          <p>This deletes the daily health, schedules and settings of this site. Its audits are kept.</p>
          <div class="actions">
            <button
              type="button"
              class="quiet"
              data-api={`DELETE /api/seo-dashboard/sites/${site.id}`}
              data-then="/app"
              data-confirm={`Stop watching ${site.site}? This deletes its daily health, schedules and settings. You cannot undo this. Its audits are kept.`}
            >
              Stop watching
            </button>
          </div>
        </div>
      </Section>
    </>
  );
}
