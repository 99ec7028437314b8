import { type Command, Option } from 'commander';
import type { ReportForm, ReportLanguage } from '../../domain/reports/report-options.js';
import type { CliIo } from '../cli-io.js';
import type { ConnectionOptions } from '../connection-options.js';
import { auditId } from '../option-parsers.js';
import { FORMATS, FORMS, formatOf, LANGUAGES, type ReportFormat } from '../report-format.js';
import { connectionOptions, type RawConnection, toConnection } from './connection.js';
import { HELP_AFTER } from './help.js';

export interface ReportOptions extends ConnectionOptions {
  auditId: string;
  format: ReportFormat;
  /** Left to the platform when undefined. */
  form: ReportForm | undefined;
  language: ReportLanguage | undefined;
  /** Undefined for stdout. */
  out: string | undefined;
}

/** Forms that are no text. */
const BINARY: readonly ReportFormat[] = ['pdf', 'xlsx'];

interface RawOptions extends RawConnection {
  format?: ReportFormat;
  form?: ReportForm;
  language?: ReportLanguage;
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
    .addOption(
      new Option('--form <form>', 'short (for a client, as PDFs are) or full; html and pdf only').choices(FORMS),
    )
    .addOption(new Option('--language <language>', 'language of the short form').choices(LANGUAGES))
    .addOption(new Option('--out <file>', 'file that takes it; stdout without'));
  for (const option of connectionOptions(io)) command.addOption(option);
  command.addHelpText('after', HELP_AFTER);
  command.action(async (id: string, raw: RawOptions) => {
    const format = raw.format ?? formatOf(raw.out ?? '') ?? 'html';
    if (BINARY.includes(format) && raw.out === undefined && io.stdout.isTTY === true)
      command.error(`error: a ${format} file cannot be shown in a terminal: add --out <file>`, {
        exitCode: 2,
        code: 'linkwright.pdf',
      });
    await run({
      ...toConnection(command, raw, io),
      auditId: id,
      format,
      form: raw.form,
      language: raw.language,
      out: raw.out,
    });
  });
}
