// Parts of a page that change while somebody reads it: they are read anew from the server until they are gone from it.

const READ_AGAIN_MS = 2_000;

const workspaceId = document.querySelector('meta[name="workspace-id"]')?.getAttribute('content') ?? '';

/** @returns the part as the server shows it now, null once it is gone */
async function readPart(id) {
  const response = await fetch(window.location.href, { headers: { 'Workspace-Id': workspaceId } });
  if (!response.ok || response.redirected) return null;
  return new DOMParser().parseFromString(await response.text(), 'text/html').getElementById(id);
}

async function keepFresh(place) {
  for (;;) {
    await new Promise((resolve) => setTimeout(resolve, READ_AGAIN_MS));
    if (document.hidden) continue;
    let part = place;
    try {
      part = await readPart(place.id);
    } catch {
      // The server cannot be reached at the moment: what is shown stays.
      continue;
    }
    if (part === null) return;
    place.replaceChildren(...part.childNodes);
  }
}

for (const place of document.querySelectorAll('[data-live]')) void keepFresh(place);
