/** After a sign-out. Nothing goes on from here by itself: the next one at this browser may be somebody else. */
export function SignedOutPage() {
  return (
    <>
      <h1>You are signed out</h1>
      <p>What you started goes on without you.</p>
      <div class="actions">
        <a class="button" href="/app">
          Sign in again
        </a>
      </div>
    </>
  );
}
