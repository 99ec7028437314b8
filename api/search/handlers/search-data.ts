import type { Response } from 'express';
import { isDomainError } from '../../../domain/base/errors.js';
import { userInputUrl } from '../../../domain/base/url/url-identity.js';
import { propertyForSite } from '../../../domain/search/analysis/property-for-site.js';
import { readDomainProperty } from '../../../domain/search/analysis/read-domain-property.js';
import { searchPeriods } from '../../../domain/search/analysis/search-periods.js';
import type { Connection, Platform } from '../../../domain/search/connection.js';
import { PLATFORMS } from '../../../domain/search/connection.js';
import { endedAccess, type NoAccess, noAccess } from '../../../domain/search/no-access.js';
import { PLATFORM_NAMES } from '../../../domain/search/oauth-settings.js';
import { LIST_AGAIN_MINUTES } from '../../../domain/search/property-list.js';
import type { RawPlatform, RawRequest } from '../../../domain/search/raw-rows.js';
import type { OwnerId } from '../../../domain/workspaces/owner-id.js';
import type { ConnectionsRepository } from '../../../store/search/connections.js';
import type { SitesRepository } from '../../../store/sites/sites.js';
import type { HandlersOf, OperationRequest } from '../../http/contract/handler.js';
import { HttpError } from '../../http/http-error.js';
import { setNextLink } from '../../http/requests/list-query.js';
import { currentUser } from '../../http/requests/request-context.js';
import { siteOfRequest } from '../../sites/site-of-request.js';
import {
  type FindPropertyDeps,
  type FoundProperty,
  findConnectedProperty,
} from '../connect/find-connected-property.js';
import { type RawPage, type ReadRawRowsDeps, readRawRows } from '../connect/read-raw-rows.js';
import type { StartConnectDeps } from '../connect/start-connect.js';
import { presentPlatform } from '../connection-presenter.js';

export type SearchDataHandlerDeps = ReadRawRowsDeps &
  FindPropertyDeps & {
    gateway: ReadRawRowsDeps['gateway'] & FindPropertyDeps['gateway'];
    connections: Pick<ConnectionsRepository, 'find' | 'all'>;
    integrations: Pick<StartConnectDeps, 'oauth'>;
    sites: Pick<SitesRepository, 'findBySite' | 'primary'>;
  };

/** When rows take longer than a request may wait. */
const LOOK_AGAIN_S = 5;

export function createSearchDataHandlers(
  deps: SearchDataHandlerDeps,
): HandlersOf<'getPlatforms' | 'getSearchConsoleRows' | 'getAltengineRows'> {
  return {
    getPlatforms: async (req, res) => {
      const known = await deps.connections.all(currentUser(req).id);
      const shown = PLATFORMS.map((platform) => {
        const connection = known.find((one) => one.platform === platform) ?? null;
        const list = connection?.properties ?? [];
        const named = platform === 'analytics' ? { properties: list } : { sites: list };
        return [
          platform,
          { ...presentPlatform(platform, connection, deps.integrations.oauth(platform) !== null), ...named },
        ];
      });
      res.json(Object.fromEntries(shown));
    },
    getSearchConsoleRows: (req, res) => {
      const dimensions = [req.query.dimensions ?? ('query' as const)].flat();
      return sendRows(deps, req, res, { platform: 'searchconsole', dimensions, kind: null });
    },
    getAltengineRows: (req, res) =>
      sendRows(deps, req, res, { platform: 'altengine', dimensions: [], kind: req.query.kind ?? 'queries' }),
  };
}

type RowsRequest = OperationRequest<'getSearchConsoleRows' | 'getAltengineRows'>;
type WantedRows = Pick<RawRequest, 'platform' | 'dimensions' | 'kind'>;

async function sendRows(
  deps: SearchDataHandlerDeps,
  req: RowsRequest,
  res: Response,
  wanted: WantedRows,
): Promise<void> {
  const { platform } = wanted;
  const { id: userId } = currentUser(req);
  const connection = await liveConnection(deps, userId, platform);
  const refuse = (error: unknown): never => {
    throw asRefusal(error, platform);
  };
  const found = await chooseProperty(deps, req, connection).catch(refuse);
  if (found.status === 'none') return void res.json(noData(platform));
  if (found.status === 'pending') return sendLater(res, 'The properties of the account are being read');
  const { limit = 100, cursor = '0' } = req.query;
  const window = { offset: Number(cursor), limit };
  const read = (property: string) => readRawRows(deps, userId, toRequest(req, wanted, property), window, new Date());
  const page = await read(found.property)
    .catch(async (error: unknown) => {
      const next = await nextProperty(deps, req, connection, found.property, error);
      if (next === null) throw error;
      return read(next);
    })
    .catch(refuse);
  if (page === null) return sendLater(res, 'The rows are being read');
  setNextLink(req, res, page.next === null ? null : String(page.next));
  res.json(presentPage(page));
}

