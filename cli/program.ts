import { Command, Option } from 'commander';
import type { AuditOptions } from './audit-options.js';
import type { CliIo } from './cli-io.js';
import { EXIT_CODE_HELP } from './exit-codes.js';
import { readServerAddress, repeated, score, serverAddress, wholeNumber } from './option-parsers.js';
import { toTerminalText } from './terminal-text.js';

/** Options as commander hands them over. */
interface RawOptions {
  quick?: true;
  competitor?: string[];
  keyword?: string[];
  maxPages?: number;
  depth?: number;
  json?: true;
  failUnder?: number;
  timeout?: number;
  output?: string;
  color: boolean;
  server: string;
  token?: string;
}

/** The bounds of CompleteAuditRequest in openapi.yaml: told here without a round trip, the platform checks again. */
const COMPETITORS = { min: 2, max: 5 } as const;
const MAX_KEYWORDS = 20;
const MAX_TIMEOUT_S = 86_400;

const HELP_AFTER = `${EXIT_CODE_HELP}

Environment:
  LINKWRIGHT_URL    the platform, when --server is not given
  LINKWRIGHT_TOKEN  the token, when --token is not given; unlike --token it is not seen in the list of processes
  NO_COLOR          set to anything: no colours

The result goes to stdout, everything else to stderr. Ctrl-C cancels the audit; a second one does not wait for that.
Through npm: npm run --silent audit -- https://www.example.com/ --fail-under 80`;

/** The command line. Everything it prints goes through `io`; it throws CommanderError instead of ending the process. */
export function createProgram(io: CliIo, audit: (options: AuditOptions) => Promise<void>): Command {
  const program = new Command('linkwright')
    .description('Command-line client of a Linkwright platform')
    .exitOverride()
    .configureOutput({
      writeOut: (text) => void io.stdout.write(text),
      writeErr: (text) => void io.stderr.write(text),
      getOutHasColors: () => false,
      getErrHasColors: () => false,
    });
  const command = program
    .command('audit')
    .description('Audit a website and show its score, its components and the top fixes')
    .argument('<url>', 'the site, for instance https://www.example.com/');
  for (const option of auditOptions(io)) command.addOption(option);
  command.addHelpText('after', HELP_AFTER).action(async (url: string, raw: RawOptions) => {
    checkCounts(command, raw);
    checkServer(command, raw);
    await audit(toAuditOptions(url, raw, io));
  });
  return program;
}

function auditOptions({ settings }: CliIo): Option[] {
  const { min, max } = COMPETITORS;
  return [
    new Option('--quick', 'look at up to 20 pages only').conflicts(['competitor', 'keyword', 'maxPages', 'depth']),
    new Option('--competitor <url>', `site to compare with; give ${min} to ${max}, one option each`).argParser(
      repeated,
    ),
    new Option('--keyword <word>', `word or phrase to rank for; up to ${MAX_KEYWORDS}, one option each`).argParser(
      repeated,
    ),
    new Option('--max-pages <count>', 'most pages to crawl (the platform takes 500)').argParser(wholeNumber(1, 10_000)),
    new Option('--depth <clicks>', 'most clicks from the start page (the platform takes 3)').argParser(
      wholeNumber(1, 5),
    ),
    new Option('--json', 'print the whole result as JSON, nothing else'),
    new Option('--fail-under <score>', 'exit with 3 when the score is lower').argParser(score),
    new Option('--timeout <seconds>', 'cancel the audit and exit with 4 after this time').argParser(
      wholeNumber(1, MAX_TIMEOUT_S),
    ),
    new Option('--output <file>', 'write the whole result as JSON to a file as well'),
    new Option('--no-color', 'no colours'),
    new Option('--server <url>', 'address of the platform').argParser(serverAddress).default(settings.server),
    new Option('--token <token>', 'Bearer token for the platform'),
  ];
}

function checkCounts(command: Command, { competitor = [], keyword = [] }: RawOptions): void {
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
}

/** The option is checked as it is read; what comes from the environment, here. */
function checkServer(command: Command, { server }: RawOptions): void {
  if (readServerAddress(server) === null) {
    const message = `error: LINKWRIGHT_URL must be an http(s) address (given: ${toTerminalText(server)})`;
    command.error(message, { exitCode: 2, code: 'linkwright.server' });
  }
}

function toAuditOptions(url: string, raw: RawOptions, { settings, stdout }: CliIo): AuditOptions {
  return {
    url,
    quick: raw.quick ?? false,
    competitors: raw.competitor ?? [],
    keywords: raw.keyword ?? [],
    maxPages: raw.maxPages,
    depth: raw.depth,
    json: raw.json ?? false,
    failUnder: raw.failUnder,
    timeoutMs: raw.timeout === undefined ? null : raw.timeout * 1000,
    output: raw.output,
    color: raw.color && settings.color && stdout.isTTY === true,
    server: raw.server,
    token: raw.token ?? settings.token,
  };
}
