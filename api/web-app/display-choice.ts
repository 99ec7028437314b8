// How this browser's user wants numbers and times: kept in a cookie, which the server reads for every page. The first
// visit takes the time zone that the browser says, and so does each later one until the user chooses.
import { DISPLAY_COOKIE, readDisplayChoice, writeDisplayChoice } from '../../domain/display/display-choice.js';
import { findElement } from './find-element.js';
import { refreshPage, updatePage } from './page-updates.js';
import { readMeta } from './read-meta.js';
import { whenShown } from './when-shown.js';

const ONE_YEAR_SECONDS = 31_536_000;

function readCookie(): string | null {
  const own = document.cookie.split('; ').find((each) => each.startsWith(`${DISPLAY_COOKIE}=`));
  return own === undefined ? null : own.slice(DISPLAY_COOKIE.length + 1);
}

function writeCookie(value: string): void {
  const secure = window.location.protocol === 'https:' ? '; Secure' : '';
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing over plain http.
  document.cookie = `${DISPLAY_COOKIE}=${value}; Path=/; Max-Age=${ONE_YEAR_SECONDS}; SameSite=Lax${secure}`;
}

function browserZone(): string {
  return Intl.DateTimeFormat().resolvedOptions().timeZone;
}

/** Pages that show times show them anew once the zone is known. */
function adoptZone(): void {
  const choice = readDisplayChoice(readCookie());
  const time_zone = browserZone();
  if (choice.is_zone_chosen || choice.time_zone === time_zone) return;
  writeCookie(writeDisplayChoice({ ...choice, time_zone }));
  // Where cookies are refused, times stay in UTC and say so. What somebody has begun to write stays too.
  const isShownOtherwise = readMeta('display-zone') !== time_zone && document.querySelector('#content time') !== null;
  if (isShownOtherwise && readCookie() !== null) void updatePage(window.location.href.replace(/#.*$/, ''));
}

adoptZone();

whenShown('form[data-display]', (form) => {
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    const language = findElement(form, '[name="language"]', HTMLSelectElement).value;
    const zone = findElement(form, '[name="time_zone"]', HTMLSelectElement).value;
    const choice = { language: language || null, time_zone: zone || browserZone(), is_zone_chosen: zone !== '' };
    writeCookie(writeDisplayChoice(choice));
    void refreshPage().then(() => {
      findElement(form, '[data-outcome]', HTMLElement).textContent =
        readCookie() === null ? 'Your browser refuses cookies, so this was not saved.' : 'Saved.';
    });
  });
});
