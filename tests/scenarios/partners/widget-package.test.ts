// door: package

import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  bundlePage,
  checkPage,
  packWidget,
  runPlain,
  type WidgetProject,
} from '../support/packed-widget.ts'

let project: WidgetProject
beforeAll(async () => {
  project = await packWidget()
}, 120_000)
afterAll(() => project.remove())

test('[WIDGET-03.9] the packed package works in an empty project, and in one of Vite and React', async () => {
  expect(await runPlain(project)).toEqual({ define: 'function', mount: 'function' })
  expect(await checkPage(project)).toBe('')
  const code = await bundlePage(project)
  expect(code).toContain('/widget-app?')
  // What the page does not use is left out of it.
  expect(code).not.toContain('customElements')
})
