/** The last resort: shown where not even the words of the site could be loaded, so it brings its own. */
export function BrokenPage() {
  return (
    <main>
      <title>Something broke on our side</title>
      <h1>Something broke on our side</h1>
      <p>Your money is not touched by this. Reload the page, or try again in a minute.</p>
      <p>
        <a href="/">To the exchange</a>
      </p>
    </main>
  )
}
