import { type Command, Option } from 'commander';
import type { CliIo } from '../cli-io.js';
import type { ConnectionOptions, OutputOptions } from '../connection-options.js';
import { type FailRule, failRules } from '../gates/fail-rule.js';
import { auditId } from '../option-parsers.js';
import { connectionOptions, type RawConnection, toConnection } from './connection.js';
import { HELP_AFTER } from './help.js';

export interface CompareOptions extends ConnectionOptions, OutputOptions {
  /** Two audits, the base first; or one that is compared with the audit before it. */
  audits: { base: string; other: string } | { previousOf: string };
  failOn: (FailRule & { kind: 'issues' })[];
}

interface RawOptions extends RawConnection {
  previous?: string;
  failOn?: FailRule[];
}

export function addCompareCommand(program: Command, io: CliIo, run: (options: CompareOptions) => Promise<void>): void {
  const command = program
    .command('compare')
    .description('Show what changed from one audit of a site to another')
    .argument('[base]', 'id of the audit to start from')
    .argument('[other]', 'id of the audit to compare it with')
    .addOption(new Option('--previous <id>', 'compare this audit with the one before it').argParser(auditId))
    .addOption(new Option('--json', 'print the whole comparison as JSON, nothing else'))
    .addOption(new Option('--fail-on <rule>', 'exit with 3 on new-critical or new-warning').argParser(failRules));
  for (const option of connectionOptions(io)) command.addOption(option);
  command.addHelpText('after', HELP_AFTER);
  command.action(async (base: string | undefined, other: string | undefined, raw: RawOptions) => {
    const audits = readAudits(command, [base, other], raw.previous);
    await run({ ...toConnection(command, raw, io), audits, failOn: readRules(command, raw.failOn ?? []) });
  });
}

function readAudits(
  command: Command,
  [base, other]: [string | undefined, string | undefined],
  previous: string | undefined,
): CompareOptions['audits'] {
  const isUsage = { exitCode: 2, code: 'linkwright.audits' };
  if (previous !== undefined) {
    if (base !== undefined) command.error('error: give two audits or --previous, not both', isUsage);
    return { previousOf: previous };
  }
  if (base === undefined || other === undefined)
    return command.error('error: give the ids of two audits, or --previous and the id of one', isUsage);
  for (const id of [base, other])
    if (!/^[0-9a-f]{24}$/.test(id)) command.error(`error: '${id}' is no id of an audit (24 of 0-9 and a-f)`, isUsage);
  return { base, other };
}

/** A comparison shows what is new; what there is in total is for `audit --fail-on`. */
function readRules(command: Command, rules: readonly FailRule[]): CompareOptions['failOn'] {
  return rules.map((rule) => {
    if (rule.kind === 'issues' && rule.onlyNew) return rule;
    const message = `error: compare knows --fail-on new-critical and new-warning (given: ${rule.text})`;
    return command.error(message, { exitCode: 2, code: 'linkwright.rule' });
  });
}
