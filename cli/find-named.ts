import { z } from 'zod';
import type { ApiClient } from './api/api-client.js';
import { CliError } from './cli-error.js';
import { EXIT_CODES } from './exit-codes.js';
import { toTerminalText } from './terminal-text.js';

const workspaces = z.array(z.object({ id: z.string(), name: z.string(), kind: z.enum(['personal', 'shared']) }));
const sites = z
  .array(z.object({ id: z.string(), site: z.string() }))
  .transform((all) => all.map(({ id, site }) => ({ id, name: site })));

/** What a person names: by its id or, in any case, by its name. */
export interface Named {
  id: string;
  name: string;
}

/** A workspace that the person is in; "personal" is their own. @throws CliError when there is none, or several */
export async function findWorkspace(client: ApiClient, wanted: string, signal: AbortSignal): Promise<Named> {
  const all = read(workspaces, 'workspaces', await client.read('/api/workspaces', { signal }));
  const personal = all.find(({ kind }) => kind === 'personal');
  return wanted === 'personal' && personal ? personal : findNamed(all, wanted, 'workspace');
}

/** A site that the workspace watches. @throws CliError when there is none */
export async function findSite(client: ApiClient, wanted: string, signal: AbortSignal): Promise<Named> {
  const all = read(sites, 'sites', await client.read('/api/seo-dashboard/sites', { signal }));
  return findNamed(all, wanted, 'site');
}

function findNamed(all: readonly Named[], wanted: string, thing: string): Named {
  const byId = all.find(({ id }) => id === wanted);
  if (byId) return byId;
  const found = all.filter(({ name }) => fold(name) === fold(wanted));
  const [first, ...others] = found;
  if (first && others.length === 0) return first;
  const shown = toTerminalText(wanted);
  if (first)
    throw new CliError(EXIT_CODES.usage, `Several ${thing}s are named "${shown}": use the id of one`, found.map(show));
  throw new CliError(EXIT_CODES.usage, `There is no ${thing} "${shown}"`, all.slice(0, 10).map(show));
}

const show = ({ id, name }: Named): string => toTerminalText(`There is ${name} (${id})`);

function fold(name: string): string {
  return name.trim().normalize('NFC').toLowerCase();
}

function read<Shown>(shape: z.ZodType<Shown>, things: string, answer: unknown): Shown {
  const parsed = shape.safeParse(answer);
  if (parsed.success) return parsed.data;
  throw new CliError(EXIT_CODES.failure, `The platform returned ${things} that this client cannot read`);
}
