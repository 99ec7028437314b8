import type { Site } from '../../../domain/sites/site.js';
import { Foreign } from '../../report/parts/foreign.js';
import { findPartPath, type SitePart } from '../sites/site-parts.js';

/** As many sites are one click away; the others are on the page of all sites. */
export const SWITCHER_SITES = 50;

export interface SiteSwitcherProps {
  /** Sites that the viewer may see, by name; more than SWITCHER_SITES tell that there are others. */
  sites: readonly Pick<Site, 'id' | 'site'>[];
  /** The site that the page is about; null for a page of none. */
  current: Pick<Site, 'id' | 'site'> | null;
  /** The same page of another site is where a choice leads. */
  part: SitePart;
}

/** The way from one site to the same page of another; opens without a script. */
export function SiteSwitcher({ sites, current, part }: SiteSwitcherProps) {
  if (sites.length === 0) return null;
  return (
    <details class="switcher">
      <summary>
        <span class="unseen">{current ? 'Site: ' : ''}</span>
        <span class="switcher-name">{current ? <Foreign text={current.site} max={80} /> : 'Choose a site'}</span>
      </summary>
      <ul aria-label="Your sites">
        {sites.slice(0, SWITCHER_SITES).map(({ id, site }) => (
          <li key={id}>
            <a href={findPartPath(id, part)} aria-current={id === current?.id ? 'true' : undefined}>
              <Foreign text={site} max={80} />
            </a>
          </li>
        ))}
      </ul>
      <a class="switcher-all" href="/app">
        View all sites
      </a>
    </details>
  );
}
