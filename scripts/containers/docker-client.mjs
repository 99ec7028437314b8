import { projectRoot } from '../lib/paths.mjs';
import { runCommand } from '../lib/run-command.mjs';

/**
 * @typedef {object} DockerClient
 * @property {(args: string[], limitSeconds?: number) => Promise<string>} docker what it printed; it throws when it fails
 * @property {(args: string[], limitSeconds?: number) => Promise<string>} compose the same for `docker compose` with the trial's files
 * @property {(command: string, args: string[], limitSeconds?: number) => Promise<string>} script a script of this project, with the trial's files and settings
 */

const LIMIT_SECONDS = 120;

/**
 * Docker for one trial: its own project, files and settings, so that nothing else on the machine is touched.
 * @param {{ project: string, files: string[], settingsFile: string, env: Record<string, string> }} trial
 * @param {NodeJS.ProcessEnv} [environment]
 * @returns {DockerClient}
 */
export function createDockerClient({ project, files, settingsFile, env }, environment = process.env) {
  const program = environment['DOCKER'] ?? 'docker';
  const given = {
    ...environment,
    ...env,
    DOCKER: program,
    DOCKER_BUILDKIT: '1',
    COMPOSE_PROJECT_NAME: project,
    COMPOSE_FILE: files.join(':'),
    COMPOSE_ENV_FILES: settingsFile,
    SETTINGS_FILE: settingsFile,
  };
  /** @type {DockerClient['script']} */
  const script = async (command, args, limitSeconds = LIMIT_SECONDS) => {
    const options = { cwd: projectRoot, env: given, timeoutMs: limitSeconds * 1000 };
    const { code, stdout, stderr, timedOut } = await runCommand(command, args, options);
    if (code === 0) return stdout.trim();
    const said = `${stdout}\n${stderr}`.trim().split('\n').slice(-15).join('\n');
    const how = timedOut ? `was not done after ${limitSeconds} seconds` : `ended with ${code}`;
    throw new Error(`${[command, ...args].join(' ').slice(0, 200)} ${how}:\n${said}`);
  };
  return {
    script,
    docker: (args, limitSeconds) => script(program, args, limitSeconds),
    compose: (args, limitSeconds) => script(program, ['compose', ...args], limitSeconds),
  };
}
