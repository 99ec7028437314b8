import { InvalidArgumentError } from 'commander';

/** Parser of a whole number within bounds, both included. */
export function wholeNumber(min: number, max: number): (text: string) => number {
  return (text) => {
    const value = /^\d{1,9}$/.test(text) ? Number(text) : Number.NaN;
    if (value >= min && value <= max) return value;
    throw new InvalidArgumentError(`It must be a whole number from ${min} to ${max}.`);
  };
}

export function score(text: string): number {
  const value = /^\d{1,3}(\.\d{1,3})?$/.test(text) ? Number(text) : Number.NaN;
  if (value <= 100) return value;
  throw new InvalidArgumentError('It must be a number from 0 to 100.');
}

/** An http(s) address without credentials, query and the slash at its end; null for anything else. */
export function readServerAddress(text: string): string | null {
  const url = tryParseUrl(text);
  if (url === null || !/^https?:$/.test(url.protocol)) return null;
  if (url.search !== '' || url.hash !== '' || url.username !== '' || url.password !== '') return null;
  return `${url.origin}${url.pathname}`.replace(/\/$/, '');
}

export function serverAddress(text: string): string {
  const address = readServerAddress(text);
  if (address !== null) return address;
  throw new InvalidArgumentError('It must be an http(s) address, for instance http://127.0.0.1:8080.');
}

export function auditId(text: string): string {
  if (/^[0-9a-f]{24}$/.test(text)) return text;
  throw new InvalidArgumentError('It must be the id of an audit (24 of 0-9 and a-f).');
}

/** Collects an option that may be given several times. */
export function repeated(text: string, before: readonly string[] = []): string[] {
  if (text.trim() === '') throw new InvalidArgumentError('It must not be empty.');
  return [...before, text];
}

/** Not by URL.canParse, which Node 20 gets wrong for Latin-1 text once V8 has compiled its caller. */
function tryParseUrl(text: string): URL | null {
  try {
    return new URL(text);
  } catch {
    return null;
  }
}
