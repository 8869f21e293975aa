/** Made by build-live-parts.ts. */
declare module 'virtual:live-part-files' {
  const files: Readonly<
    Record<
      string,
      {
        readonly module: string
        readonly imports: readonly string[]
        readonly styles: readonly string[]
        readonly integrity: Readonly<Record<string, string>>
      }
    >
  >
  export default files
}
