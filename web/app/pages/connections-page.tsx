import { type Connection, PLATFORMS, type Platform } from '../../../domain/search-data/connection.js';
import { showTime } from '../../report/facts/figures.js';
import { Foreign } from '../../report/parts/foreign.js';
import { StateBadge } from '../parts/state-badge.js';

const TITLES: Readonly<Record<Platform, { title: string; use: string }>> = {
  searchconsole: { title: 'Google Search Console', use: 'Clicks, impressions and positions of your pages.' },
  analytics: { title: 'Google Analytics 4', use: 'Visits and what visitors do.' },
  altengine: { title: 'Bing Webmaster Tools', use: 'The same questions, asked of Bing.' },
};

/** Platforms that figures come from, and whether they are connected. */
export function ConnectionsPage({ connections }: { connections: readonly Connection[] }) {
  return (
    <>
      <div class="page-head">
        <h1>Connections</h1>
      </div>
      <p>Linkwright only reads. Tokens are kept encrypted, and disconnecting takes the grant back.</p>
      <ul class="cards">
        {PLATFORMS.map((platform) => (
          <li key={platform}>
            <PlatformCard
              platform={platform}
              connection={connections.find((connection) => connection.platform === platform) ?? null}
            />
          </li>
        ))}
      </ul>
    </>
  );
}

function PlatformCard({ platform, connection }: { platform: Platform; connection: Connection | null }) {
  const { title, use } = TITLES[platform];
  const status = connection?.status ?? 'disconnected';
  const base = `/api/integrations/${platform}`;
  return (
    <div class="card">
      <div class="headline">
        <h2>{title}</h2>
        <StateBadge state={status} />
      </div>
      <p class="muted">{use}</p>
      {connection?.error && (
        <p class="banner">
          <Foreign text={connection.error} max={400} />
        </p>
      )}
      {connection && connection.properties.length > 0 && (
        <ul class="plain small">
          {connection.properties.slice(0, 10).map((property) => (
            <li key={property}>
              <Foreign text={property} max={100} />
            </li>
          ))}
        </ul>
      )}
      {connection?.last_sync_at && <p class="muted small">Last read on {showTime(connection.last_sync_at)}</p>}
      <div class="actions">
        <button type="button" data-api={`GET ${base}/connect`} data-open="authorize_url">
          {status === 'disconnected' ? 'Connect' : 'Connect again'}
        </button>
        {status !== 'disconnected' && (
          <button
            type="button"
            class="quiet"
            data-api={`DELETE ${base}`}
            data-then="reload"
            data-confirm={`Disconnect ${title}?`}
          >
            Disconnect
          </button>
        )}
      </div>
    </div>
  );
}
