import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { BrandPalette } from '@causeway/core/brand'
import { clientFolder } from '../web-build/web-build.ts'

/** The script that other sites load, and the value of `integrity` by which they may pin it. */
export type WidgetScript = { readonly bytes: Buffer; readonly integrity: string }

/** The colours of the button that opens the widget, as `widget/embed/host/mount-widget.ts` has them. */
export const BUTTON_COLOURS = 'background:#10d078;color:#06351f'

/** `/widget.js` of the build with its button in the colours of the brand; null before there is a build. */
export function brandWidgetScript({ light }: BrandPalette): WidgetScript | null {
  const file = join(clientFolder, 'widget.js')
  if (!existsSync(file)) return null
  const code = readFileSync(file, 'utf8')
  if (!code.includes(BUTTON_COLOURS)) throw new Error(`${file} has no ${BUTTON_COLOURS}`)
  const colours = `background:${light.accent};color:${light.ink}`
  const bytes = Buffer.from(code.replaceAll(BUTTON_COLOURS, colours))
  const integrity = `sha384-${createHash('sha384').update(bytes).digest('base64')}`
  return { bytes, integrity }
}
