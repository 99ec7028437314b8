// Server-sent events of an operation; when it has ended, the page is loaded again with what came of it. data-then is
// where a completed one leads instead.
import { findElement } from './find-element.js';
import { whenShown } from './when-shown.js';

interface Progress {
  done: number;
  total: number;
  message: string;
}

function readProgress(event: Event): Progress | null {
  return event instanceof MessageEvent && typeof event.data === 'string' ? JSON.parse(event.data) : null;
}

whenShown('[data-events]', (place) => {
  const events = new EventSource(place.dataset['events'] ?? '');
  const bar = findElement(place, 'progress', HTMLProgressElement);
  const message = findElement(place, '[data-message]', HTMLElement);
  events.addEventListener('progress', (event) => {
    const progress = readProgress(event);
    if (progress === null) return;
    bar.value = progress.done;
    bar.max = progress.total;
    message.textContent = `${progress.message} (${progress.done}%)`;
  });
  for (const name of ['completed', 'failed', 'cancelled']) {
    events.addEventListener(name, () => {
      events.close();
      const { then } = place.dataset;
      if (name === 'completed' && then) window.location.assign(then);
      else window.location.reload();
    });
  }
});
