/** Refreshes the texts that the parent process sends, with the bundled library, and replies how long each refresh took. */
const { refreshText } = /** @type {typeof import('../../src/index.ts')} */ (
  await import(new URL('../../dist/library/index.js', import.meta.url).href)
);

process.on('message', async (/** @type {{ text: string, format: 'md' | 'mdx' | 'html' }} */ { text, format }) => {
  const started = performance.now();
  const outcome = await refreshText(text, { format, source: 'offline' }).then(
    (result) => result.outcome,
    () => 'thrown',
  );
  process.send?.({ milliseconds: performance.now() - started, outcome });
});
