import { type Command, Option } from 'commander';
import type { Severity } from '../../domain/seo/checks/check.js';
import type { ComponentName } from '../../domain/seo/components.js';
import type { CliIo } from '../cli-io.js';
import type { ConnectionOptions, OutputOptions } from '../connection-options.js';
import { connectionOptions, type RawConnection, toConnection } from './connection.js';
import { HELP_AFTER } from './help.js';

const COMPONENTS = [
  'technical_seo',
  'on_page_seo',
  'page_speed',
  'sitemap',
  'content_strategy',
] as const satisfies readonly ComponentName[];
const SEVERITIES = ['critical', 'high', 'medium', 'low', 'info'] as const satisfies readonly Severity[];

export interface ChecksOptions extends ConnectionOptions, OutputOptions {
  /** One check in full; all of them when undefined. */
  id: string | undefined;
  component: ComponentName | undefined;
  severity: Severity | undefined;
  /** The numbers that checks compare with, in place of the checks. */
  thresholds: boolean;
}

interface RawOptions extends RawConnection {
  component?: ComponentName;
  severity?: Severity;
  thresholds?: true;
}

export function addChecksCommand(program: Command, io: CliIo, run: (options: ChecksOptions) => Promise<void>): void {
  const command = program
    .command('checks')
    .description('List the checks of the platform, or describe one')
    .argument('[id]', 'id of a check, for instance title/missing')
    .addOption(new Option('--component <name>', 'only those of this component').choices(COMPONENTS))
    .addOption(new Option('--severity <severity>', 'only those of this severity').choices(SEVERITIES))
    .addOption(
      new Option('--thresholds', 'list the numbers that checks compare with instead').conflicts([
        'component',
        'severity',
      ]),
    )
    .addOption(new Option('--json', 'print JSON, nothing else'));
  for (const option of connectionOptions(io)) command.addOption(option);
  command.addHelpText('after', HELP_AFTER);
  command.action(async (id: string | undefined, raw: RawOptions) => {
    const { component, severity, thresholds = false } = raw;
    await run({ ...toConnection(command, raw, io), id, component, severity, thresholds });
  });
}
