import { defaultExperiments } from '@causeway/core/analytics'
import { describe, expect, test } from 'vitest'
import { variantCookies } from './variant-cookies.ts'

describe('variantCookies', () => {
  test('gives a visitor without any all six, readable by scripts', () => {
    const cookies = variantCookies(defaultExperiments, undefined, true)
    expect(cookies).toHaveLength(6)
    expect(cookies[1]).toBe('WTP_AB_variant=new; Path=/; Max-Age=2678400; SameSite=None; Secure')
  })

  test('gives only what is missing, and over http what a browser keeps there', () => {
    const cookie = 'EstimationMethod_ABvariant=new; WTP_AB_variant=unknown; FixUpsale_ABvariant=new'
    const names = variantCookies(defaultExperiments, cookie, false)
    expect(names.map((each) => each.split('=')[0])).toEqual([
      'WTP_AB_variant',
      'NewDropdown_ABvariant',
      'BuyAndExchangeOffer_ABvariant',
      'FastFilters_ABvariant',
    ])
    expect(names[0]).toMatch(/; SameSite=Lax$/)
  })
})
