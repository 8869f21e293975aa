import { globSync, readFileSync } from 'node:fs'
import { join, matchesGlob } from 'node:path'
import { randomFrom } from '../customers/index.ts'

/** Lines that are drawn together: fewer would cut most functions in two. */
const LINES_A_RANGE = 10

/**
 * A share of the files that the globs name, as ranges of lines (`file.ts:11-20`), or whole files where the share is 1;
 * the same ones for the same seed. A glob that begins with `!` takes files out; `files` is one more glob that they must
 * match.
 */
export function drawRanges(
  root: string,
  globs: readonly string[],
  draw: { readonly files: string; readonly share: number; readonly seed: number },
): readonly string[] {
  const random = randomFrom(draw.seed)
  const exclude = globs.filter((glob) => glob.startsWith('!')).map((glob) => glob.slice(1))
  const taken = globs.filter((glob) => !glob.startsWith('!'))
  const matches = (file: string) =>
    draw.files.startsWith('!')
      ? !matchesGlob(file, draw.files.slice(1))
      : matchesGlob(file, draw.files)
  const files = globSync(taken, { cwd: root, exclude }).filter(matches).toSorted()
  if (draw.share >= 1) return files
  return files.flatMap((file) => {
    const lines = readFileSync(join(root, file), 'utf8').split('\n').length
    const ranges = Array.from({ length: Math.ceil(lines / LINES_A_RANGE) }, (_, index) => {
      const first = index * LINES_A_RANGE + 1
      return `${file}:${first}-${Math.min(lines, first + LINES_A_RANGE - 1)}`
    })
    return ranges.filter(() => random() < draw.share)
  })
}
