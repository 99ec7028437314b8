import type { SendingWindow } from '../../../domain/outreach/sending/sender.js';
import { ApiForm, Field } from '../parts/field.js';

const DAYS = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];

/** When scheduled emails may leave. The window goes as a whole. */
export function WindowForm({ call, window }: { call: string; window: SendingWindow }) {
  return (
    <ApiForm call={call} then="reload" label="Save window">
      <fieldset>
        <legend>Days</legend>
        <div class="actions">
          {DAYS.map((title, index) => (
            <label class="check" key={title}>
              <input
                type="checkbox"
                name="sending_window.days"
                value={index + 1}
                data-kind="member"
                checked={window.days.includes(index + 1)}
              />{' '}
              {title}
            </label>
          ))}
        </div>
      </fieldset>
      <div class="fields">
        <Field name="sending_window.from" label="From" required value={window.from} placeholder="09:00" />
        <Field name="sending_window.to" label="To" required value={window.to} placeholder="17:00" />
        <Field
          name="sending_window.time_zone"
          label="Time zone"
          value={window.time_zone ?? ''}
          placeholder="Europe/Berlin"
          hint="Leave empty for the time zone of the recipient"
          sendsNull
        />
      </div>
    </ApiForm>
  );
}
