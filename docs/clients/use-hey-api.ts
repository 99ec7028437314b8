/** @hey-api/openapi-ts: a function for each operation. */

import { client } from './generated/client.gen.js';
import { getOperation, listSites, startOpengraphTags } from './generated/index.js';

client.setConfig({
  baseUrl: process.env['LINKWRIGHT_URL'] ?? '',
  auth: () => process.env['LINKWRIGHT_TOKEN'],
});

const sites = await listSites({ throwOnError: true });
const addresses: string[] = sites.data.map(({ site_url }) => site_url);

const started = await startOpengraphTags({
  headers: { Prefer: 'respond-async' },
  body: { page: { title: 'Oak lamps' } },
  throwOnError: true,
});
if (!('links' in started.data)) throw new Error(`Not started: ${started.response.status}`);
const operation = await getOperation({ path: { id: started.data.id }, throwOnError: true });

// What the contract does not know does not compile.
// @ts-expect-error
await startOpengraphTags({ body: { page: { title: 5 } } });

console.log(`${addresses.length} sites, operation ${operation.data.type} is ${operation.data.status}`);
