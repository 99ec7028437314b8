/** For a page that does not exist, or belongs to another user. */
export function MissingPage() {
  return (
    <>
      <h1>Not found</h1>
      <p>
        This page does not exist, or you do not have access to it. <a href="/app">View your sites</a>
      </p>
    </>
  );
}
