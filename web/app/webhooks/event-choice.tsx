import type { WebhookEventType } from '../../../domain/webhooks/webhook-event.js';
import { CHOSEN_EVENTS, eventTitle } from './event-words.js';

/** Check boxes of all events; none checked means all. `of` distinguishes several on one page. */
export function EventChoice({ chosen, of = '' }: { chosen: readonly WebhookEventType[]; of?: string }) {
  return (
    <fieldset aria-describedby={`events-${of}hint`}>
      <legend>Events</legend>
      <div class="fields">
        {CHOSEN_EVENTS.map((type) => (
          <label key={type} class="check">
            <input type="checkbox" name="event_types" value={type} data-kind="choice" checked={chosen.includes(type)} />
            {eventTitle(type)}
          </label>
        ))}
      </div>
      <p class="muted small" id={`events-${of}hint`}>
        Select none to receive all events.
      </p>
    </fieldset>
  );
}
