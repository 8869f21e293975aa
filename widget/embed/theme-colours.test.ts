import { contrastOf, rgbOf } from '@causeway/core/colours'
import { expect, test } from 'vitest'
import { themeColours } from './theme-colours.ts'

const look = { accent: null, background: null, radius: null, font: 'inter' } as const
const contrast = (one: string, other: string) => contrastOf(rgbOf(one), rgbOf(other))
const colours = ['#ffff00', '#ffffff', '#000000', '#10d078', '#777777', '#2244ff', '#ff0044']

test('[WIDGET-02] every custom look is readable: text, links and buttons, on any background', () => {
  for (const background of colours) {
    for (const accent of colours) {
      const { variables } = themeColours({ ...look, accent, background })
      const of = (name: string) =>
        Object.entries(variables).find(([key]) => key === name)?.[1] ?? ''
      expect(contrast(of('--accent-ink'), of('--accent')), `${accent} ink`).toBeGreaterThan(4.49)
      expect(contrast(of('--accent-text'), of('--page')), `${accent} text`).toBeGreaterThan(4.49)
      expect(contrast(of('--accent-text'), of('--accent-wash'))).toBeGreaterThan(4.49)
      expect(contrast(of('--accent'), of('--page')), `${accent} part`).toBeGreaterThan(2.99)
    }
  }
})

test('[WIDGET-02] a colour that nobody could see is corrected, and the correction said', () => {
  const { corrections, variables } = themeColours({
    ...look,
    accent: '#ffffcc',
    background: '#ffffff',
  })
  expect(variables['--accent']).not.toBe('#ffffcc')
  expect(corrections).toEqual([
    `causeway-widget: accent="#ffffcc" has too little contrast for buttons on the background. ${variables['--accent']} is used.`,
  ])
})

test('[WIDGET-02] a colour that can be seen stays, and nothing is set that was not asked for', () => {
  expect(themeColours({ ...look, accent: '#2244ff' }).variables['--accent']).toBe('#2244ff')
  expect(themeColours(look)).toEqual({ scheme: 'light', variables: {}, corrections: [] })
  expect(themeColours({ ...look, radius: 20 }).variables['--radius-medium']).toBe('20px')
  expect(themeColours({ ...look, background: '#101418' }).scheme).toBe('dark')
})
