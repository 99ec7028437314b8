// The inbox: what is read is marked, drafts are saved, an answer that leaves is followed, and keys move and act.
import { attempt } from './attempt.js';
import { callApi } from './call-api.js';
import { findElements } from './find-elements.js';
import { refreshPage, updatePage } from './page-updates.js';
import { readForm } from './read-form.js';
import { whenShown } from './when-shown.js';

const SECOND_MS = 1_000;
const READ_AGAIN_MS = 1_500;
const CONVERSATION = '#conversation';

whenShown('[data-read-thread]', (part) => {
  // What could not be marked stays unread, which loses nothing.
  callApi(`PATCH ${part.dataset['readThread']}`, { unread: false }).catch(() => undefined);
});

whenShown('button[data-save-draft]', (button) => {
  const form = button.closest('form');
  if (!form) return;
  button.addEventListener('click', () => {
    if (!form.reportValidity()) return;
    void attempt(form, async () => {
      await callApi(form.dataset['draft'] ?? '', readForm(form));
      await refreshPage();
    });
  });
});

whenShown('[data-leaving]', (part) => void followAnswer(part));

/** Counts down, and reads the conversation until the answer has left. Other forms of the page keep what is typed. */
async function followAnswer(part: HTMLElement): Promise<void> {
  const place = part.querySelector('[data-countdown]');
  for (let seconds = Number(part.dataset['leaving']); seconds > 0; seconds--) {
    if (place) place.textContent = `Leaves in ${seconds} s`;
    await wait(SECOND_MS);
    if (!part.isConnected) return;
  }
  if (place) place.textContent = 'Leaving';
  for (const button of findElements(part, '[data-undo]', HTMLButtonElement)) button.disabled = true;
  while (part.isConnected) {
    await wait(READ_AGAIN_MS);
    if (!part.isConnected) return;
    try {
      await updatePage(window.location.href.replace(/#.*$/, ''), { part: CONVERSATION });
    } catch {
      // The server cannot be reached at the moment: what is shown stays.
    }
  }
}

function wait(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}

/** Keys act only on pages of the inbox, and never while something is typed or a key belongs to the browser. */
document.addEventListener('keydown', (event) => {
  const isPlain = !event.ctrlKey && !event.metaKey && !event.altKey && !event.shiftKey;
  if (!isPlain || event.defaultPrevented || isTyping(event.target)) return;
  const rows = findElements(document, '[data-key-row]', HTMLElement);
  if (rows.length === 0) return;
  const act = KEYS[event.key];
  if (act?.(rows)) event.preventDefault();
});

const KEYS: { [key: string]: ((rows: HTMLElement[]) => boolean) | undefined } = {
  j: (rows) => move(rows, 1),
  k: (rows) => move(rows, -1),
  r: () => answer(),
  e: (rows) => markDone(rows),
};

function isTyping(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('input, textarea, select, [contenteditable]') !== null;
}

function findCurrent(rows: HTMLElement[]): number {
  return rows.findIndex((row) => row === document.activeElement || row.closest('li')?.contains(document.activeElement));
}

function move(rows: HTMLElement[], step: 1 | -1): boolean {
  const at = findCurrent(rows);
  const next = at < 0 ? (step === 1 ? 0 : rows.length - 1) : Math.min(Math.max(at + step, 0), rows.length - 1);
  rows[next]?.focus();
  return true;
}

/** On a thread its text field; in the list the thread that is chosen opens there. */
function answer(): boolean {
  const field = document.querySelector(`${CONVERSATION} textarea[name="body"]`);
  if (field instanceof HTMLElement) {
    field.focus();
    return true;
  }
  const { activeElement } = document;
  if (!(activeElement instanceof HTMLAnchorElement) || activeElement.dataset['keyRow'] === undefined) return false;
  window.location.assign(`${activeElement.href}#answer`);
  return true;
}

/** The thread of the page, or the one that is chosen in the list; the next one is chosen then. */
function markDone(rows: HTMLElement[]): boolean {
  const at = findCurrent(rows);
  const holder = document.querySelector(CONVERSATION) ? document : rows[at]?.closest('li');
  const button = holder?.querySelector('button[data-key="e"]');
  if (!(button instanceof HTMLButtonElement)) return false;
  if (holder !== document) document.addEventListener('app:updated', () => chooseAt(at), { once: true });
  button.click();
  return true;
}

function chooseAt(at: number): void {
  const rows = findElements(document, '[data-key-row]', HTMLElement);
  rows[Math.min(at, rows.length - 1)]?.focus();
}
