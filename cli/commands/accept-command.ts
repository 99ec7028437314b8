import { type Command, InvalidArgumentError, Option } from 'commander';
import type { CliIo } from '../cli-io.js';
import type { ConnectionOptions, OutputOptions } from '../connection-options.js';
import { auditId } from '../option-parsers.js';
import { connectionOptions, type RawConnection, toConnection } from './connection.js';
import { HELP_AFTER } from './help.js';

/** What is to be done: accept findings, list what was accepted of a site, take an acceptance back, or judge an audit by them. */
export type AcceptTask =
  | { kind: 'accept'; request: AcceptRequest }
  | { kind: 'list'; site: string }
  | { kind: 'withdraw'; id: string }
  | { kind: 'judge'; audit: string };

/** As the API takes it. */
export interface AcceptRequest {
  site_url: string;
  /** A check id, a family such as "title/*", or "*" for all checks. */
  check: string;
  reason: string;
  url?: string;
  url_pattern?: string;
  until?: string;
  accepted_by?: string;
}

export interface AcceptOptions extends ConnectionOptions, OutputOptions {
  task: AcceptTask;
}

interface RawOptions extends RawConnection {
  site?: string;
  url?: string;
  pattern?: string;
  reason?: string;
  until?: string;
  by?: string;
  list?: true;
  withdraw?: string;
  judgeAgain?: string;
}

const ABOUT_ACCEPTING = ['url', 'pattern', 'reason', 'until', 'by'] as const;

export function addAcceptCommand(program: Command, io: CliIo, run: (options: AcceptOptions) => Promise<void>): void {
  const command = program
    .command('accept')
    .description('Accept findings of a site, list what is accepted, or withdraw an acceptance')
    .argument('[check]', "id of a check, a family such as 'title/*', or '*' for all checks")
    .addOption(new Option('--site <url>', 'the site whose findings are accepted, or listed with --list'))
    .addOption(new Option('--url <url>', 'only of this page or file').conflicts('pattern'))
    .addOption(new Option('--pattern <pattern>', "only of pages like this, for instance '/tag/*'"))
    .addOption(new Option('--reason <text>', 'why: reports show it'))
    .addOption(new Option('--until <date>', 'the last day on which it holds, in UTC: YYYY-MM-DD').argParser(lastDay))
    .addOption(new Option('--by <name>', 'who decided, where the token carries no name'))
    .addOption(new Option('--list', 'list what is accepted of the site').conflicts(['withdraw', ...ABOUT_ACCEPTING]))
    .addOption(
      new Option('--withdraw <id>', 'take this acceptance back')
        .argParser(acceptanceId)
        .conflicts(['site', ...ABOUT_ACCEPTING]),
    )
    .addOption(
      new Option('--judge-again <audit>', 'judge this audit again by what is accepted now, without a crawl')
        .argParser(auditId)
        .conflicts(['site', 'list', 'withdraw', ...ABOUT_ACCEPTING]),
    )
    .addOption(new Option('--json', 'print JSON, nothing else'));
  for (const option of connectionOptions(io)) command.addOption(option);
  command.addHelpText('after', HELP_AFTER);
  command.action(async (check: string | undefined, raw: RawOptions) => {
    await run({ ...toConnection(command, raw, io), task: readTask(command, check, raw) });
  });
}

function readTask(command: Command, check: string | undefined, raw: RawOptions): AcceptTask {
  const refuse = (message: string) => command.error(`error: ${message}`, { exitCode: 2, code: 'linkwright.accept' });
  if (check !== undefined && (raw.list || raw.withdraw !== undefined || raw.judgeAgain !== undefined))
    return refuse(`give a check to accept, --list, --withdraw or --judge-again, not two of them (given: ${check})`);
  if (raw.judgeAgain !== undefined) return { kind: 'judge', audit: raw.judgeAgain };
  if (raw.withdraw !== undefined) return { kind: 'withdraw', id: raw.withdraw };
  const { site } = raw;
  if (raw.list) return site === undefined ? refuse('--list needs --site <url>') : { kind: 'list', site };
  if (check === undefined)
    return refuse('give a check to accept, or --list, or --withdraw <id>, or --judge-again <audit>');
  if (site === undefined) return refuse(`accepting needs --site <url> (check: ${check})`);
  if (raw.reason === undefined) return refuse(`accepting needs --reason <text> (check: ${check})`);
  return { kind: 'accept', request: toRequest(check, site, raw.reason, raw) };
}

function toRequest(
  check: string,
  site_url: string,
  reason: string,
  { url, pattern, until, by }: RawOptions,
): AcceptRequest {
  const request: AcceptRequest = { site_url, check, reason };
  if (url !== undefined) request.url = url;
  if (pattern !== undefined) request.url_pattern = pattern;
  if (until !== undefined) request.until = until;
  if (by !== undefined) request.accepted_by = by;
  return request;
}

/** Whether the calendar has the day, and it has not passed, is for the platform to say. */
function lastDay(text: string): string {
  if (/^\d{4}-\d{2}-\d{2}$/.test(text)) return text;
  throw new InvalidArgumentError('It must be a day written as YYYY-MM-DD.');
}

function acceptanceId(text: string): string {
  if (/^[0-9a-f]{24}$/.test(text)) return text;
  throw new InvalidArgumentError('It must be the id of an acceptance (24 of 0-9 and a-f), as --list shows it.');
}
