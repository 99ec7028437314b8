import { type Command, Option } from 'commander';
import type { CliIo } from '../cli-io.js';
import type { ConnectionOptions, OutputOptions } from '../connection-options.js';
import { readServerAddress, serverAddress } from '../option-parsers.js';
import { toTerminalText } from '../terminal-text.js';

/** As commander hands them over. */
export interface RawConnection {
  color: boolean;
  server: string;
  token?: string;
  workspace?: string;
  json?: true;
}

/** The last options of every command. */
export function connectionOptions({ settings }: CliIo): Option[] {
  return [
    new Option('--no-color', 'no colors'),
    new Option('--server <url>', 'address of the platform').argParser(serverAddress).default(settings.server),
    new Option('--token <token>', 'Bearer token for the platform'),
    new Option('--workspace <id>', 'workspace to work in (default: your personal one)'),
  ];
}

/** The option is checked as it is read; what comes from the environment, here. */
export function toConnection(
  command: Command,
  { server, token, workspace, color, json }: RawConnection,
  { settings, stdout }: CliIo,
): ConnectionOptions & OutputOptions {
  if (readServerAddress(server) === null) {
    const message = `error: LINKWRIGHT_URL must be an http(s) address (given: ${toTerminalText(server)})`;
    command.error(message, { exitCode: 2, code: 'linkwright.server' });
  }
  return {
    server,
    token: token ?? settings.token,
    workspace: workspace ?? settings.workspace,
    json: json ?? false,
    color: color && settings.color && stdout.isTTY === true,
  };
}
