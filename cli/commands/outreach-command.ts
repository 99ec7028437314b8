import { type Command, InvalidArgumentError, Option } from 'commander';
import type { LinkState } from '../../domain/outreach/links/placed-link.js';
import type { ReplyClass } from '../../domain/outreach/replies/reply.js';
import { withClient } from '../api/open-client.js';
import type { CliIo } from '../cli-io.js';
import { EXIT_CODES, type ExitCode } from '../exit-codes.js';
import { repeated } from '../option-parsers.js';
import {
  createCampaign,
  exportCsv,
  importLeads,
  listCampaigns,
  listReplies,
  runReplyPoll,
  setReplyClass,
  showSnapshot,
  suppress,
} from '../outreach/actions.js';
import { importLinks, listLinks } from '../outreach/link-actions.js';
import { listSteps } from '../outreach/list-steps.js';
import { runOutreach } from '../outreach/run-outreach.js';
import { type QueueOptions, sendQueue } from '../outreach/send-queue.js';
import { connectionOptions, type RawConnection, toConnection } from './connection.js';
import { HELP_AFTER } from './help.js';

interface Host {
  outreach: Command;
  io: CliIo;
  onExit: (exitCode: ExitCode) => void;
}

type Work = Parameters<typeof runOutreach>[2];

/** `outreach …`: campaigns from the command line. */
export function addOutreachCommand(program: Command, io: CliIo, onExit: (exitCode: ExitCode) => void): void {
  const outreach = program.command('outreach').description('Backlink outreach: campaigns, leads, mails, replies');
  const host = { outreach, io, onExit };
  addCampaignCommands(host);
  addSendCommand(host);
  addSequenceCommand(host);
  addReplyCommands(host);
  addLinkCommands(host);
  addExportCommand(host);
}

function addCampaignCommands(host: Host): void {
  add(host, 'campaigns', 'List your campaigns', [], () => (client, signal) => listCampaigns(client, signal));
  add<[string], { keyword?: string[] }>(
    host,
    'create <name>',
    'Make a campaign and print its id',
    [new Option('--keyword <word>', 'what its leads are about; may be given several times').argParser(repeated)],
    (raw, name) => (client, signal) => createCampaign(client, { name, keywords: raw.keyword ?? [] }, signal),
  );
  add<[string], { campaign: string; columns?: string }>(
    host,
    'import <file>',
    'Add the leads of a CSV file to a campaign',
    [
      campaignOption(),
      new Option('--columns <pairs>', 'which column is which field: website_url:Site,contact_email:Mail'),
    ],
    (raw, file) => (client, signal) =>
      importLeads(client, { file, campaign: raw.campaign, columns: raw.columns }, signal),
  );
  add(host, 'report', 'Show the figures of all campaigns', [], () => (client, signal) => showSnapshot(client, signal));
  add<[string[]], { reason?: string }>(
    host,
    'suppress <address...>',
    'Never mail these addresses (or @domains) again',
    [new Option('--reason <text>', 'why')],
    (raw, emails) => (client, signal) => suppress(client, { emails, reason: raw.reason }, signal),
  );
}

interface RawQueue {
  campaign: string;
  template?: string;
  subject?: string;
  bodyFile?: string;
  lead?: string[];
  value?: Record<string, string>;
  followUp?: QueueOptions['followUps'];
  sender?: string[];
  startAt?: string;
  dryRun?: true;
  wait: boolean;
}

function addSendCommand(host: Host): void {
  const options = [
    campaignOption(),
    new Option('--template <id>', 'template with subject and text').conflicts(['subject', 'bodyFile']),
    new Option('--subject <line>', 'subject; {placeholders} are filled in'),
    new Option('--body-file <file>', 'file with the text; {placeholders} are filled in'),
    new Option('--lead <id>', 'only this lead; may be given several times').argParser(repeated),
    new Option('--value <name=text>', 'value of a placeholder; can be repeated').argParser(pair),
    new Option('--follow-up <days:file>', 'reminder so many days later; up to three').argParser(followUp),
    new Option('--sender <id>', 'mailbox to send from (your default without); several share the leads').argParser(
      repeated,
    ),
    new Option('--start-at <time>', 'not before this: 2026-05-01T09:00:00Z'),
    new Option('--dry-run', 'show every mail and who cannot be mailed; send nothing'),
    new Option('--no-wait', 'queue the emails and return; they leave at their pace'),
  ];
  add<[], RawQueue>(host, 'send', 'Mail the leads of a campaign at a decent pace', options, (raw) => {
    const { campaign, template, subject, bodyFile, lead = [], value = {}, followUp: followUps = [] } = raw;
    const texts = { campaign, template, subject, bodyFile, leads: lead, values: value, followUps };
    const rest = { senders: raw.sender ?? [], startAt: raw.startAt, dryRun: raw.dryRun ?? false, wait: raw.wait };
    return (client, signal) => sendQueue(client, host.io, { ...texts, ...rest }, signal);
  });
}

function addSequenceCommand(host: Host): void {
  add<[], { campaign: string }>(
    host,
    'sequence',
    'List the steps of a sequence and how many leads are at each',
    [campaignOption()],
    ({ campaign }) =>
      (client, signal) =>
        listSteps(client, campaign, signal),
  );
}

