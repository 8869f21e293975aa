import { expect, test } from 'vitest'
import { createReplyTags, hasTag } from './tag-reply.ts'

test('one body is written once, and has a tag that tells it from others', () => {
  const tagReply = createReplyTags()
  const body = [{ ticker: 'btc' }]
  const first = tagReply(body)
  expect(first.text).toBe('[{"ticker":"btc"}]')
  expect(tagReply(body)).toBe(first)
  expect(tagReply([{ ticker: 'btc' }])).toEqual(first)
  expect(tagReply([{ ticker: 'eth' }]).tag).not.toBe(first.tag)
})

test('a tag is known in any of the ways in which it may be asked for', () => {
  const tag = 'W/"abc"'
  expect(hasTag('W/"abc"', tag)).toBe(true)
  expect(hasTag('"abc"', tag)).toBe(true)
  expect(hasTag('"x", W/"abc"', tag)).toBe(true)
  expect(hasTag('*', tag)).toBe(true)
  expect(hasTag('"abcd"', tag)).toBe(false)
  expect(hasTag(undefined, tag)).toBe(false)
})
