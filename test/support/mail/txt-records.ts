import type { TextResolver } from '../../../activities/mail/dns/read-txt-records.js';

/** A name server with these TXT records; a text is the code of a failure, what is not named does not exist. */
export function txtResolver(records: Record<string, string[] | string>): TextResolver & { asked: string[] } {
  const asked: string[] = [];
  return {
    asked,
    async resolveTxt(name) {
      asked.push(name);
      const found = records[name] ?? 'ENOTFOUND';
      if (typeof found === 'string') throw Object.assign(new Error(found), { code: found });
      // As they travel: in pieces of at most 255 octets.
      return found.map((text) => text.match(/.{1,255}/g) ?? ['']);
    },
  };
}