/** Those that a person gives to what a person wrote; the platform knows more. */
const CLASSES: readonly ReplyClass[] = [
  'interested',
  'not_interested',
  'question',
  'referral',
  'unsubscribe',
  'replied',
  'out_of_office',
  'auto_reply',
];

function addReplyCommands(host: Host): void {
  add(host, 'poll', 'Read new replies now', [], () => (client, signal) => runReplyPoll(client, host.io, signal));
  add<[], { campaign?: string; needsReview?: true }>(
    host,
    'replies',
    'List the latest replies; a class with "?" is a guess that waits for you',
    [
      new Option('--campaign <campaign>', 'only those of this campaign (id or name)'),
      new Option('--needs-review', 'only those whose class is a guess'),
    ],
    ({ campaign, needsReview = false }) =>
      (client, signal) =>
        listReplies(client, { campaign, needsReview }, signal),
  );
  add<[string, string]>(
    host,
    'classify <reply> <class>',
    `Save what a reply means, by its id: ${CLASSES.join(', ')}`,
    [],
    (_raw, id, classification) => (client, signal) => setReplyClass(client, { id, classification }, signal),
  );
}

/** Of placed links. */
const STATES: readonly LinkState[] = ['pending', 'live', 'changed', 'at_risk', 'lost', 'not_found', 'unreachable'];

function addLinkCommands(host: Host): void {
  add<[], { campaign?: string; state?: string }>(
    host,
    'links',
    'List placed links and what their checks have shown',
    [
      new Option('--campaign <campaign>', 'only those of this campaign (id or name)'),
      new Option('--state <state>', 'only those in this state').choices([...STATES]),
    ],
    ({ campaign, state }) =>
      (client, signal) =>
        listLinks(client, { campaign, state }, signal),
  );
  add<[string], { campaign: string; columns?: string; currency?: string }>(
    host,
    'import-links <file>',
    'Add the placed links of a CSV file to a campaign',
    [
      campaignOption(),
      new Option('--columns <pairs>', 'which column is which field: page_url:Article,cost:Fee'),
      new Option('--currency <code>', 'of costs without one of their own, such as EUR'),
    ],
    ({ campaign, columns, currency }, file) =>
      (client, signal) =>
        importLinks(client, { file, campaign, columns, currency }, signal),
  );
}

function addExportCommand({ outreach, io, onExit }: Host): void {
  const command = outreach
    .command('export')
    .description('Write leads, attempts or replies of a campaign as CSV')
    .argument('<what>', 'leads, attempts or replies', oneOf(['leads', 'attempts', 'replies']))
    .addOption(campaignOption())
    .addOption(new Option('--out <file>', 'file that takes it; stdout without'));
  for (const option of connectionOptions(io)) command.addOption(option);
  command.addHelpText('after', HELP_AFTER);
  command.action(async (what: string, raw: RawConnection & { campaign: string; out?: string }) => {
    const request = { what, campaign: raw.campaign, out: raw.out };
    await withClient(toConnection(command, raw, io), io, (client, signal) =>
      exportCsv(client, request, io.stdout, signal),
    );
    onExit(EXIT_CODES.ok);
  });
}

/** A command that queries the platform and shows the result. */
function add<Args extends unknown[] = [], Raw = object>(
  { outreach, io, onExit }: Host,
  usage: string,
  description: string,
  options: Option[],
  toWork: (raw: Raw & RawConnection, ...args: Args) => Work,
): void {
  const command = outreach.command(usage).description(description);
  for (const option of options) command.addOption(option);
  command.addOption(new Option('--json', 'print JSON, nothing else'));
  for (const option of connectionOptions(io)) command.addOption(option);
  command.addHelpText('after', HELP_AFTER);
  command.action(async (...given: unknown[]) => {
    // Commander hands over the arguments, then the options, then the command itself.
    const raw = given.at(-2) as Raw & RawConnection;
    const work = toWork(raw, ...(given.slice(0, -2) as Args));
    onExit(await runOutreach(toConnection(command, raw, io), io, work));
  });
}

function campaignOption(): Option {
  return new Option('--campaign <campaign>', 'id or name of the campaign').makeOptionMandatory();
}

function oneOf(names: string[]): (text: string) => string {
  return (text) => {
    if (names.includes(text)) return text;
    throw new InvalidArgumentError(`It must be one of ${names.join(', ')}.`);
  };
}

function pair(text: string, before: Record<string, string> = {}): Record<string, string> {
  const at = text.indexOf('=');
  if (at < 1) throw new InvalidArgumentError('It must be name=text.');
  return { ...before, [text.slice(0, at)]: text.slice(at + 1) };
}

function followUp(text: string, before: QueueOptions['followUps'] = []): QueueOptions['followUps'] {
  const [, days, bodyFile] = /^(\d{1,2}):(.+)$/.exec(text) ?? [];
  if (!days || !bodyFile || Number(days) < 1 || Number(days) > 90)
    throw new InvalidArgumentError('It must be days:file, 1 to 90 days.');
  return [...before, { after_days: Number(days), bodyFile }];
}
