import type { ComponentChildren } from 'preact';
import { Foreign } from '../report/parts/foreign.js';
import type { AppPlace } from './navigation/app-place.js';
import { SIDEBAR_ID, Sidebar } from './navigation/sidebar.js';
import type { Viewer } from './viewer.js';

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
      <main id="content" class="page" tabIndex={-1} data-hx-history-elt>
        {children}
      </main>
      <p class="unseen" role="status" data-announce />
    </div>
  );
}
