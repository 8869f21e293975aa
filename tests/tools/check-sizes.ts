// npm run sizes: a file of more than 250 lines is a smell, at 400 the check stops; functions end at 70.
import { forwardingLines } from './numbers/forwarding-lines.ts'
import { functionLengths } from './numbers/function-lengths.ts'
import { structureNumbers } from './numbers/structure-numbers.ts'
import { generatingCommand, sourceFiles, sourceText } from './source-files.ts'

const FILE_SMELL_LINES = 250
const FILE_LIMIT_LINES = 400
const FUNCTION_LIMIT_LINES = 70
const COMPONENT_LIMIT_LINES = 120

/** Files that may be longer, and why. An entry that is no longer needed stops the check too. */
const exceptions: ReadonlyMap<string, string> = new Map()

const smells: string[] = []
const errors: string[] = []
const excused = new Set<string>()
let forwarding = 0
const written: { readonly path: string; readonly text: string }[] = []

const paths = sourceFiles(['.ts', '.tsx', '.css', '.sql'])
for (const path of paths) {
  const text = sourceText(path)
  if (generatingCommand(text) !== null) continue
  written.push({ path, text })
  const lines = text.trimEnd().split('\n').length
  if (lines > FILE_LIMIT_LINES && exceptions.has(path)) excused.add(path)
  else if (lines > FILE_LIMIT_LINES) errors.push(`${path}: ${lines} lines`)
  else if (lines > FILE_SMELL_LINES) smells.push(`${path}: ${lines} lines`)
  if (!/\.tsx?$/.test(path)) continue
  if (!/^tests\/|\.(test|fixture)\.tsx?$/.test(path)) forwarding += forwardingLines(path, text)
  for (const { name, line, lines: length, component } of functionLengths(path, text)) {
    const limit = component ? COMPONENT_LIMIT_LINES : FUNCTION_LIMIT_LINES
    if (length > limit) errors.push(`${path}:${line}: ${name} has ${length} lines of ${limit}`)
  }
}
for (const path of exceptions.keys())
  if (!excused.has(path)) errors.push(`${path} needs no exception any more`)

if (smells.length > 0) console.log(`over ${FILE_SMELL_LINES} lines:\n  ${smells.join('\n  ')}`)
if (errors.length > 0) console.log(`too long:\n  ${errors.join('\n  ')}`)
const { files, short, fullFolders, inMain, barrels } = structureNumbers(written)
const share = ((100 * short) / files).toFixed(1)
console.log(
  `structure: ${short} of ${files} files under 15 lines (${share} %), ${fullFolders.length} folders over 30 files, ` +
    `${inMain} files in main, ${barrels} files that only re-export, ${forwarding} lines of functions that only hand on`,
)
console.log(`${paths.length} files, ${smells.length} smells, ${errors.length} too long`)
process.exitCode = errors.length === 0 ? 0 : 1
