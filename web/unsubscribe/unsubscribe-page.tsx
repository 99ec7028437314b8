/** The state of the page: asked, done (now or before), or a link that is not ours. */
export type UnsubscribeState = { state: 'asked' | 'done'; email: string } | { state: 'unknown' };

/** The body of the page. The button posts to the page's own address, as a mail program would (RFC 8058). */
export function UnsubscribePage(props: UnsubscribeState) {
  switch (props.state) {
    case 'asked':
      return (
        <main>
          <h1>Unsubscribe</h1>
          <p>
            <strong>{props.email}</strong> will get no more mail from this sender.
          </p>
          <form method="post">
            <input type="hidden" name="List-Unsubscribe" value="One-Click" />
            <button type="submit">Unsubscribe</button>
          </form>
        </main>
      );
    case 'done':
      return (
        <main>
          <h1>You are unsubscribed</h1>
          <p>
            <strong>{props.email}</strong> gets no more mail from this sender.
          </p>
          <p class="note">You can close this page.</p>
        </main>
      );
    case 'unknown':
      return (
        <main>
          <h1>This link is not complete</h1>
          <p>Nothing was changed. Please open the link from the mail again, or copy all of it.</p>
          <p class="note">Answering the mail with the word “unsubscribe” works as well.</p>
        </main>
      );
  }
}
