import { type Command, Option } from 'commander';
import type { AuditOptions } from '../audit-options.js';
import type { CliIo } from '../cli-io.js';
import { type FailRule, failRules } from '../gates/fail-rule.js';
import { repeated, score, wholeNumber } from '../option-parsers.js';
import { FORMATS, type ReportFileFormat, readFormat } from '../report-format.js';
import { connectionOptions, type RawConnection, toConnection } from './connection.js';
import { checkCrawlOptions, listCrawlOptions, type RawCrawlOptions, toCrawlRequest } from './crawl-options.js';
import { HELP_AFTER } from './help.js';
import {
  checkReportChoices,
  choicesFor,
  type RawReportChoices,
  reportChoiceOptions,
  toReportChoices,
} from './report-choices.js';

interface RawOptions extends RawConnection, RawCrawlOptions, RawReportChoices {
  quick?: true;
  competitor?: string[];
  keyword?: string[];
  maxPages?: number;
  depth?: number;
  checkSettings?: string;
  checkSet?: string;
  failUnder?: number;
  failOn?: FailRule[];
  timeout?: number;
  output?: string;
  report?: string[];
  format?: ReportFileFormat;
}

/** The bounds of CompleteAuditRequest in openapi.yaml: checked here without a round trip, and again by the platform. */
const COMPETITORS = { min: 2, max: 5 } as const;
const MAX_KEYWORDS = 20;
const MAX_TIMEOUT_S = 86_400;

const HELP_END = `${HELP_AFTER} Ctrl-C cancels the audit; a second one does not wait for that.
Through npm: npm run --silent audit -- https://www.example.com/ --fail-on new-critical`;

export function addAuditCommand(program: Command, io: CliIo, run: (options: AuditOptions) => Promise<void>): void {
  const command = program
    .command('audit')
    .description('Audit a website and show its score, its components and the top fixes')
    .argument('<url>', 'the site, for instance https://www.example.com/');
  const outcome = [...outcomeOptions(), ...reportChoiceOptions()];
  for (const option of [...scopeOptions(), ...listCrawlOptions(), ...outcome, ...connectionOptions(io)])
    command.addOption(option);
  command.addHelpText('after', HELP_END).action(async (url: string, raw: RawOptions) => {
    checkCounts(command, raw);
    checkCrawlOptions(command, raw);
    checkReportChoices(
      command,
      raw,
      listReports(raw).map(({ format }) => format),
    );
    await run(toAuditOptions(command, url, raw, io));
  });
}

/** What is audited. */
function scopeOptions(): Option[] {
  const { min, max } = COMPETITORS;
  return [
    new Option('--quick', 'look at up to 20 pages only').conflicts(['competitor', 'keyword', 'maxPages', 'depth']),
    new Option('--competitor <url>', `site to compare with; give ${min} to ${max}, one option each`).argParser(
      repeated,
    ),
    new Option('--keyword <word>', `word or phrase to rank for; up to ${MAX_KEYWORDS}, one option each`).argParser(
      repeated,
    ),
    new Option('--max-pages <count>', 'most pages to crawl (default 500)').argParser(wholeNumber(1, 50_000)),
    new Option('--depth <clicks>', 'most clicks from the start page (default: no limit)').argParser(wholeNumber(1, 50)),
    new Option('--check-settings <file>', 'thresholds and severities for this audit, a JSON file'),
    new Option('--check-set <id>', 'a set of your own checks, see docs/own-checks.md'),
  ];
}

/** What happens to the result. */
function outcomeOptions(): Option[] {
  return [
    new Option('--json', 'print the whole result as JSON, nothing else'),
    new Option('--fail-under <score>', 'exit with 3 when the score is lower').argParser(score),
    new Option(
      '--fail-on <rule>',
      'exit with 3 on critical, warning, new-critical, new-warning or score<N>; several with commas or options',
    ).argParser(failRules),
    new Option('--timeout <seconds>', 'cancel the audit and exit with 4 after this time').argParser(
      wholeNumber(1, MAX_TIMEOUT_S),
    ),
    new Option('--output <file>', 'write the whole result as JSON to a file as well'),
    new Option(
      '--report <file>',
      'write a report as well, in the form its ending says; several, one option each',
    ).argParser(repeated),
    new Option('--format <format>', 'form of the report, whatever its ending').choices(FORMATS),
  ];
}

function checkCounts(command: Command, { competitor = [], keyword = [], report = [], format }: RawOptions): void {
  const { min, max } = COMPETITORS;
  const { length } = competitor;
  const isUsage = { exitCode: 2, code: 'linkwright.count' };
  if (length > 0 && (length < min || length > max)) {
    command.error(
      `error: --competitor must be given ${min} to ${max} times, or not at all (given: ${length})`,
      isUsage,
    );
  }
  if (keyword.length > MAX_KEYWORDS) {
    command.error(`error: --keyword may be given ${MAX_KEYWORDS} times at most (given: ${keyword.length})`, isUsage);
  }
  if (format !== undefined && report.length !== 1)
    command.error(`error: --format goes with exactly one --report (given: ${report.length})`, isUsage);
}

function toAuditOptions(command: Command, url: string, raw: RawOptions, io: CliIo): AuditOptions {
  return {
    ...toConnection(command, raw, io),
    url,
    quick: raw.quick ?? false,
    competitors: raw.competitor ?? [],
    keywords: raw.keyword ?? [],
    maxPages: raw.maxPages,
    depth: raw.depth,
    crawl: toCrawlRequest(raw),
    checkSettings: raw.checkSettings,
    checkSet: raw.checkSet,
    failUnder: raw.failUnder,
    failOn: raw.failOn ?? [],
    timeoutMs: raw.timeout === undefined ? null : raw.timeout * 1000,
    output: raw.output,
    reports: listReports(raw),
  };
}

function listReports(raw: RawOptions): AuditOptions['reports'] {
  const choices = toReportChoices(raw);
  return (raw.report ?? []).map((file) => {
    const format = raw.format ?? readFormat(file) ?? 'html';
    return { file, format, choices: choicesFor(format, choices) };
  });
}
