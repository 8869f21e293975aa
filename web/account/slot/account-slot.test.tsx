import { loadMessages } from '@causeway/content/messages'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { IslandFrame } from '../../islands/index.ts'
import { AccountSlot } from './account-slot.tsx'
import type { AccountState } from './account-state.ts'

async function slotOf(account: AccountState): Promise<string> {
  const messages = await loadMessages('en', ['account'])
  return renderToString(
    <IslandFrame language="en" messages={messages}>
      <AccountSlot account={account} />
    </IslandFrame>,
  )
}

test('[AUTH-18] while it is unknown who is there, the header shows the way in and no menu', async () => {
  const slot = await slotOf({ kind: 'unknown' })
  expect(slot).toContain('data-account="unknown"')
  expect(slot).toContain('href="/?sign-in=1"')
  expect(slot).not.toMatch(/<a [^>]* hidden/)
  expect(slot).not.toContain('<summary')
})

test('whoever is signed in finds the menu, and the way in is hidden', async () => {
  const slot = await slotOf({ kind: 'in', email: 'ada@example.org', isAffiliate: false })
  expect(slot).toContain('<summary')
  expect(slot).toMatch(/<a [^>]* hidden/)
})
