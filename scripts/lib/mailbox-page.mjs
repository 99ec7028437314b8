import { escapeHtml } from './escape-html.mjs';

/** @typedef {Awaited<ReturnType<typeof import('./caught-mail.mjs').readCaughtMail>>} ShownMail */

const STYLE = `
  :root { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif; }
  body { max-width: 60rem; margin: 2rem auto; padding: 0 1rem; }
  table { border-collapse: collapse; width: 100%; }
  th, td { text-align: left; padding: .4rem .6rem; border-bottom: 1px solid #8886; vertical-align: top; }
  pre { white-space: pre-wrap; overflow-wrap: anywhere; border: 1px solid #8886; padding: 1rem; }
  iframe { width: 100%; height: 24rem; border: 1px solid #8886; background: #fff; }
  textarea { width: 100%; box-sizing: border-box; font: inherit; }
  button { font: inherit; padding: .4rem 1rem; }`;

/**
 * @param {string} title
 * @param {string} body HTML
 */
function page(title, body) {
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${escapeHtml(title)}</title>
<meta name="viewport" content="width=device-width"><style>${STYLE}</style></head><body><main>${body}</main></body></html>`;
}

/** @param {{ to: string, key: string }} mail */
const addressOf = ({ to, key }) => `/mail?${new URLSearchParams({ to, key })}`;

/**
 * @param {ShownMail[]} mails newest first
 * @returns {string}
 */
export function renderMailList(mails) {
  const rows = mails.map(
    (mail) =>
      `<tr><td>${escapeHtml(mail.date?.toISOString() ?? '')}</td><td>${escapeHtml(mail.to)}</td><td>${escapeHtml(mail.from)}</td>
<td><a href="${escapeHtml(addressOf(mail))}">${escapeHtml(mail.subject)}</a></td></tr>`,
  );
  const table = `<table><thead><tr><th>Date</th><th>To</th><th>From</th><th>Subject</th></tr></thead><tbody>${rows.join('')}</tbody></table>`;
  const none = '<p>Nothing has been sent yet.</p>';
  return page(
    'Caught mail',
    `<h1>Caught mail</h1><p>Mail of this development platform. Nothing of it left this machine, and it is gone when the
platform stops.</p>${mails.length === 0 ? none : table}`,
  );
}

/**
 * @param {ShownMail} mail
 * @returns {string}
 */
export function renderMail(mail) {
  const facts = [
    ['From', mail.from],
    ['To', mail.to],
    ['Date', mail.date?.toISOString() ?? ''],
  ];
  const html =
    mail.html === ''
      ? ''
      : `<h2>HTML</h2><iframe sandbox title="The mail as HTML" srcdoc="${escapeHtml(mail.html)}"></iframe>`;
  return page(
    mail.subject,
    `<p><a href="/">All mail</a></p><h1>${escapeHtml(mail.subject)}</h1>
<table><tbody>${facts.map(([name = '', value = '']) => `<tr><th scope="row">${name}</th><td>${escapeHtml(value)}</td></tr>`).join('')}</tbody></table>
<h2>Text</h2><pre>${escapeHtml(mail.text)}</pre>${html}
<h2>Answer as ${escapeHtml(mail.to)}</h2>
<form method="post" action="${escapeHtml(addressOf(mail))}"><label for="text">Goes to ${escapeHtml(mail.answerTo)}, in the same thread</label>
<textarea id="text" name="text" rows="6" required></textarea><p><button>Send the answer</button></p></form>
<h2>Headers</h2><pre>${escapeHtml(mail.headers.join('\n'))}</pre>`,
  );
}
