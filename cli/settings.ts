/** The only file here that reads the environment. */
export interface CommandSettings {
  /** http(s) address of the platform, without a slash at the end. */
  server: string;
  /** Bearer token; null when none is set. */
  token: string | null;
  /** Id of the workspace to work in; null for the personal one. */
  workspace: string | null;
  /** False when NO_COLOR (https://no-color.org) is set to anything or the terminal is a dumb one. */
  color: boolean;
}

/** Where `npm start` listens by default. */
const DEFAULT_SERVER = 'http://127.0.0.1:8080';

export function readSettings(env: Readonly<Record<string, string | undefined>> = process.env): CommandSettings {
  return {
    server: (env['LINKWRIGHT_URL'] || DEFAULT_SERVER).replace(/\/$/, ''),
    token: env['LINKWRIGHT_TOKEN'] || null,
    workspace: env['LINKWRIGHT_WORKSPACE'] || null,
    color: !env['NO_COLOR'] && env['TERM'] !== 'dumb',
  };
}
