import type { RecordResolver } from '../../../activities/mail/dns/look-up.js';

interface OtherRecords {
  /** Mail servers, in the order of their priority. */
  mx?: Record<string, string[] | string>;
  /** IPv4 addresses. */
  a?: Record<string, string[] | string>;
  /** Names of addresses. */
  ptr?: Record<string, string[] | string>;
}

/** A name server with these TXT records; a text is the code of a failure, what is not named does not exist. */
export function txtResolver(
  records: Record<string, string[] | string>,
  { mx = {}, a = {}, ptr = {} }: OtherRecords = {},
): RecordResolver & { asked: string[] } {
  const asked: string[] = [];
  const look = async (known: Record<string, string[] | string>, name: string): Promise<string[]> => {
    asked.push(name);
    const found = known[name] ?? 'ENOTFOUND';
    if (typeof found === 'string') throw Object.assign(new Error(found), { code: found });
    return found;
  };
  const resolve4 = ((name: string) => look(a, name)) as RecordResolver['resolve4'];
  const resolve6 = ((name: string) => look({}, name)) as RecordResolver['resolve6'];
  return {
    asked,
    // As they travel: in pieces of at most 255 octets.
    resolveTxt: async (name) => (await look(records, name)).map((text) => text.match(/.{1,255}/g) ?? ['']),
    resolveMx: async (name) => (await look(mx, name)).map((exchange, index) => ({ exchange, priority: 10 + index })),
    resolve4,
    resolve6,
    reverse: (address) => look(ptr, address),
  };
}
