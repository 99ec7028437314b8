import { renderCard } from './render-card.js';

/** The state of the page: asked, done (now or before), or a link that is not ours. `title`: of the kind of mail. */
export type NotificationUnsubscribeState = { state: 'asked' | 'done'; title: string } | { state: 'unknown' };

const TITLES: Record<NotificationUnsubscribeState['state'], string> = {
  asked: 'Turn these emails off',
  done: 'These emails are off',
  unknown: 'This link is not complete',
};

/** The page of a link in a mail of the platform. The button posts to the page's own address, as a mail program would (RFC 8058). */
export function renderNotificationUnsubscribe(shown: NotificationUnsubscribeState): string {
  return renderCard(TITLES[shown.state], <NotificationUnsubscribePage {...shown} />);
}

function NotificationUnsubscribePage(props: NotificationUnsubscribeState) {
  return (
    <main>
      <h1>{TITLES[props.state]}</h1>
      {props.state === 'asked' && (
        <>
          <p>
            You will get no more emails of the kind <strong>{props.title}</strong> from this workspace. Other emails
            from Linkwright stay as they are.
          </p>
          <form method="post">
            <input type="hidden" name="List-Unsubscribe" value="One-Click" />
            <button type="submit">Turn off</button>
          </form>
        </>
      )}
      {props.state === 'done' && (
        <>
          <p>
            You get no more emails of the kind <strong>{props.title}</strong> from this workspace.
          </p>
          <p class="note">
            You can turn them on again under Notifications in <a href="/app/notifications">the app</a>.
          </p>
        </>
      )}
      {props.state === 'unknown' && (
        <p>
          Nothing was changed. Open the link from the email again, or copy all of it. You can also turn emails off under
          Notifications in <a href="/app/notifications">the app</a>.
        </p>
      )}
    </main>
  );
}
