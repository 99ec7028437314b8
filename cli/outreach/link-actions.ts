import { randomUUID } from 'node:crypto';
import type { ApiClient } from '../api/api-client.js';
import type { Paint } from '../report/paint.js';
import { type Cell, renderTable } from '../report/table.js';
import { toTerminalText } from '../terminal-text.js';
import { findCampaign } from './find-campaign.js';
import { campaignPath, OUTREACH } from './outreach-api.js';
import { renderImported } from './render.js';
import type { Found } from './run-outreach.js';
import { readBytes } from './send-queue.js';
import { readShown, type Shown } from './shown.js';

/** Placed links, the newest first; of one campaign or state where one is named. */
export async function listLinks(
  client: ApiClient,
  { campaign, state }: { campaign: string | undefined; state: string | undefined },
  signal: AbortSignal,
): Promise<Found> {
  const query = new URLSearchParams({ limit: '1000' });
  if (campaign !== undefined) query.set('campaign_id', (await findCampaign(client, campaign, signal)).id);
  if (state !== undefined) query.set('state', state);
  const value = await client.read(`${OUTREACH}/placed-links?${query}`, { signal });
  return { value, lines: (paint) => renderLinks(readShown('links', value), paint) };
}

export async function importLinks(
  client: ApiClient,
  given: { file: string; campaign: string; columns: string | undefined; currency: string | undefined },
  signal: AbortSignal,
): Promise<Found> {
  const csv = await readBytes(given.file);
  const { id } = await findCampaign(client, given.campaign, signal);
  const query = new URLSearchParams();
  if (given.columns !== undefined) query.set('columns', given.columns);
  if (given.currency !== undefined) query.set('currency', given.currency);
  const path = `${campaignPath(id)}/placed-links/import${query.size === 0 ? '' : `?${query}`}`;
  const value = await client.post({ path, csv, idempotencyKey: randomUUID() }, signal);
  return { value, lines: (paint) => renderImported(readShown('imported', value), paint, 'link') };
}

function renderLinks(links: Shown<'links'>, paint: Paint): string[] {
  const text = (value: string): Cell => ({ text: toTerminalText(value) });
  const header = ['State', 'Rel', 'Page', 'Target'].map((name): Cell => ({ text: name, color: 'bold' }));
  const rows = links.map(({ state, seen, page_url, target_url }) =>
    [state, seen?.rel ?? '', page_url, target_url].map(text),
  );
  return renderTable([header, ...rows], paint);
}
