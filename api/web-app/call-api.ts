// How pages call the API: as any other client would, with the token that writes by cookie need.
import { readMeta } from './read-meta.js';

/** The session may end while somebody fills in a form. What they wrote stays, and is sent once they are back. */
export class SignedOutError extends Error {
  constructor() {
    super('You are signed out. Nothing was sent.');
  }
}

export interface CallResult<Content> {
  status: number;
  body: Content;
  /** Where a list continues; null on its last page. */
  next: string | null;
}

interface Fault {
  loc: string[];
  msg: string;
}

interface Failure {
  detail?: string | Fault[];
  errors?: { mailbox: string; detail: string }[];
}

interface Session {
  authenticated: boolean;
  user: { id: string };
  csrf_token: string;
}

let csrfToken = readMeta('csrf-token');

/** "POST /api/…" → what was answered. A body of another type goes as it is. @throws Error with the server's own words */
export async function callApi<Content>(call: string, body?: unknown, type?: string): Promise<Content> {
  return (await askApi<Content>(call, body, type)).body;
}

/** The same with the status. */
export async function askApi<Content>(
  call: string,
  body?: unknown,
  type = 'application/json',
): Promise<CallResult<Content>> {
  let answer = await send<Content & Failure>(call, body, type);
  // Signed in again in another tab: the session is a new one, and so is its token.
  if (answer.status === 403 && isAboutToken(answer.body)) {
    csrfToken = await readToken();
    answer = await send(call, body, type);
  }
  if (answer.status === 401) throw new SignedOutError();
  if (answer.status >= 400) throw new Error(explain(answer.body, answer.status));
  return answer;
}

async function send<Content>(call: string, body?: unknown, type?: string): Promise<CallResult<Content>> {
  const [method = 'GET', path = ''] = call.split(' ');
  const headers = new Headers({
    'X-CSRF-Token': csrfToken,
    // Another tab may have switched to another workspace since.
    'Workspace-Id': readMeta('workspace-id'),
  });
  if (body !== undefined && type !== undefined) headers.set('Content-Type', type);
  if (method === 'POST') headers.set('Prefer', 'respond-async');
  const sent = body instanceof Blob ? body : body === undefined ? undefined : JSON.stringify(body);
  const response = await fetch(path, { method, headers, body: sent });
  const text = await response.text();
  return {
    status: response.status,
    body: JSON.parse(text === '' ? '{}' : text),
    next: nextCursor(response.headers.get('Link')),
  };
}

function nextCursor(link: string | null): string | null {
  return /[?&]cursor=([^&>]+)[^>]*>; rel="next"/.exec(link ?? '')?.[1] ?? null;
}

function isAboutToken({ detail }: Failure): boolean {
  return typeof detail === 'string' && detail.startsWith('CSRF token');
}

/** @throws Error when it would be somebody else who sends what is on this page */
async function readToken(): Promise<string> {
  const { body } = await send<Session>('GET /auth/session');
  if (!body.authenticated) throw new SignedOutError();
  if (body.user.id !== readMeta('user-id')) {
    throw new Error('Another user is signed in now. Nothing was sent. Reload the page.');
  }
  return body.csrf_token;
}

/** A 422 lists the places, a poll its mailboxes; everything else has one sentence. */
function explain({ detail, errors }: Failure, status: number): string {
  if (Array.isArray(errors) && errors.length > 0) return errors.map(nameMailbox).join('\n');
  if (typeof detail === 'string') return detail;
  if (!Array.isArray(detail)) return `The server returned status ${status}. Try again in a minute.`;
  return detail.map(({ loc, msg }) => `${loc.slice(1).join('.')}: ${msg}`).join('\n');
}

/** One in brackets stands for there being none. */
export function nameMailbox({ mailbox, detail }: { mailbox: string; detail: string }): string {
  return mailbox.startsWith('(') ? detail : `${mailbox}: ${detail}`;
}
