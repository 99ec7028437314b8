/** How the way to a provider and back has ended. `reason` is shown as text, whatever is in it. */
export type ConnectState =
  | {
      state: 'connected';
      platform: string;
      name: string;
      properties: number | null;
      /** Null where it is not known. */
      access: 'lasting' | 'kept' | 'short' | null;
    }
  /** The user who began it has to sign in first. `account` is how their identity provider names them. */
  | {
      state: 'unfinished';
      platform: string;
      name: string;
      account: string;
      sign_in: string;
      /** Where the program finishes it. */
      complete_path: string;
    }
  /** The mailbox of a sender. */
  | { state: 'mailbox'; platform: string; name: string; email: string; sender_id: string }
  | { state: 'refused'; name: string | null; title: string; reason: string; next_step: string };

/** The body of the page that a browser sees when it comes back from a provider. */
export function ConnectPage(props: ConnectState) {
  if (props.state === 'refused') {
    return (
      <main data-state="refused">
        <h1>{props.title}</h1>
        <p>{props.reason}</p>
        <p class="note">{props.next_step}</p>
        <Onward />
      </main>
    );
  }
  if (props.state === 'unfinished') return <Unfinished {...props} />;
  if (props.state === 'mailbox') return <Mailbox {...props} />;
  return (
    <main data-state="connected" data-platform={props.platform}>
      <h1>{props.name} is connected</h1>
      <p>{told(props.properties)}</p>
      <Lasts name={props.name} access={props.access} />
      <Onward />
    </main>
  );
}

function Mailbox({ platform, name, email, sender_id }: Extract<ConnectState, { state: 'mailbox' }>) {
  return (
    <main data-state="connected" data-platform={platform}>
      <h1>
        {email} is connected with {name}
      </h1>
      <p>
        Emails are sent from this mailbox and replies are read, without a password. Waiting emails are sent at the usual
        pace.
      </p>
      <p class="note">
        Close this window if it was opened for this, or <a href={`/app/senders/${sender_id}`}>view the mailbox</a>
      </p>
    </main>
  );
}

function Unfinished({
  platform,
  name,
  account,
  sign_in,
  complete_path,
}: Extract<ConnectState, { state: 'unfinished' }>) {
  return (
    <main data-state="unfinished" data-platform={platform}>
      <h1>{unfinishedTitle(name, account)}</h1>
      <p>
        Nothing is connected yet. This was begun by a program that works for the account <strong>{account}</strong>:
        continue only if that account is yours. If someone sent you here, close this window.
      </p>
      <p>
        <a href={sign_in}>Sign in as {account} to finish</a>
      </p>
      <p class="note">
        The program can finish it too: POST {complete_path} with the code and the state of this page’s address.
      </p>
    </main>
  );
}

export function unfinishedTitle(name: string, account: string): string {
  return `Finish connecting ${name} to account ${account}`;
}

/** Nothing if the access lasts, which is what users expect. */
function Lasts({ name, access }: Pick<Extract<ConnectState, { state: 'connected' }>, 'name' | 'access'>) {
  if (access === 'kept') {
    return (
      <p>
        {name} gave no new lasting access, so the one from before is kept. If you chose another account there this time,
        disconnect and connect again.
      </p>
    );
  }
  if (access !== 'short') return null;
  return <p>{name} gave access for a short time only, an hour as a rule. Connect again when it ends.</p>;
}

/** Who came here in the window they were working in has nothing to close, and somewhere to go back to. */
function Onward() {
  return (
    <p class="note">
      Close this window if it was opened for this, or <a href="/app/connections">continue to your connections</a>
    </p>
  );
}

function told(properties: number | null): string {
  if (properties === null) return 'What the account may read will be listed soon.';
  if (properties === 0) return 'This account has no verified site there yet.';
  return properties === 1 ? 'The account may read one property.' : `The account may read ${properties} properties.`;
}
