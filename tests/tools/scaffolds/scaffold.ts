/** Texts by path from the root: files that must be new, and registries with one more line. */
export type Scaffold = {
  readonly created: ReadonlyMap<string, string>
  readonly edited: ReadonlyMap<string, string>
  /** Commands that rebuild generated files from what was written: `npm run call-lines`. */
  readonly commands?: readonly string[]
}

/** Reads a source file; the path is from the root. Throws if there is none. */
export type ReadSource = (path: string) => string

/** A name as people type it on the command line: `coin-gecko`. */
export function assertKebabCase(name: string): void {
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(name))
    throw new Error(`'${name}' should be small letters, digits and single hyphens`)
}

/** `coin-gecko` as the name of a value: `coinGecko`. */
export function camelCase(name: string): string {
  return name.replace(/-([a-z0-9])/g, (_, letter: string) => letter.toUpperCase())
}

/** `coin-gecko` as the name of a type or component: `CoinGecko`. */
export function pascalCase(name: string): string {
  return camelCase(name).replace(/^./, (letter) => letter.toUpperCase())
}

/** The text with a line put before the place that the mark matches. Throws if it stands there already, or the mark does not. */
export function withLineBefore(text: string, mark: RegExp, line: string): string {
  if (text.includes(line.trim())) throw new Error(`the registry has this line already: ${line}`)
  const place = mark.exec(text)
  if (place === null) throw new Error(`the registry has no place for: ${line}`)
  return `${text.slice(0, place.index)}${line}${text.slice(place.index)}`
}

/** `latestReviews` as the name of a file: `latest-reviews`. */
export function kebabCase(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
}
