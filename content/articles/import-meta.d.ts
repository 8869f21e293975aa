/** What Vite, which builds the pages and runs the tests, makes of a pattern of files: a loader for each. */
interface ImportMeta {
  readonly glob: <Module>(
    pattern: string | readonly string[],
  ) => Readonly<Record<string, () => Promise<Module>>>
}
