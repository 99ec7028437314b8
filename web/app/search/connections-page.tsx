import { type Connection, PLATFORMS, type Platform } from '../../../domain/search/connection.js';
import { StateBadge } from '../operations/state-badge.js';
import { ConnectionState } from './connection-state.js';

const TITLES: Readonly<Record<Platform, { title: string; use: string }>> = {
  searchconsole: {
    title: 'Google Search Console',
    use: 'Clicks, impressions and positions of your pages in Google Search. The access is read-only.',
  },
  analytics: {
    title: 'Google Analytics 4',
    use: 'Sessions, landing pages and key events on your pages. The access is read-only.',
  },
  altengine: {
    title: 'Bing Webmaster Tools',
    use: 'Clicks, impressions and positions of your pages in Bing. Bing has no read-only access: it also allows changes to your sites there, which Linkwright never makes.',
  },
};

interface Props {
  connections: readonly Connection[];
  /** Of platforms that this installation has no client at: the settings it needs. */
  missing_settings: Readonly<Partial<Record<Platform, string>>>;
}

/** Platforms that provide figures, and whether they are connected. */
export function ConnectionsPage({ connections, missing_settings }: Props) {
  return (
    <>
      <div class="page-head">
        <h1>Connections</h1>
      </div>
      <p>
        Connect your search and analytics accounts to add their data to audits and reports. It is read every day. Tokens
        are stored encrypted, and disconnecting revokes the access.
      </p>
      <ul class="cards">
        {PLATFORMS.map((platform) => (
          <li key={platform}>
            <PlatformCard
              platform={platform}
              connection={connections.find((connection) => connection.platform === platform) ?? null}
              missing={missing_settings[platform] ?? null}
            />
          </li>
        ))}
      </ul>
    </>
  );
}

interface CardProps {
  platform: Platform;
  connection: Connection | null;
  missing: string | null;
}

function PlatformCard({ platform, connection, missing }: CardProps) {
  const { title, use } = TITLES[platform];
  const status = connection?.status ?? 'disconnected';
  return (
    <div class="card">
      <div class="headline">
        <h2>{title}</h2>
        <StateBadge state={status} />
      </div>
      <p class="muted">{use}</p>
      {connection && <ConnectionState connection={connection} />}
      <PlatformActions platform={platform} status={status} missing={missing} />
    </div>
  );
}

/** A connection that works asks for nothing. */
const CONNECT_LABELS: Readonly<Record<Connection['status'], string>> = {
  connected: 'Connect another account',
  disconnected: 'Connect',
  expired: 'Connect again',
  error: 'Connect again',
};

interface ActionsProps {
  platform: Platform;
  status: Connection['status'];
  missing: string | null;
}

function PlatformActions({ platform, status, missing }: ActionsProps) {
  const base = `/api/integrations/${platform}`;
  return (
    <>
      {missing !== null && <p class="muted small">Not available yet. Ask your administrator to set {missing}.</p>}
      <div class="actions">
        {missing === null && (
          <button
            type="button"
            class={status === 'connected' ? 'quiet' : undefined}
            data-api={`GET ${base}/connect`}
            data-open="authorize_url"
          >
            {CONNECT_LABELS[status]}
          </button>
        )}
        {status !== 'disconnected' && (
          <>
            <button
              type="button"
              class="quiet"
              data-api={`DELETE ${base}?data=keep`}
              data-then="reload"
              data-confirm={`Disconnect ${TITLES[platform].title}? Linkwright revokes its access and stops reading data. Data that was read stays and is labeled with the day on which the connection ended.`}
            >
              Disconnect
            </button>
            <button
              type="button"
              class="quiet"
              data-api={`DELETE ${base}?data=erase`}
              data-then="reload"
              data-confirm={`Disconnect ${TITLES[platform].title} and erase its data? Linkwright revokes its access and erases all data that it read there, for every site. This cannot be undone. Reports of audits keep what they quote.`}
            >
              Disconnect and erase data
            </button>
          </>
        )}
      </div>
    </>
  );
}