function sendLater(res: Response, what: string): void {
  const detail = `${what}; ask again in some seconds`;
  res.status(202).set('Retry-After', String(LOOK_AGAIN_S)).json({ detail });
}

async function liveConnection(deps: SearchDataHandlerDeps, userId: OwnerId, platform: Platform): Promise<Connection> {
  const connection = await deps.connections.find(userId, platform);
  if (!connection) throw refusal(noAccess(platform));
  if (connection.status === 'expired') throw refusal(endedAccess(platform));
  return connection;
}

/** Access may have ended since it was last used: the provider reports it on the next request. */
function asRefusal(error: unknown, platform: Platform): unknown {
  if (!isDomainError(error)) return error;
  if (error.code === 'not_connected') return refusal(noAccess(platform));
  return error.code === 'connection_expired' ? refusal(endedAccess(platform)) : error;
}

function refusal({ detail, next_step }: NoAccess): HttpError {
  return new HttpError(409, { detail, next_step });
}

/**
 * The property to read instead of one that the provider refused, which the account has lost and which is on its list no longer;
 * null where there is none.
 */
async function nextProperty(
  deps: SearchDataHandlerDeps,
  req: RowsRequest,
  { user_id, platform }: Connection,
  refused: string,
  error: unknown,
): Promise<string | null> {
  if (!isDomainError(error) || error.code !== 'not_found') return null;
  const found = await chooseProperty(deps, req, await liveConnection(deps, user_id, platform));
  return found.status === 'found' && found.property !== refused ? found.property : null;
}

/** A user who watches no site may omit it if the account has one property. */
async function chooseProperty(
  deps: SearchDataHandlerDeps,
  req: RowsRequest,
  connection: Connection,
): Promise<FoundProperty> {
  const named = connection.platform === 'searchconsole' ? readDomainProperty(req.query.site_url ?? '') : null;
  if (named !== null) {
    const isNamed = (property: string): boolean => property.toLowerCase() === named.property;
    return findConnectedProperty(deps, connection, (properties) => properties.find(isNamed) ?? null, new Date());
  }
  const { siteUrl, kept } = await askedUrl(deps.sites, req);
  const choose = (properties: readonly string[]): string | null => {
    if (siteUrl === null) return onlyOne(properties);
    const usual = properties.find((property) => property === kept);
    return usual ?? propertyForSite(siteUrl, properties)?.property ?? null;
  };
  return findConnectedProperty(deps, connection, choose, new Date());
}

function onlyOne([first, ...others]: readonly string[]): string | null {
  if (others.length === 0) return first ?? null;
  const msg = 'The connected account has several properties: name the site';
  throw HttpError.invalidInput({ loc: ['query', 'site_url'], msg, type: 'missing' });
}

/**
 * The URL that is asked about, with its path: properties may be folders; and, of Search Console, the property that was chosen
 * for the site.
 */
async function askedUrl(
  sites: SearchDataHandlerDeps['sites'],
  req: RowsRequest,
): Promise<{ siteUrl: string | null; kept: string | null }> {
  const asked = await siteOfRequest(sites, req);
  const { site_url } = req.query;
  const siteUrl = site_url === undefined ? (asked?.watched?.site_url ?? null) : userInputUrl(site_url);
  return { siteUrl, kept: asked?.watched?.search_property ?? null };
}

function toRequest({ query: { days = 28 } }: RowsRequest, wanted: WantedRows, property: string): RawRequest {
  const { current, previous } = searchPeriods(new Date(), days, null);
  return {
    ...wanted,
    property,
    period: { start_date: current.start_date, end_date: current.end_date },
    previous_period: previous && { start_date: previous.start_date, end_date: previous.end_date },
  };
}

function presentPage({ reading, rows, previous_rows }: RawPage) {
  const { request, collected_at, truncated } = reading;
  const { platform, property, period, previous_period, dimensions, kind } = request;
  return {
    status: 'ok',
    platform,
    property,
    collected_at,
    truncated,
    next_step: null,
    ...(platform === 'searchconsole' ? { dimensions } : { kind }),
    period: { ...period, row_count: reading.rows, rows },
    previous_period: previous_period && { ...previous_period, row_count: reading.previous_rows, rows: previous_rows },
  };
}

function noData(platform: RawPlatform) {
  const { name } = PLATFORM_NAMES[platform];
  return {
    status: 'no_data',
    platform,
    property: null,
    collected_at: null,
    truncated: false,
    ...(platform === 'searchconsole' ? { dimensions: [] } : { kind: null }),
    period: null,
    previous_period: null,
    next_step: `Add and verify the site at ${name} with the account that is connected, or connect the account that has it; within ${LIST_AGAIN_MINUTES} minutes it is found here`,
  };
}
