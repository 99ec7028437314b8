import { z } from 'zod';
import type { ApiClient } from './api/api-client.js';
import { CliError } from './cli-error.js';
import { EXIT_CODES } from './exit-codes.js';

const brands = z.array(z.object({ id: z.string(), name: z.string() }));

/**
 * The id of one of the user's brands. An id is taken as it is: the platform says when it knows none.
 * @param brand an id, or a name in any case
 * @throws CliError when no brand has this name, or several do
 */
export async function findBrand(client: ApiClient, brand: string, signal: AbortSignal): Promise<string> {
  if (/^[0-9a-f]{24}$/.test(brand)) return brand;
  const own = brands.safeParse(await client.read('/api/seo/report-brands', { signal }));
  if (!own.success) throw new CliError(EXIT_CODES.failure, 'The platform returned brands that this client cannot read');
  const found = own.data.filter(({ name }) => fold(name) === fold(brand));
  const [first, ...others] = found;
  if (first === undefined) throw new CliError(EXIT_CODES.usage, `You have no brand "${brand}"`, [listNames(own.data)]);
  if (others.length > 0)
    throw new CliError(EXIT_CODES.usage, `Several of your brands are named "${brand}": use the id of one`, [
      ...found.map(({ id, name }) => `${id} ${name}`),
    ]);
  return first.id;
}

function fold(name: string): string {
  return name.trim().normalize('NFC').toLowerCase();
}

function listNames(own: readonly { name: string }[]): string {
  if (own.length === 0) return 'Add one in the app under Brands, or with POST /api/seo/report-brands';
  return `Your brands: ${own.map(({ name }) => name).join(', ')}`;
}
