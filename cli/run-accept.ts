import { randomUUID } from 'node:crypto';
import { renderAcceptance, renderAcceptances, renderJudgment } from './accept/render-acceptances.js';
import { readAcceptance, readAcceptances, readJudgment } from './accept/shown-acceptance.js';
import type { ApiClient } from './api/api-client.js';
import { withClient } from './api/open-client.js';
import type { CliIo } from './cli-io.js';
import type { AcceptOptions } from './commands/accept-command.js';
import { EXIT_CODES, type ExitCode } from './exit-codes.js';
import { followToResult } from './follow/follow-to-result.js';
import { toJsonText } from './json-text.js';
import { createPaint } from './report/paint.js';

const PATH = '/api/seo/acceptances';

/** `accept <check> --site … --reason …`, `accept --list --site …`, `accept --withdraw <id>` and `accept --judge-again <audit>`. */
export async function runAccept(options: AcceptOptions, io: CliIo): Promise<ExitCode> {
  const { value, lines } = await withClient(options, io, (client, signal) => act(client, options, io, signal));
  io.stdout.write(options.json ? toJsonText(value) : lines.map((line) => `${line.trimEnd()}\n`).join(''));
  return EXIT_CODES.ok;
}

/** What is printed as JSON, and the same for people. */
interface Answer {
  value: unknown;
  lines: string[];
}

async function act(client: ApiClient, { task, color }: AcceptOptions, io: CliIo, signal: AbortSignal): Promise<Answer> {
  switch (task.kind) {
    case 'accept': {
      const post = { path: PATH, body: { ...task.request }, idempotencyKey: randomUUID() };
      const value = await client.post(post, signal);
      return { value, lines: renderAcceptance(readAcceptance(value)) };
    }
    case 'list': {
      const value = await client.read(`${PATH}?${new URLSearchParams({ site_url: task.site })}`, { signal });
      return { value, lines: renderAcceptances(readAcceptances(value), createPaint(color)) };
    }
    case 'withdraw': {
      await client.remove(`${PATH}/${task.id}`, { missing: `There is no acceptance ${task.id}`, signal });
      const line = `Withdrawn: ${task.id}. What it covered counts again from the next audit on.`;
      return { value: { withdrawn: task.id }, lines: [line] };
    }
    case 'judge': {
      const value = await judgeAgain(client, task.audit, io, signal);
      return { value, lines: renderJudgment(readJudgment(value)) };
    }
  }
}

async function judgeAgain(client: ApiClient, audit: string, io: CliIo, signal: AbortSignal): Promise<unknown> {
  const path = `/api/seo/audits/${audit}/judge-again`;
  const started = await client.start({ path, body: {}, idempotencyKey: randomUUID() }, signal);
  if ('result' in started) return started.result;
  return followToResult(client, io, { what: 'Judging again', operation: started.operation }, signal);
}
