import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import type { ApiClient } from '../api/api-client.js';
import { readChunks } from '../api/read-chunks.js';
import type { CliIo } from '../cli-io.js';
import { followToResult } from '../follow/follow-to-result.js';
import { toTerminalText } from '../terminal-text.js';
import { findCampaign } from './find-campaign.js';
import { campaignPath, OUTREACH } from './outreach-api.js';
import { renderCampaigns, renderImported, renderPolled, renderReplies, renderSnapshot } from './render.js';
import type { Found } from './run-outreach.js';
import { readBytes } from './send-queue.js';
import { readShown } from './shown.js';

/** What the smaller commands do. */

export async function listCampaigns(client: ApiClient, signal: AbortSignal): Promise<Found> {
  const value = await client.read(`${OUTREACH}/campaigns?limit=1000`, { signal });
  return { value, lines: (paint) => renderCampaigns(readShown('campaigns', value), paint) };
}

export async function createCampaign(
  client: ApiClient,
  { name, keywords }: { name: string; keywords: string[] },
  signal: AbortSignal,
): Promise<Found> {
  const request = { path: `${OUTREACH}/campaigns`, body: { name, keywords }, idempotencyKey: randomUUID() };
  const value = await client.post(request, signal);
  return { value, lines: () => [`${readShown('campaign', value).id}`] };
}

export async function importLeads(
  client: ApiClient,
  { file, campaign, columns }: { file: string; campaign: string; columns: string | undefined },
  signal: AbortSignal,
): Promise<Found> {
  const csv = await readBytes(file);
  const { id } = await findCampaign(client, campaign, signal);
  const query = columns === undefined ? '' : `?${new URLSearchParams({ columns })}`;
  const request = { path: `${campaignPath(id)}/leads/import${query}`, csv, idempotencyKey: randomUUID() };
  const value = await client.post(request, signal);
  return { value, lines: (paint) => renderImported(readShown('imported', value), paint) };
}

/** However long the mailboxes take. */
export async function runReplyPoll(client: ApiClient, io: CliIo, signal: AbortSignal): Promise<Found> {
  const request = { path: `${OUTREACH}/replies/poll`, body: {}, idempotencyKey: randomUUID() };
  const started = await client.start(request, signal);
  const value =
    'result' in started
      ? started.result
      : await followToResult(client, io, { what: 'Reading the mailboxes', ...started }, signal);
  return { value, lines: (paint) => renderPolled(readShown('polled', value), paint) };
}

export async function listReplies(
  client: ApiClient,
  { campaign, needsReview }: { campaign: string | undefined; needsReview: boolean },
  signal: AbortSignal,
): Promise<Found> {
  const path = campaign === undefined ? OUTREACH : campaignPath((await findCampaign(client, campaign, signal)).id);
  const filter = needsReview ? '&needs_review=true' : '';
  const value = await client.read(`${path}/replies?limit=100${filter}`, { signal });
  return { value, lines: (paint) => renderReplies(readShown('replies', value), paint) };
}

/** A person's word on what a reply means; it is no guess any more, and its effects follow. */
export async function setReplyClass(
  client: ApiClient,
  { id, classification }: { id: string; classification: string },
  signal: AbortSignal,
): Promise<Found> {
  const path = `${OUTREACH}/replies/${encodeURIComponent(id)}`;
  const missing = `There is no reply ${toTerminalText(id)}`;
  const value = await client.change({ path, body: { classification }, missing }, signal);
  return { value, lines: (paint) => renderReplies([readShown('reply', value)], paint) };
}

export async function showSnapshot(client: ApiClient, signal: AbortSignal): Promise<Found> {
  const value = await client.read(`${OUTREACH}/reporting/snapshot`, { signal });
  return { value, lines: (paint) => renderSnapshot(readShown('snapshot', value), paint) };
}

export async function suppress(
  client: ApiClient,
  { emails, reason }: { emails: string[]; reason: string | undefined },
  signal: AbortSignal,
): Promise<Found> {
  const body = { emails, ...(reason === undefined ? {} : { reason }) };
  const value = await client.post({ path: `${OUTREACH}/suppression/bulk`, body, idempotencyKey: randomUUID() }, signal);
  return { value, lines: () => [toTerminalText(JSON.stringify(value))] };
}

/** Writes the file piece by piece, to stdout without one. */
export async function exportCsv(
  client: ApiClient,
  { what, campaign, out }: { what: string; campaign: string; out: string | undefined },
  stdout: NodeJS.WritableStream,
  signal: AbortSignal,
): Promise<void> {
  const { id } = await findCampaign(client, campaign, signal);
  const path = `${campaignPath(id)}/export/${what}`;
  const body = await client.download({ path, missing: `There is no campaign ${campaign}`, signal });
  if (out === undefined) for await (const chunk of readChunks(body)) stdout.write(chunk);
  else await pipeline(readChunks(body), createWriteStream(out), { signal });
}
