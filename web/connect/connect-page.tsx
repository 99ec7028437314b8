/** How the way to a provider and back has ended. `reason` is shown as text, whatever is in it. */
export type ConnectState =
  | { state: 'connected'; platform: string; name: string; properties: number | null }
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
  return (
    <main data-state="connected" data-platform={props.platform}>
      <h1>{props.name} is connected</h1>
      <p>{told(props.properties)}</p>
      <Onward />
    </main>
  );
}

/** Who came here in the window they were working in has nothing to close, and somewhere to go back to. */
function Onward() {
  return (
    <p class="note">
      Close this window if it was opened for this, or <a href="/app/connections">go on to your connections</a>
    </p>
  );
}

function told(properties: number | null): string {
  if (properties === null) return 'What the account may read will be listed soon.';
  if (properties === 0) return 'This account has no verified site there yet.';
  return properties === 1 ? 'The account may read one property.' : `The account may read ${properties} properties.`;
}
