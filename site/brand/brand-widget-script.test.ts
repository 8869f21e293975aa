import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { BUTTON_COLOURS } from './brand-widget-script.ts'

test('the colours that are replaced are those of the script', () => {
  const source = join(import.meta.dirname, '../../widget/embed/host/mount-widget.ts')
  expect(readFileSync(source, 'utf8').split(BUTTON_COLOURS)).toHaveLength(2)
})
