/** Made by build-islands.ts. */
declare module 'virtual:island-files' {
  const files: Readonly<
    Record<
      string,
      {
        readonly module: string
        readonly inline: string | null
        readonly imports: readonly string[]
        readonly styles: readonly string[]
        readonly integrity: Readonly<Record<string, string>>
      }
    >
  >
  export default files
}

/** Made by build-widget-script.ts. */
declare module 'virtual:widget-script' {
  const script: {
    /** Value of the attribute `integrity`: `sha384-…`. */
    readonly integrity: string
  }
  export default script
}
