import type { Connection } from '../../../domain/search/connection.js';
import { showCount, showTime } from '../../report/facts/figures.js';
import { Foreign } from '../../report/parts/foreign.js';
import { Time } from '../parts/time.js';

const SHOWN_PROPERTIES = 10;

/** What an account gives access to, when it was last read, and what is wrong with it together with what to do. */
export function ConnectionState({ connection }: { connection: Connection }) {
  const { last_sync_at, properties } = connection;
  return (
    <>
      <Problem connection={connection} />
      {properties.length > 0 && <Properties connection={connection} />}
      <p class="muted small">
        {last_sync_at === null ? 'Nothing was read yet.' : `Last read on ${showTime(last_sync_at)}.`}
      </p>
    </>
  );
}

function Problem({ connection: { status, error, ends_at } }: { connection: Connection }) {
  if (status === 'expired') {
    return (
      <p class="banner">
        Access has ended, so nothing new is read. Connect again to continue.
        {error !== null && (
          <>
            {' '}
            <Foreign text={error} max={400} />
          </>
        )}
      </p>
    );
  }
  if (error !== null) {
    return (
      <p class="banner">
        <Foreign text={error} max={400} /> Linkwright tries again automatically. If the error remains, connect again.
      </p>
    );
  }
  if (ends_at === undefined) return null;
  return (
    <p class="banner">
      Access ends on <Time at={ends_at} />: the provider did not allow Linkwright to renew it. Connect again and allow
      access for longer.
    </p>
  );
}

function Properties({ connection: { properties, property_names = [], listed_at } }: { connection: Connection }) {
  const names = new Map(property_names.map(({ property, name }) => [property, name]));
  const rest = properties.length - SHOWN_PROPERTIES;
  return (
    <div>
      <h3>Properties</h3>
      <ul class="plain small">
        {properties.slice(0, SHOWN_PROPERTIES).map((property) => (
          <li key={property}>
            <PropertyName property={property} name={names.get(property)} />
          </li>
        ))}
        {rest > 0 && <li class="muted">{showCount(rest, 'more property', 'more properties')}</li>}
      </ul>
      {listed_at !== null && (
        <p class="muted small">
          As of <Time at={listed_at} />
        </p>
      )}
    </div>
  );
}

/** Search Console writes properties of whole domains as `sc-domain:shop.example`. */
function PropertyName({ property, name }: { property: string; name: string | undefined }) {
  if (name !== undefined) {
    return (
      <>
        <Foreign text={name} max={100} />{' '}
        <span class="muted">
          <Foreign text={property} max={60} />
        </span>
      </>
    );
  }
  const domain = /^sc-domain:(.+)$/.exec(property)?.[1];
  return domain === undefined ? (
    <Foreign text={property} max={100} />
  ) : (
    <span>
      <Foreign text={domain} max={100} /> <span class="muted">whole domain</span>
    </span>
  );
}
