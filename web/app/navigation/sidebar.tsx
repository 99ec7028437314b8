import { Foreign } from '../../report/parts/foreign.js';
import { findPartPath, listSiteParts } from '../sites/site-parts.js';
import type { Viewer } from '../viewer.js';
import type { AppPlace } from './app-place.js';
import { Icon, type IconName } from './icon.js';
import { listPlaces } from './places.js';
import { SiteSwitcher } from './site-switcher.js';

/** The id by which the button of narrow screens opens it. */
export const SIDEBAR_ID = 'sidebar';

/**
 * Everywhere that the viewer can go. Wide screens show it beside the page; on narrow ones it is a popover, which needs no
 * script and closes by Escape.
 */
export function Sidebar({ viewer, place, site = null, part }: { viewer: Viewer } & AppPlace) {
  return (
    <div class="sidebar" id={SIDEBAR_ID} popover="auto">
      <a class="brand" href="/app">
        Linkwright
      </a>
      <SiteSwitcher sites={viewer.sites} current={site} part={part ?? 'overview'} />
      {site && (
        <nav aria-label="Site">
          <ul>
            {listSiteParts(viewer).map((each) => (
              <Entry
                key={each.part}
                href={findPartPath(site.id, each.part)}
                title={each.title}
                icon={each.icon}
                isHere={each.part === part}
              />
            ))}
          </ul>
        </nav>
      )}
      <nav aria-label="Main">
        {listPlaces(viewer).map(({ title, places }) => (
          <section key={title} aria-label={title}>
            <p class="nav-group" aria-hidden="true">
              {title}
            </p>
            <ul>
              {places.map(({ href, title: name, icon }) => (
                <Entry key={href} href={href} title={name} icon={icon} isHere={part === undefined && href === place} />
              ))}
            </ul>
          </section>
        ))}
      </nav>
      <WhoAmI viewer={viewer} />
    </div>
  );
}

function Entry({ href, title, icon, isHere }: { href: string; title: string; icon: IconName; isHere: boolean }) {
  return (
    <li>
      <a href={href} aria-current={isHere ? 'page' : undefined}>
        <Icon name={icon} />
        {title}
      </a>
    </li>
  );
}

function WhoAmI({ viewer: { name, plan, workspace_name } }: { viewer: Viewer }) {
  return (
    <div class="who-am-i">
      <p>
        {name} · {plan}
        {workspace_name !== null && (
          <>
            <br />
            <strong>
              <Foreign text={workspace_name} max={80} />
            </strong>
          </>
        )}
      </p>
      <a href="/app/display">Numbers and times</a>
      <button type="button" class="quiet" data-api="POST /auth/logout" data-open="continue_at">
        Sign out
      </button>
    </div>
  );
}
