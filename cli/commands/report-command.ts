import { type Command, Option } from 'commander';
import type { CliIo } from '../cli-io.js';
import type { ConnectionOptions } from '../connection-options.js';
import { auditId } from '../option-parsers.js';
import { FORMATS, formatOf, type ReportFormat } from '../report-format.js';
import type { ReportChoices } from '../save-report.js';
import { connectionOptions, type RawConnection, toConnection } from './connection.js';
import { HELP_AFTER } from './help.js';
import { checkReportChoices, type RawReportChoices, reportChoiceOptions, toReportChoices } from './report-choices.js';

/** `brand` may be a name here. */
export interface ReportOptions extends ConnectionOptions, ReportChoices {
  auditId: string;
  format: ReportFormat;
  /** Undefined for stdout. */
  out: string | undefined;
}

/** Forms that are no text. */
const BINARY: readonly ReportFormat[] = ['pdf', 'xlsx'];

interface RawOptions extends RawConnection, RawReportChoices {
  format?: ReportFormat;
  out?: string;
}

export function addReportCommand(program: Command, io: CliIo, run: (options: ReportOptions) => Promise<void>): void {
  const command = program
    .command('report')
    .description('Get the report of an audit')
    .argument('<audit>', 'id of the audit', auditId)
    .addOption(
      new Option('--format <format>', 'form of the report (the ending of --out says it, else html)').choices(FORMATS),
    )
    .addOption(new Option('--out <file>', 'file that takes it; stdout without'));
  for (const option of [...reportChoiceOptions(), ...connectionOptions(io)]) command.addOption(option);
  command.addHelpText('after', HELP_AFTER);
  command.action(async (id: string, raw: RawOptions) => {
    const format = raw.format ?? formatOf(raw.out ?? '') ?? 'html';
    if (BINARY.includes(format) && raw.out === undefined && io.stdout.isTTY === true)
      command.error(`error: a ${format} file cannot be shown in a terminal: add --out <file>`, {
        exitCode: 2,
        code: 'linkwright.pdf',
      });
    checkReportChoices(command, raw, [format]);
    await run({
      ...toConnection(command, raw, io),
      ...toReportChoices(raw),
      auditId: id,
      format,
      out: raw.out,
    });
  });
}
