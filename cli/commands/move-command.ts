import { type Command, Option } from 'commander';
import type { CliIo } from '../cli-io.js';
import type { ConnectionOptions, OutputOptions } from '../connection-options.js';
import { connectionOptions, type RawConnection, toConnection } from './connection.js';
import { HELP_AFTER } from './help.js';

/** What moves, by its id or name, and where to. */
export type MoveTask =
  | { kind: 'site'; site: string; to: string }
  | { kind: 'campaign'; campaign: string; to: string; sender: string | undefined };

export interface MoveOptions extends ConnectionOptions, OutputOptions {
  task: MoveTask;
}

interface RawOptions extends RawConnection {
  to: string;
  sender?: string;
}

/** `move site …` and `move campaign …`: from the workspace to work in to another one. */
export function addMoveCommand(program: Command, io: CliIo, run: (options: MoveOptions) => Promise<void>): void {
  const move = program
    .command('move')
    .description('Move a site or a campaign to another workspace, with all its records');
  const site = move
    .command('site <site>')
    .description('Move a watched site, by its name or id, with its audits, issues, schedules and search data');
  const campaign = move
    .command('campaign <campaign>')
    .description('Move a campaign, by its name or id, with its leads, emails, follow-ups and replies');
  for (const command of [site, campaign])
    command.addOption(
      new Option('--to <workspace>', 'name or id of the other workspace, or "personal"').makeOptionMandatory(),
    );
  campaign.addOption(
    new Option('--sender <id>', 'sender of scheduled follow-ups there (default: the one with the same address)'),
  );
  for (const command of [site, campaign]) {
    command.addOption(new Option('--json', 'print JSON, nothing else'));
    for (const option of connectionOptions(io)) command.addOption(option);
    command.addHelpText('after', HELP_AFTER);
  }
  site.action(async (name: string, raw: RawOptions) => {
    await run({ ...toConnection(site, raw, io), task: { kind: 'site', site: name, to: raw.to } });
  });
  campaign.action(async (name: string, raw: RawOptions) => {
    const task = { kind: 'campaign', campaign: name, to: raw.to, sender: raw.sender } as const;
    await run({ ...toConnection(campaign, raw, io), task });
  });
}
