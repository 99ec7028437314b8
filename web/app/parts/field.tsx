import type { ComponentChildren } from 'preact';

export interface FieldProps {
  name: string;
  label: string;
  hint?: string;
  /** `list`: one a line, or separated by commas. `prose`: many lines. `headers`, `cookies`: names and values, one a line. `time`: a date and time on the clock of `zone`, as `2026-06-01T08:00`. */
  kind?: 'text' | 'url' | 'number' | 'password' | 'prose' | 'list' | 'headers' | 'cookies' | 'time';
  /** IANA name, of a `time`. */
  zone?: string;
  required?: boolean;
  value?: string;
  min?: number;
  max?: number;
  /** Of numbers; "any" allows fractions. @default 1 */
  step?: 'any';
  placeholder?: string;
  /** Lines of a `prose` field that are shown at first. */
  rows?: number;
  /** A list of which nothing is left is sent as one, so that it can be emptied. */
  sendsEmpty?: boolean;
  /** One that is emptied is sent as null, so that what is stored is removed. */
  sendsNull?: boolean;
  /** Distinguishes fields of the same name on one page. */
  of?: string;
}

/** Kinds that take several lines. */
const LONG = new Set<FieldProps['kind']>(['list', 'prose', 'headers', 'cookies']);

/** A field with its label and, below it, what belongs into it. */
export function Field({
  name,
  label,
  hint,
  kind = 'text',
  of = '',
  value,
  sendsEmpty,
  sendsNull,
  zone,
  ...rest
}: FieldProps) {
  const id = `field-${of}${name}`;
  const given = {
    id,
    name,
    'data-kind': kind,
    'data-zone': zone,
    'aria-describedby': hint && `${id}-hint`,
    'data-empty': sendsEmpty ? 'list' : sendsNull ? 'null' : undefined,
    ...rest,
  };
  const shared = Object.fromEntries(Object.entries(given).filter(([, attribute]) => attribute !== undefined));
  return (
    <div class="field">
      <label for={id}>{label}</label>
      {LONG.has(kind) ? (
        <textarea {...shared}>{value}</textarea>
      ) : (
        <Input kind={kind} value={value ?? ''} shared={shared} />
      )}
      {hint && (
        <span class="hint" id={`${id}-hint`}>
          {hint}
        </span>
      )}
    </div>
  );
}

/** Each type of input takes attributes of its own, so that the type has to be written out. */
function Input({ kind, value, shared }: { kind: FieldProps['kind']; value: string; shared: object }) {
  if (kind === 'number') return <input {...shared} value={value} type="number" />;
  if (kind === 'url') return <input {...shared} value={value} type="url" />;
  if (kind === 'time') return <input {...shared} value={value} type="datetime-local" />;
  if (kind === 'password') return <input {...shared} type="password" autocomplete="off" />;
  return <input {...shared} value={value} type="text" />;
}

export interface ApiFormProps {
  call: string;
  then?: string;
  /** A field of the response that is shown only once. */
  show?: { name: string; label: string };
  label: string;
  /** Where to go when what was to be made was there already. */
  known?: string;
  /** The id of what the button is about, where several forms of a page have the same one. */
  describes?: string;
  /** Shows what is stored when it could not be changed. */
  resets?: boolean;
  /** Sends only the fields that were changed. */
  changes?: boolean;
  children: ComponentChildren;
}

/**
 * Forms of this kind need the script: before it is there, `dialog` keeps a browser from sending what was written as an address.
 * The API call: `call` is "POST /api/…", `then` where to go after, with {id} of the response, or `reload`.
 */
export function ApiForm(props: ApiFormProps) {
  return (
    <form
      method="dialog"
      data-api={props.call}
      data-then={props.then}
      data-known={props.known}
      data-show={props.show?.name}
      data-changes={props.changes ? '' : undefined}
      data-on-failure={props.resets ? 'reset' : undefined}
    >
      {props.children}
      {props.show && <output class="outcome" data-label={props.show.label} />}
      <div class="actions">
        <button type="submit" aria-describedby={props.describes}>
          {props.label}
        </button>
      </div>
    </form>
  );
}
