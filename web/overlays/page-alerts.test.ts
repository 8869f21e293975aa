import { expect, test, vi } from 'vitest'
import { pageAlerts } from './page-alerts.ts'

const says = (id: string, routes: string) => ({ id, message: `${id}!`, routes })
const pages = ['', 'buy', 'processing']

test('[SHELL-10] an alert stands on the pages it names, at their section where they have it', () => {
  const result = [
    says('everywhere', ''),
    says('home', 'index#exchange,buy'),
    says('lost', 'index#nowhere'),
    says('elsewhere', 'processing'),
    says('currency-from', 'index'),
  ]
  const shown = pageAlerts({ result }, { path: '/', pages, onUnknown: vi.fn() })
  expect(shown.map(({ message, section }) => [message, section])).toEqual([
    ['everywhere!', null],
    ['home!', 'exchange'],
    ['lost!', null],
  ])
})

test('[SHELL-17] one with a pattern that names no page is told of and not shown; the others are', () => {
  const onUnknown = vi.fn()
  const result = [says('wrong', 'index,nowhere'), says('right', 'index')]
  const shown = pageAlerts({ result }, { path: '/', pages, onUnknown })
  expect(shown.map(({ message }) => message)).toEqual(['right!'])
  expect(onUnknown).toHaveBeenCalledWith(expect.objectContaining({ pattern: 'nowhere' }))
})
