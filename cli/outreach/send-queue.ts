import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { ApiClient } from '../api/api-client.js';
import type { ClientOperation } from '../api/operation.js';
import { CliError } from '../cli-error.js';
import type { CliIo } from '../cli-io.js';
import { EXIT_CODES } from '../exit-codes.js';
import { followToResult } from '../follow/follow-to-result.js';
import { findCampaign } from './find-campaign.js';
import { campaignPath } from './outreach-api.js';
import { renderPreview, renderQueued } from './render.js';
import type { Found } from './run-outreach.js';
import { readShown } from './shown.js';

export interface QueueOptions {
  campaign: string;
  template: string | undefined;
  subject: string | undefined;
  bodyFile: string | undefined;
  /** None: all discovered leads with an address. */
  leads: string[];
  values: Record<string, string>;
  followUps: { after_days: number; bodyFile: string }[];
  /** Several share the leads; none: the default. */
  senders: string[];
  startAt: string | undefined;
  dryRun: boolean;
  wait: boolean;
}

/** Queues mails to the leads of a campaign and waits until all are sent, or only shows them. */
export async function sendQueue(
  client: ApiClient,
  io: CliIo,
  options: QueueOptions,
  signal: AbortSignal,
): Promise<Found> {
  const { id } = await findCampaign(client, options.campaign, signal);
  const body = await toQueueRequest(options);
  if (options.dryRun) {
    const path = `${campaignPath(id)}/outreach/preview`;
    const value = await client.post({ path, body, idempotencyKey: randomUUID() }, signal);
    return { value, lines: (paint) => renderPreview(readShown('preview', value), paint) };
  }
  const started = await client.start(
    { path: `${campaignPath(id)}/outreach/queue`, body, idempotencyKey: randomUUID() },
    signal,
  );
  if ('result' in started) return queueResult(started.result);
  if (!options.wait) return { value: started.operation, lines: () => queuedLines(started.operation) };
  // Ctrl-C ends the waiting, not the queue: mail is still sent at its pace.
  return queueResult(await followToResult(client, io, { what: 'The queue', ...started }, signal));
}

function queueResult(value: unknown): Found {
  return { value, lines: (paint) => renderQueued(readShown('queued', value), paint) };
}

function queuedLines({ id, links }: ClientOperation): string[] {
  return [`Queued as operation ${id}; it continues without this client`, `${links.self} shows its progress`];
}

async function toQueueRequest(options: QueueOptions): Promise<Record<string, unknown>> {
  const { template, subject, bodyFile, leads, values, followUps, senders, startAt } = options;
  const [sender, ...others] = senders;
  return {
    ...(template === undefined ? {} : { template_id: template }),
    ...(subject === undefined ? {} : { subject }),
    ...(bodyFile === undefined ? {} : { body: await readText(bodyFile) }),
    ...(leads.length === 0 ? {} : { lead_ids: leads }),
    ...(Object.keys(values).length === 0 ? {} : { values }),
    ...(sender === undefined ? {} : others.length > 0 ? { sender_ids: senders } : { sender_id: sender }),
    ...(startAt === undefined ? {} : { start_at: startAt }),
    ...(followUps.length === 0 ? {} : { follow_ups: await Promise.all(followUps.map(toFollowUp)) }),
  };
}

async function toFollowUp({ after_days, bodyFile }: QueueOptions['followUps'][number]) {
  return { after_days, body: await readText(bodyFile) };
}

async function readText(file: string): Promise<string> {
  return (await readBytes(file)).toString('utf8');
}

/** The file as it is: which encoding it has is for the reader to find out. @throws CliError when there is no such file */
export async function readBytes(file: string): Promise<Buffer> {
  return readFile(file).catch((error: Error) => {
    throw new CliError(EXIT_CODES.usage, `${file} can't be read: ${error.message}`);
  });
}
