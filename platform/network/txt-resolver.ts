import { Resolver } from 'node:dns/promises';

/**
 * Looks up TXT records, each in its pieces. DNS rejects with the codes of Node: ENOTFOUND and ENODATA where there are
 * none.
 * @param servers for tests: "127.0.0.1:5353"; the system's own when absent
 */
export function createTxtResolver(servers?: readonly string[]): (name: string) => Promise<string[][]> {
  const resolver = new Resolver({ timeout: 3_000, tries: 2 });
  if (servers) resolver.setServers([...servers]);
  return (name) => resolver.resolveTxt(name);
}
