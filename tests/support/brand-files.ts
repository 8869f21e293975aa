import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const wordmark = (fill: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 30"><path d="M4 4h112v22H4z" fill="${fill}"/></svg>`

/** Files of a brand in a folder of their own: a written name, the same for dark backgrounds, and one that is refused. */
export function brandFiles(): Readonly<Record<'folder' | 'light' | 'dark' | 'hostile', string>> {
  const folder = mkdtempSync(join(tmpdir(), 'causeway-brand-'))
  const write = (name: string, svg: string) => {
    const path = join(folder, name)
    writeFileSync(path, svg)
    return path
  }
  return {
    folder,
    light: write('logo.svg', wordmark('#1d4f8f')),
    dark: write('logo-dark.svg', wordmark('#9cc6ff')),
    hostile: write('hostile.svg', wordmark('#000"/><script>alert(1)</script><path fill="')),
  }
}
