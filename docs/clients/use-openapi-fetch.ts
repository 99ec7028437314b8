/** openapi-typescript and openapi-fetch: types of the contract, and `fetch` that keeps to them. */
import createClient from 'openapi-fetch';
import type { paths } from './openapi.js';

const client = createClient<paths>({
  baseUrl: process.env['LINKWRIGHT_URL'] ?? '',
  headers: { Authorization: `Bearer ${process.env['LINKWRIGHT_TOKEN']}` },
});

const sites = await client.GET('/api/seo-dashboard/sites');
if (sites.data === undefined) throw new Error(`Sites: ${JSON.stringify(sites.error)}`);
const addresses: string[] = sites.data.map(({ site_url }) => site_url);

const started = await client.POST('/api/seo/opengraph-tags', {
  params: { header: { Prefer: 'respond-async' } },
  body: { page: { title: 'Oak lamps' } },
});
if (started.data === undefined || !('links' in started.data))
  throw new Error(`Not started: ${started.response.status}`);
const operation = await client.GET('/api/operations/{id}', { params: { path: { id: started.data.id } } });
if (operation.data === undefined) throw new Error(`Operation: ${JSON.stringify(operation.error)}`);

// What the contract does not know does not compile.
// @ts-expect-error
await client.GET('/api/nowhere').catch(() => undefined);
// @ts-expect-error
await client.POST('/api/seo/opengraph-tags', { body: { page: { title: 5 } } });

console.log(`${addresses.length} sites, operation ${operation.data.type} is ${operation.data.status}`);
