import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { loadTracking } from './load-tracking.ts'

/** What of a document is used. */
function documentWith(signedIn: string | undefined) {
  const scripts: { src: string; async: boolean; dataset: Record<string, string> }[] = []
  const page = {
    querySelector: () => scripts[0] ?? null,
    createElement: () => ({ src: '', async: false, dataset: {} }),
    head: { append: (script: (typeof scripts)[number]) => scripts.push(script) },
    documentElement: { dataset: { signedIn } },
  }
  return { scripts, page: page as unknown as Document }
}

const place = {
  enterpriseId: 'e-1',
  scriptUrl: 'https://network.example/t.js',
  pageType: 'homepage',
}
const user = async () =>
  ({ ok: true, status: 200, body: { user: { email: 'Ann@Mail.Example' } } }) as const

test('[TELE-06] [TELE-04] the tracking script gets the enterprise id, and the hash of the address in small letters', async () => {
  const { page, scripts } = documentWith('true')
  await loadTracking(page, place, user)
  await loadTracking(page, place, user)
  expect(scripts).toEqual([
    {
      src: place.scriptUrl,
      async: true,
      dataset: {
        enterpriseId: 'e-1',
        pageType: 'homepage',
        emailSha256: createHash('sha256').update('ann@mail.example').digest('hex'),
      },
    },
  ])
})

test('[TELE-04] a guest is told to it by nothing', async () => {
  const { page, scripts } = documentWith('false')
  await loadTracking(page, place, () => expect.fail('nobody was to be asked'))
  expect(scripts[0]?.dataset).toEqual({ enterpriseId: 'e-1', pageType: 'homepage' })
})
