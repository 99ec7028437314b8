// How pages call the API: as any other client would, with the token that writes by cookie need.

const contentOf = (name) => document.querySelector(`meta[name="${name}"]`)?.getAttribute('content') ?? '';

/** The session may end while somebody fills in a form. What they wrote stays, and is sent once they are back. */
export class SignedOutError extends Error {
  constructor() {
    super('You are signed out. Nothing was sent.');
  }
}

let csrfToken = contentOf('csrf-token');

/** "POST /api/…" → what was answered. A body of another type goes as it is. @throws Error with the server's own words */
export async function callApi(call, body, type) {
  return (await askApi(call, body, type)).body;
}

/** The same with the status. */
export async function askApi(call, body, type = 'application/json') {
  let answer = await send(call, body, type);
  // Signed in again in another tab: the session is a new one, and so is its token.
  if (answer.status === 403 && isAboutToken(answer.body)) {
    csrfToken = await readToken();
    answer = await send(call, body, type);
  }
  if (answer.status === 401) throw new SignedOutError();
  if (answer.status >= 400) throw new Error(explain(answer.body, answer.status));
  return answer;
}

async function send(call, body, type) {
  const [method, path] = call.split(' ');
  const response = await fetch(path, {
    method,
    headers: {
      'X-CSRF-Token': csrfToken,
      // Another tab may have switched to another workspace since.
      'Workspace-Id': contentOf('workspace-id'),
      ...(body === undefined ? {} : { 'Content-Type': type }),
      ...(method === 'POST' ? { Prefer: 'respond-async' } : {}),
    },
    ...(body === undefined ? {} : { body: type === 'application/json' ? JSON.stringify(body) : body }),
  });
  const text = await response.text();
  return {
    status: response.status,
    body: text === '' ? {} : JSON.parse(text),
    next: nextCursor(response.headers.get('Link')),
  };
}

/** Where a list continues; null on its last page. */
function nextCursor(link) {
  return /[?&]cursor=([^&>]+)[^>]*>; rel="next"/.exec(link ?? '')?.[1] ?? null;
}

function isAboutToken({ detail }) {
  return typeof detail === 'string' && detail.startsWith('CSRF token');
}

/** @throws Error when it would be somebody else who sends what stands on this page */
async function readToken() {
  const { body } = await send('GET /auth/session');
  if (!body.authenticated) throw new SignedOutError();
  if (body.user.id !== contentOf('user-id')) {
    throw new Error('Another user is signed in now. Nothing was sent. Reload the page.');
  }
  return body.csrf_token;
}

/** A 422 lists the places, a poll its mailboxes; everything else has one sentence. */
function explain({ detail, errors }, status) {
  if (Array.isArray(errors) && errors.length > 0) return errors.map(nameMailbox).join('\n');
  if (typeof detail === 'string') return detail;
  if (!Array.isArray(detail)) return `The server returned status ${status}. Try again in a minute.`;
  return detail.map(({ loc, msg }) => `${loc.slice(1).join('.')}: ${msg}`).join('\n');
}

/** One in brackets stands for there being none. */
export function nameMailbox({ mailbox, detail }) {
  return mailbox.startsWith('(') ? detail : `${mailbox}: ${detail}`;
}
