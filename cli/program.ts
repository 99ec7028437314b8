import { Command } from 'commander';
import type { CliIo } from './cli-io.js';
import { addAcceptCommand } from './commands/accept-command.js';
import { addAuditCommand } from './commands/audit-command.js';
import { addChecksCommand } from './commands/checks-command.js';
import { addCompareCommand } from './commands/compare-command.js';
import { addMoveCommand } from './commands/move-command.js';
import { addOutreachCommand } from './commands/outreach-command.js';
import { addReportCommand } from './commands/report-command.js';
import type { ExitCode } from './exit-codes.js';
import { runAccept } from './run-accept.js';
import { runAudit } from './run-audit.js';
import { runChecks } from './run-checks.js';
import { runCompare } from './run-compare.js';
import { runMove } from './run-move.js';
import { runReport } from './run-report.js';

/** The command line. Everything it prints goes through `io`; it throws CommanderError instead of ending the process. */
export function createProgram(io: CliIo, onExit: (exitCode: ExitCode) => void): Command {
  const program = new Command('linkwright')
    .description('Command-line client of a Linkwright platform')
    .exitOverride()
    .configureOutput({
      writeOut: (text) => void io.stdout.write(text),
      writeErr: (text) => void io.stderr.write(text),
      getOutHasColors: () => false,
      getErrHasColors: () => false,
    });
  addAuditCommand(program, io, async (options) => onExit(await runAudit(options, io)));
  addCompareCommand(program, io, async (options) => onExit(await runCompare(options, io)));
  addReportCommand(program, io, async (options) => onExit(await runReport(options, io)));
  addAcceptCommand(program, io, async (options) => onExit(await runAccept(options, io)));
  addChecksCommand(program, io, async (options) => onExit(await runChecks(options, io)));
  addMoveCommand(program, io, async (options) => onExit(await runMove(options, io)));
  addOutreachCommand(program, io, onExit);
  return program;
}
