import type { ComponentChildren } from 'preact';
import type { Site } from '../../domain/sites/site.js';
import type { OwnerId } from '../../domain/workspaces/owner-id.js';
import type { UserId } from '../../domain/workspaces/user-id.js';
import { Foreign } from '../report/parts/foreign.js';
import type { Place } from './navigation/places.js';
import { SIDEBAR_ID, Sidebar } from './navigation/sidebar.js';
import type { SitePart } from './sites/site-parts.js';

/** Who is viewing the page, and in which workspace. */
export interface Viewer {
  /** Of the workspace, which owns what the page shows; the user's own id in a personal one. */
  id: OwnerId;
  user_id: UserId;
  name: string;
  /** Null in the personal workspace. */
  workspace_name: string | null;
  plan: string;
  /** A client guest sees the named sites, and has no way to anything else. */
  is_guest: boolean;
  /** The first watched sites that the viewer may see, by name: what the switcher offers. */
  sites: readonly Pick<Site, 'id' | 'site'>[];
  csrf_token: string;
}

/** Where in the app a page is. */
export interface AppPlace {
  /** The section; its link is marked as the current one, unless the page is about a site. */
  place: Place;
  /** The watched site that the page is about. */
  site?: Pick<Site, 'id' | 'site'> | null;
  /** Which of the site's pages it is. @default overview */
  part?: SitePart;
}

/** The frame of every page. What is current is marked for screen readers, too. */
export function Shell({ children, ...props }: { viewer: Viewer; children: ComponentChildren } & AppPlace) {
  return (
    <div class="app-frame">
      <a class="skip" href="#content">
        Skip to content
      </a>
      <header class="app-head">
        <div class="topbar">
          <a class="brand" href="/app">
            Linkwright
          </a>
          {props.site && (
            <span class="topbar-site">
              <Foreign text={props.site.site} max={80} />
            </span>
          )}
          <button type="button" class="quiet" popovertarget={SIDEBAR_ID}>
            Menu
          </button>
        </div>
        <Sidebar {...props} />
      </header>
      <main id="content" class="page" tabIndex={-1}>
        {children}
      </main>
    </div>
  );
}
