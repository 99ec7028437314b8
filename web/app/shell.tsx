import type { ComponentChildren } from 'preact';

/** The signed-in user. */
export interface Viewer {
  id: string;
  name: string;
  plan: string;
  csrf_token: string;
}

export const PLACES = [
  { href: '/app', title: 'Sites' },
  { href: '/app/audits', title: 'Audits' },
  { href: '/app/campaigns', title: 'Campaigns' },
  { href: '/app/connections', title: 'Connections' },
  { href: '/app/system', title: 'System' },
] as const;

export type Place = (typeof PLACES)[number]['href'];

/** The frame of every page. `place` is where it belongs; the way there is marked for those who hear the page, too. */
export function Shell({ viewer, place, children }: { viewer: Viewer; place: Place; children: ComponentChildren }) {
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
            {PLACES.map(({ href, title }) => (
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
