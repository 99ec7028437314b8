import type { MailServer } from '../../../domain/outreach/sending/sender.js';
import { Foreign } from '../../report/parts/foreign.js';
import { ApiForm, Field } from '../parts/field.js';
import { SelectField } from '../parts/select-field.js';

const SECURITY = [
  { value: '', title: 'By port' },
  { value: 'true', title: 'TLS' },
  { value: 'false', title: 'STARTTLS where offered' },
];

/** A server goes as a whole: another one takes its place. */
export function ServerForm(props: { server: 'smtp' | 'imap'; title: string; given: MailServer | null; call: string }) {
  const { server, title, given, call } = props;
  const of = `${server}-`;
  return (
    <details class="card">
      <summary>
        {title}: {given ? <Foreign text={`${given.host}:${given.port}`} max={120} /> : 'not set'}
      </summary>
      <ApiForm call={call} then="reload" label="Save server">
        <div class="fields">
          <Field of={of} name={`${server}.host`} label="Server" required value={given?.host} />
          <Field
            of={of}
            name={`${server}.port`}
            label="Port"
            kind="number"
            min={1}
            max={65_535}
            value={given ? String(given.port) : ''}
          />
          <SelectField
            of={of}
            name={`${server}.secure`}
            label="Encryption"
            kind="flag"
            value={given ? String(given.secure) : ''}
            options={SECURITY}
          />
          <Field of={of} name={`${server}.username`} label="User name" value={given?.username ?? ''} sendsNull />
          <Field
            of={of}
            name={`${server}.password`}
            label="Password"
            kind="password"
            hint="Leave empty to keep the stored one"
          />
        </div>
      </ApiForm>
    </details>
  );
}
