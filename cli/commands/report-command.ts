import { type Command, Option } from 'commander';
import type { CliIo } from '../cli-io.js';
import type { ConnectionOptions } from '../connection-options.js';
import { auditId } from '../option-parsers.js';
import { type AuditList, FORMATS, LISTS, type ReportFileFormat, readFormat } from '../report-format.js';
import type { SavedReportChoices } from '../save-report.js';
import { connectionOptions, type RawConnection, toConnection } from './connection.js';
import { HELP_AFTER } from './help.js';
import { pageFilterOptions, type RawPageFilter, toPageFilter } from './page-filter-options.js';
import { checkReportChoices, type RawReportChoices, reportChoiceOptions, toReportChoices } from './report-choices.js';

/** `brand` may be a name here. */
export interface ReportCommandOptions extends ConnectionOptions, SavedReportChoices {
  auditId: string;
  format: ReportFileFormat;
  /** A list of the audit in the place of its report. */
  list: AuditList | undefined;
  /** Of the list of links: those to a URL, or on a page. */
  to: string | undefined;
  from: string | undefined;
  /** Of the list of pages: what it is narrowed to, by the names of the API. */
  filter: Readonly<Record<string, string>>;
  /** Undefined for stdout. */
  out: string | undefined;
}

/** Forms that are no text. */
const BINARY: readonly ReportFileFormat[] = ['pdf', 'xlsx'];

interface RawOptions extends RawConnection, RawReportChoices, RawPageFilter {
  format?: ReportFileFormat;
  list?: AuditList;
  to?: string;
  from?: string;
  out?: string;
}

export function addReportCommand(
  program: Command,
  io: CliIo,
  run: (options: ReportCommandOptions) => Promise<void>,
): void {
  const command = program
    .command('report')
    .description('Get the report of an audit')
    .argument('<audit>', 'id of the audit', auditId)
    .addOption(
      new Option('--format <format>', 'form of the report (the ending of --out says it, else html)').choices(FORMATS),
    )
    .addOption(new Option('--list <list>', 'a list of the audit as CSV in place of the report').choices(LISTS))
    .addOption(new Option('--to <url>', 'with --list links: links to this URL (its inlinks)'))
    .addOption(new Option('--from <url>', 'with --list links: links on this page'))
    .addOption(new Option('--out <file>', 'file that takes it; stdout without'));
  for (const option of [...pageFilterOptions(), ...reportChoiceOptions(), ...connectionOptions(io)])
    command.addOption(option);
  command.addHelpText('after', HELP_AFTER);
  command.action(async (id: string, raw: RawOptions) => {
    const { list, to, from } = raw;
    refuseListOptions(command, raw);
    const format = list === undefined ? (raw.format ?? readFormat(raw.out ?? '') ?? 'html') : 'csv';
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
      list,
      to,
      from,
      filter: toPageFilter(raw),
      out: raw.out,
    });
  });
}

/** A list has one form; that of links can be narrowed to a URL, that of pages by conditions. */
function refuseListOptions(command: Command, raw: RawOptions): void {
  const { list, to, from, format, form, language, brand } = raw;
  const refuse = (message: string) =>
    command.error(`error: ${message}`, { exitCode: 2, code: 'linkwright.reportList' });
  if (list !== 'links' && (to !== undefined || from !== undefined)) refuse('--to and --from need --list links');
  const [condition] = Object.keys(toPageFilter(raw));
  if (list !== 'pages' && condition !== undefined) refuse(`--${condition.replace('_', '-')} needs --list pages`);
  if (list === undefined) return;
  const isStyled = form !== undefined || language !== undefined || brand !== undefined;
  if (isStyled || (format !== undefined && format !== 'csv'))
    refuse('--list is always CSV: leave out --format, --form, --language and --brand');
}
