import { expect, test } from 'vitest'
import { structureNumbers } from './structure-numbers.ts'

const long = `${'line\n'.repeat(20)}`

test('counts short files, large folders, barrels and files in main', () => {
  const many = Array.from({ length: 31 }, (_, index) => ({
    path: `core/x/${index}.ts`,
    text: long,
  }))
  const numbers = structureNumbers([
    ...many,
    { path: 'core/x/short.ts', text: 'export const one = 1\n' },
    { path: 'web/pages/home/page.tsx', text: 'export default 1\n' },
    { path: 'main/serve.ts', text: long },
    { path: 'main/look.css', text: 'a {}' },
    {
      path: 'ui/a/index.ts',
      text: "/** Door. */\nexport {\n  a,\n} from './a.ts'\nexport type * from './b.ts'\n",
    },
    { path: 'ui/b/index.ts', text: "export { a } from './a.ts'\nexport const b = 1\n" },
  ])
  expect(numbers).toEqual({
    files: 36,
    short: 3,
    fullFolders: [{ folder: 'core/x', files: 32 }],
    inMain: 1,
    barrels: 1,
  })
})
