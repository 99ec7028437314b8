import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import type { ApiClient } from './api/api-client.js';
import { withClient } from './api/open-client.js';
import { CliError } from './cli-error.js';
import type { CliIo } from './cli-io.js';
import type { MoveOptions, MoveTask } from './commands/move-command.js';
import { EXIT_CODES, type ExitCode } from './exit-codes.js';
import { findSite, findWorkspace, type Named } from './find-named.js';
import { followToResult } from './follow/follow-to-result.js';
import { toJsonText } from './json-text.js';
import { findCampaign } from './outreach/find-campaign.js';
import { campaignPath } from './outreach/outreach-api.js';
import { toTerminalText } from './terminal-text.js';

const moved = z.object({ records: z.number() });

/** `move site <site> --to …` and `move campaign <campaign> --to …`. Once begun, a move finishes without this client. */
export async function runMove(options: MoveOptions, io: CliIo): Promise<ExitCode> {
  const { value, line } = await withClient(options, io, (client, signal) => move(client, options.task, io, signal));
  io.stdout.write(options.json ? toJsonText(value) : `${line}\n`);
  return EXIT_CODES.ok;
}

async function move(
  client: ApiClient,
  task: MoveTask,
  io: CliIo,
  signal: AbortSignal,
): Promise<{ value: unknown; line: string }> {
  const to = await findWorkspace(client, task.to, signal);
  const { what, path, sender_id } = await findSource(client, task, signal);
  const body = { workspace_id: to.id, ...(sender_id !== undefined && { sender_id }) };
  const started = await client.start({ path: `${path}/move`, body, idempotencyKey: randomUUID() }, signal);
  const value =
    'result' in started
      ? started.result
      : await followToResult(client, io, { what: `Moving ${what.name}`, ...started }, signal);
  const parsed = moved.safeParse(value);
  if (!parsed.success)
    throw new CliError(EXIT_CODES.failure, 'The platform returned a move that this client cannot read');
  const records = `${parsed.data.records} record${parsed.data.records === 1 ? '' : 's'}`;
  return { value, line: toTerminalText(`Moved ${what.name} to ${to.name} (${to.id}): ${records}.`) };
}

interface Source {
  what: Named;
  path: string;
  sender_id?: string | undefined;
}

async function findSource(client: ApiClient, task: MoveTask, signal: AbortSignal): Promise<Source> {
  if (task.kind === 'site') {
    const what = await findSite(client, task.site, signal);
    return { what, path: `/api/seo-dashboard/sites/${encodeURIComponent(what.id)}` };
  }
  const what = await findCampaign(client, task.campaign, signal);
  return { what, path: campaignPath(what.id), sender_id: task.sender };
}
