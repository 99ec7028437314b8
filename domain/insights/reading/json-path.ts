const PLAIN_KEY = /^[A-Za-z_][\w-]*$/;
/** A key as it is, an index in brackets, or a key of any other signs as a JSON string in brackets. */
const STEP = /(?:^|\.)([A-Za-z_][\w-]*)|\[(\d+)\]|\[("(?:[^"\\]|\\.)*")\]/y;

/** The path of a part: `issues[3].title`; keys with others than letters, digits, _ and - become `["a key"]`. */
export function childPath(parent: string, key: string | number): string {
  if (typeof key === 'number') return `${parent}[${key}]`;
  if (!PLAIN_KEY.test(key)) return `${parent}[${JSON.stringify(key)}]`;
  return parent === '' ? key : `${parent}.${key}`;
}

/** The value at a path; undefined if there is none, or if it is not a path. */
export function valueAt(root: unknown, path: string): unknown {
  let value = root;
  STEP.lastIndex = 0;
  while (STEP.lastIndex < path.length) {
    const step = STEP.exec(path);
    if (!step) return undefined;
    const [, plain, index, quoted] = step;
    const next = STEP.lastIndex;
    value = stepInto(value, plain ?? (index === undefined ? readQuoted(quoted) : Number(index)));
    if (value === undefined) return undefined;
    STEP.lastIndex = next;
  }
  return value;
}

function readQuoted(quoted = '""'): string | null {
  try {
    return JSON.parse(quoted);
  } catch {
    return null;
  }
}

function stepInto(value: unknown, key: string | number | null): unknown {
  if (Array.isArray(value)) return typeof key === 'number' ? value[key] : undefined;
  if (typeof value !== 'object' || value === null || typeof key !== 'string') return undefined;
  return Object.hasOwn(value, key) ? (value as Record<string, unknown>)[key] : undefined;
}
