import { expect, test } from 'vitest'
import { contentSecurityPolicy } from './content-security-policy.ts'

const formAction = (policy: string) => /form-action ([^;]+)/.exec(policy)?.[1]

test('forms go to our own origin, and to the one other that a page names', () => {
  expect(formAction(contentSecurityPolicy([]))).toBe("'self'")
  const policy = contentSecurityPolicy([], [], 'none', 'https://pay.example')
  expect(formAction(policy)).toBe("'self' https://pay.example")
})
