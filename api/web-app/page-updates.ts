// Filters, sorting, paging and tabs of one page change its content in place: the server renders the page, as without
// scripts, and what differs is taken over. Focus, scroll and open details stay. Other pages load as ever.
import 'htmx.org';
import type { Htmx } from 'htmx.org';
import { findElement } from './find-element.js';
import { findElements } from './find-elements.js';
import { readMeta } from './read-meta.js';
import { setUpShown } from './when-shown.js';

declare global {
  interface Window {
    htmx: Htmx;
  }
}

const { htmx } = window;
// The page's policy allows neither evaluated code nor style elements; neither is used.
htmx.config.includeIndicatorCSS = false;
// Whether details are open is up to the reader.
htmx.config.morphIgnore.push('open');
// A chart that is drawn stays; one of other days has another id.
htmx.config.morphSkip = '[data-long-chart]';

const CONTENT = '#content';
/** Told to the document after each change in place. */
const UPDATED = 'app:updated';

interface Update {
  /** Into the history of the browser: a new place. */
  push?: boolean;
  signal?: AbortSignal;
  /** What is taken over. @default all of the page's content */
  part?: string;
}

/** Of the click that is being followed; the next one takes its place. */
let latest: AbortController | null = null;

/** Takes the page over as the server renders it at this address. @returns whether it could */
export async function updatePage(
  address: string,
  { push = false, signal, part = CONTENT }: Update = {},
): Promise<boolean> {
  const target = document.querySelector(part);
  if (target === null) return false;
  const text = await readPage(address, part, signal);
  if (text === null) return false;
  await htmx.swap({
    text,
    target,
    select: part,
    swap: 'outerMorph',
    push: push ? address : false,
    sourceElement: target,
  });
  return true;
}

/** The page as it is now, as after a change. Fields show what is stored. */
export async function refreshPage(): Promise<void> {
  // What cannot be read in place is loaded anew, which says what is wrong.
  const isUpdated = await updatePage(window.location.href.replace(/#.*$/, '')).catch(() => false);
  if (isUpdated) resetForms();
  else window.location.reload();
}

/** Null when there is no such page any more, the session has ended, or the page lacks the part: only a real load shows why. */
async function readPage(address: string, part: string, signal?: AbortSignal): Promise<string | null> {
  const response = await fetch(address, { headers: { 'Workspace-Id': readMeta('workspace-id') }, signal });
  if (!response.ok || response.redirected) return null;
  const text = await response.text();
  return new DOMParser().parseFromString(text, 'text/html').querySelector(part) === null ? null : text;
}

/** The fields of a page that was just loaded are as the server sent them. */
function resetForms(): void {
  for (const form of document.forms) form.reset();
}

async function follow(address: string, clicked: HTMLElement): Promise<void> {
  const content = document.querySelector(CONTENT);
  content?.setAttribute('aria-busy', 'true');
  latest?.abort();
  latest = new AbortController();
  const { signal } = latest;
  try {
    const isUpdated = await updatePage(address, { push: true, signal });
    if (!isUpdated) window.location.assign(address);
  } catch (failure) {
    // Another click came first.
    if (failure instanceof DOMException && failure.name === 'AbortError') return;
    window.location.assign(address);
    return;
  } finally {
    content?.removeAttribute('aria-busy');
  }
  resetForms();
  closeMenus();
  announce();
  // What is on the next page begins at its top.
  if (clicked.getAttribute('rel') === 'next') document.querySelector(CONTENT)?.scrollIntoView();
}

/** Menus lie over the content: one that something was chosen in has done its work, as after a load. */
function closeMenus(): void {
  for (const menu of findElements(document, 'details.menu[open]', HTMLDetailsElement)) {
    if (menu.contains(document.activeElement)) findElement(menu, 'summary', HTMLElement).focus();
    menu.open = false;
  }
}

/** For people who do not see what has changed. */
function announce(): void {
  const place = document.querySelector('[data-announce]');
  if (place) place.textContent = `Updated: ${document.title}`;
}

/** Only the parameters differ: the same page about something else of it. */
function isThisPage(address: URL): boolean {
  return address.origin === window.location.origin && address.pathname === window.location.pathname;
}

// Also after going back, which htmx handles.
document.addEventListener('htmx:after:swap', () => {
  setUpShown();
  document.dispatchEvent(new Event(UPDATED));
});

document.addEventListener('click', (event) => {
  const link = event.target instanceof Element ? event.target.closest('a[href]') : null;
  if (!(link instanceof HTMLAnchorElement) || !link.closest(CONTENT)) return;
  const isPlain = event.button === 0 && !event.ctrlKey && !event.metaKey && !event.shiftKey && !event.altKey;
  if (!isPlain || event.defaultPrevented || link.target !== '' || link.hasAttribute('download')) return;
  const address = new URL(link.href);
  // An anchor is a matter of scrolling.
  if (!isThisPage(address) || address.hash !== '') return;
  event.preventDefault();
  void follow(address.href, link);
});

document.addEventListener('submit', (event) => {
  const form = event.target;
  if (event.defaultPrevented || !(form instanceof HTMLFormElement) || !form.closest(CONTENT)) return;
  if (form.dataset['api'] !== undefined || form.method !== 'get' || form.target !== '') return;
  const address = new URL(form.getAttribute('action') ?? window.location.pathname, window.location.href);
  if (!isThisPage(address)) return;
  const { submitter } = event;
  const fields = [...new FormData(form, submitter)].flatMap(([name, value]) =>
    typeof value === 'string' ? [[name, value]] : [],
  );
  address.search = new URLSearchParams(fields).toString();
  event.preventDefault();
  void follow(address.href, form);
});
