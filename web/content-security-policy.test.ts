import { expect, test } from 'vitest'
import { contentSecurityPolicy } from './content-security-policy.ts'

const part = (policy: string, name: string) =>
  new RegExp(`(?:^|; )${name} ([^;]+)`).exec(policy)?.[1]

test('forms go to our own origin, and to the one other that a page names', () => {
  expect(part(contentSecurityPolicy([]), 'form-action')).toBe("'self'")
  const policy = contentSecurityPolicy([], [], { formAction: 'https://pay.example' })
  expect(part(policy, 'form-action')).toBe("'self' https://pay.example")
})

test('[WIDGET-04] a page that everybody may frame can stand in a sandbox, every other names its ancestors', () => {
  expect(part(contentSecurityPolicy([]), 'frame-ancestors')).toBe("'none'")
  const ofPartner = contentSecurityPolicy([], [], { ancestors: "'self' https://blog.example" })
  expect(part(ofPartner, 'frame-ancestors')).toBe("'self' https://blog.example")
  expect(contentSecurityPolicy([], [], { ancestors: '*' })).not.toContain('frame-ancestors')
})

test('[SHELL-08] a service is let in where the operator has one, its scripts from one origin only', () => {
  const services = ['https://cdn.chat.example/tracking.js', 'javascript:alert(1)']
  const policy = contentSecurityPolicy(["'nonce-a'"], [], { services })
  expect(part(policy, 'script-src')).toBe("'self' 'nonce-a' https://cdn.chat.example")
  const hosts = 'https://cdn.chat.example https://*.chat.example'
  expect(part(policy, 'frame-src')).toBe(hosts)
  expect(part(policy, 'connect-src')).toBe(`'self' ${hosts}`)
  const local = contentSecurityPolicy([], [], { services: ['http://127.0.0.1:4000/chat.js'] })
  expect(part(local, 'frame-src')).toBe('http://127.0.0.1:4000')
})

test('[SHELL-08] of a domain that is everybody’s only the service itself is let in', () => {
  for (const host of ['chat.co.uk', 'chat.com.au', 'd1.cloudfront.net', 'a.s3.amazonaws.com']) {
    const policy = contentSecurityPolicy([], [], { services: [`https://${host}/chat.js`] })
    expect(part(policy, 'connect-src')).toBe(`'self' https://${host}`)
  }
  const own = contentSecurityPolicy([], [], { services: ['https://cdn.chat.co.uk/chat.js'] })
  expect(part(own, 'frame-src')).toBe('https://cdn.chat.co.uk https://*.chat.co.uk')
})

test('nothing is let in where the operator has no service', () => {
  const policy = contentSecurityPolicy([])
  expect(part(policy, 'script-src')).toBe("'self'")
  expect(part(policy, 'frame-src')).toBeUndefined()
  expect(part(contentSecurityPolicy([], [], { frames: 'self' }), 'frame-src')).toBe("'self'")
})
