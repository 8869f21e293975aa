import { expect, test, vi } from 'vitest'
import { leaveAccount } from './leave-account.ts'

function scene(pathname: string, isOut = true) {
  const reload = vi.fn()
  const goHome = vi.fn()
  return { needs: { logOut: async () => isOut, pathname, reload, goHome }, reload, goHome }
}

test('[AUTH-11] logging out reads the page anew, unless told otherwise', async () => {
  const { needs, reload, goHome } = scene('/de/processing')
  expect(await leaveAccount(needs)).toBe(true)
  expect(reload).toHaveBeenCalledTimes(1)
  expect(await leaveAccount(needs, { reloads: false })).toBe(true)
  expect(reload).toHaveBeenCalledTimes(1)
  expect(goHome).not.toHaveBeenCalled()
})

test.each(['/profile', '/de/history', '/mailinglists/'])(
  '[AUTH-11] from a page of the account it leads home, where nothing asks to sign in again: %s',
  async (pathname) => {
    const { needs, reload, goHome } = scene(pathname)
    await leaveAccount(needs)
    expect(goHome).toHaveBeenCalledTimes(1)
    expect(reload).not.toHaveBeenCalled()
  },
)

test('[AUTH-11] where the server did not end the session nothing happens here', async () => {
  const { needs, reload, goHome } = scene('/profile', false)
  expect(await leaveAccount(needs)).toBe(false)
  expect(reload).not.toHaveBeenCalled()
  expect(goHome).not.toHaveBeenCalled()
})
