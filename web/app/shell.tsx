import type { ComponentChildren } from 'preact';
import type { OwnerId } from '../../domain/workspaces/owner-id.js';
import type { UserId } from '../../domain/workspaces/user-id.js';
import { Foreign } from '../report/parts/foreign.js';

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
  csrf_token: string;
}

export const PLACES = [
  { href: '/app', title: 'Sites' },
  { href: '/app/audits', title: 'Audits' },
  { href: '/app/campaigns', title: 'Campaigns' },
  { href: '/app/connections', title: 'Connections' },
  { href: '/app/workspace', title: 'Workspace' },
  { href: '/app/system', title: 'System' },
] as const;

/** What there is for client guests. */
const GUEST_PLACES: ReadonlySet<string> = new Set(['/app', '/app/audits', '/app/workspace']);

export type Place = (typeof PLACES)[number]['href'];

/** The frame of every page. `place` is the current section; its link is marked for screen readers, too. */
export function Shell({ viewer, place, children }: { viewer: Viewer; place: Place; children: ComponentChildren }) {
  const places = PLACES.filter(({ href }) => !viewer.is_guest || GUEST_PLACES.has(href));
  return (
    <>
      <a class="skip" href="#content">
        Skip to content
      </a>
      <header class="topbar">
        <a class="brand" href="/app">
          Linkwright
        </a>
        <nav aria-label="Main">
          <ul>
            {places.map(({ href, title }) => (
              <li key={href}>
                <a href={href} aria-current={href === place ? 'page' : undefined}>
                  {title}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <div class="who-am-i">
          <span>
            {viewer.name} · {viewer.plan}
          </span>
          {viewer.workspace_name !== null && (
            <strong>
              <Foreign text={viewer.workspace_name} max={80} />
            </strong>
          )}
          <button type="button" class="quiet" data-api="POST /auth/logout" data-open="continue_at">
            Sign out
          </button>
        </div>
      </header>
      <main id="content" class="page" tabIndex={-1}>
        {children}
      </main>
    </>
  );
}
