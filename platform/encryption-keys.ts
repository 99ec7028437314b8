const KEY_BYTES = 32;

/**
 * Keys of a setting by their ids, in the order given. Each is `<key id>:<base64 of 32 bytes>`.
 * @throws Error naming the setting and the entry that has not the form, or whose id is there twice with another key; never
 * the key
 */
export function readEncryptionKeys(setting: string, given: readonly string[]): ReadonlyMap<string, Buffer> {
  const keys = new Map<string, Buffer>();
  given.forEach((entry, index) => {
    const [, id, base64] = /^([A-Za-z0-9_-]{1,32}):([A-Za-z0-9+/]{43}=)$/.exec(entry) ?? [];
    if (!id || !base64) throw new Error(`${setting}: entry ${index + 1} is not <key id>:<base64 of 32 bytes>`);
    const key = Buffer.from(base64, 'base64');
    if (key.length !== KEY_BYTES) throw new Error(`${setting}: entry ${index + 1} has not 32 bytes`);
    const before = keys.get(id);
    if (before && !before.equals(key)) throw new Error(`${setting}: entry ${index + 1} has the id of an earlier key`);
    keys.set(id, before ?? key);
  });
  return keys;
}
