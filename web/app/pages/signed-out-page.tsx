/** After a sign-out. It never redirects: the next person at this browser may be another user. */
export function SignedOutPage() {
  return (
    <>
      <h1>You are signed out</h1>
      <p>Audits and campaigns that you started keep running.</p>
      <div class="actions">
        <a class="button" href="/app">
          Sign in again
        </a>
      </div>
    </>
  );
}
