import type { ApiClient } from '../api/api-client.js';
import { CliError } from '../cli-error.js';
import { EXIT_CODES } from '../exit-codes.js';
import { OUTREACH } from './outreach-api.js';
import { readShown, type Shown } from './shown.js';

/** The campaign with this id or, ignoring case, this name. @throws CliError when there is none, or several */
export async function findCampaign(client: ApiClient, wanted: string, signal: AbortSignal): Promise<Shown<'campaign'>> {
  const campaigns = readShown('campaigns', await client.read(`${OUTREACH}/campaigns?limit=1000`, { signal }));
  const byId = campaigns.find(({ id }) => id === wanted);
  if (byId) return byId;
  const named = campaigns.filter(({ name }) => name.toLowerCase() === wanted.trim().toLowerCase());
  const [found, ...others] = named;
  if (found && others.length === 0) return found;
  if (found)
    throw new CliError(
      EXIT_CODES.usage,
      `There are ${named.length} campaigns of the name ${wanted}: name one by its id`,
      named.map(({ id, created_at }) => `${id}, made ${created_at}`),
    );
  throw new CliError(
    EXIT_CODES.usage,
    `There is no campaign ${wanted}`,
    campaigns.slice(0, 10).map(({ id, name }) => `There is ${name} (${id})`),
  );
}
