import type { NameFailure, NamePort, ResolvedName } from '@causeway/core/ports'
import { fail, ok, type Result } from '@causeway/core/result'
import { describe, expect, test } from 'vitest'
import { questionFor } from './contract.ts'
import { namesWithCache } from './names-with-cache.ts'
import { namesWithSeveral } from './names-with-several.ts'

type Answer = Result<ResolvedName, NameFailure>
const found = (provider: string): Answer =>
  ok({ address: `at ${provider}`, extraId: null, alias: 'a.eth', provider })

function scripted(provider: string, ...answers: readonly Answer[]) {
  const asked: string[] = []
  const port: NamePort = {
    provider,
    recognises: (name) => name.endsWith('.eth'),
    resolve: async ({ name }) => {
      asked.push(name)
      return answers[Math.min(asked.length, answers.length) - 1] ?? found(provider)
    },
  }
  return { asked, port }
}

const question = questionFor('a.eth', 'eth')

describe('several naming services as one', () => {
  test('the first that has the name counts; one that does not know names so is not asked', async () => {
    const first = scripted('first', fail({ code: 'name_not_found' }))
    const second = scripted('second')
    const other = { ...scripted('other').port, recognises: () => false }
    const names = namesWithSeveral([other, first.port, second.port])
    expect(await names.resolve(question)).toEqual(found('second'))
    expect(names.recognises('a.eth')).toBe(true)
    expect(names.recognises('a.x')).toBe(false)
  })

  test('a service that did not answer outweighs one that does not know the name', async () => {
    const down = scripted('down', fail({ code: 'name_provider_unreachable' }))
    const unknowing = scripted('unknowing', fail({ code: 'name_not_found' }))
    const names = namesWithSeveral([down.port, unknowing.port])
    expect(await names.resolve(question)).toMatchObject({
      failure: { code: 'name_provider_unreachable' },
    })
    expect(await namesWithSeveral([]).resolve(question)).toMatchObject({
      failure: { code: 'name_not_found' },
    })
  })
})

describe('names with a cache', () => {
  test('an answer is kept for half a minute, a failure for seconds, by coin and name', async () => {
    let now = 0
    const service = scripted('s', fail({ code: 'name_not_found' }), found('s'))
    const names = namesWithCache({ now: () => now }, service.port)
    expect((await names.resolve(question)).ok).toBe(false)
    now = 4_000
    expect((await names.resolve(question)).ok).toBe(false)
    now = 5_001
    expect((await names.resolve(question)).ok).toBe(true)
    now = 35_000
    await names.resolve(question)
    expect(service.asked).toHaveLength(2)
    await names.resolve(questionFor('a.eth', 'btc'))
    now = 36_000
    await names.resolve(question)
    expect(service.asked).toHaveLength(4)
  })

  test('questions of one moment are asked once, and one that throws is not kept', async () => {
    const service = scripted('s')
    const names = namesWithCache({ now: () => 0 }, service.port)
    await Promise.all([names.resolve(question), names.resolve(question)])
    expect(service.asked).toHaveLength(1)
    const broken = namesWithCache(
      { now: () => 0 },
      { ...service.port, resolve: async () => Promise.reject(new Error('a mistake of ours')) },
    )
    await expect(broken.resolve(question)).rejects.toThrow('a mistake')
    await expect(broken.resolve(question)).rejects.toThrow('a mistake')
  })
})
