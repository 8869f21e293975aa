import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { askReadsAgain, NoReply } from './ask-reads-again.ts'

const broken = (code: string) => Object.assign(new Error('it broke'), { code })
const wrapped = (cause: unknown) => new Error('fetch failed', { cause })
const anyBreak = fc.constantFrom(
  broken('ECONNRESET'),
  wrapped(broken('ECONNREFUSED')),
  wrapped(wrapped(broken('UND_ERR_SOCKET'))),
  Object.assign(new AggregateError([broken('ECONNREFUSED')]), { code: 'ECONNREFUSED' }),
  new SyntaxError('Unexpected token <'),
  new NoReply('HTTP 503'),
)
const anyTimeOut = fc.constantFrom(
  AbortSignal.abort().reason,
  new DOMException('too late', 'TimeoutError'),
  wrapped(broken('UND_ERR_HEADERS_TIMEOUT')),
  wrapped(broken('UND_ERR_CONNECT_TIMEOUT')),
)

/** Asks what fails so, one failure a try, and then is answered. */
async function asked(isRead: boolean, failures: readonly unknown[], deadline = neverEnds()) {
  const pauses: number[] = []
  let tries = 0
  const ask = async () => {
    const failure = failures[tries]
    tries += 1
    if (tries <= failures.length) throw failure
    return 'an answer'
  }
  const pause = async (milliseconds: number) => pauses.push(milliseconds)
  const [outcome] = await Promise.allSettled([askReadsAgain({ isRead, deadline, pause }, ask)])
  return { outcome, tries, pauses }
}
const neverEnds = () => new AbortController().signal

describe('a read', () => {
  test('is asked again where the connection breaks or the answer is none, three times at most, after growing pauses', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(anyBreak, { maxLength: 5 }), async (breaks) => {
        const { outcome, tries, pauses } = await asked(true, breaks)
        expect(tries).toBe(Math.min(breaks.length + 1, 3))
        expect(pauses).toEqual([50, 200].slice(0, tries - 1))
        expect(outcome).toEqual(
          breaks.length < 3
            ? { status: 'fulfilled', value: 'an answer' }
            : { status: 'rejected', reason: breaks[2] },
        )
      }),
    )
  })

  test('is not asked again after a time-out', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(anyBreak, { maxLength: 2 }),
        anyTimeOut,
        async (breaks, failure) => {
          const { outcome, tries } = await asked(true, [...breaks, failure])
          expect(tries).toBe(breaks.length + 1)
          expect(outcome).toEqual({ status: 'rejected', reason: failure })
        },
      ),
    )
  })

  test.each([1, 2, 3])('ends with its deadline while it is asked for time %i', async (last) => {
    const ending = new AbortController()
    let tries = 0
    const question = { isRead: true, deadline: ending.signal, pause: async () => undefined }
    const answer = askReadsAgain(question, () => {
      tries += 1
      if (tries < last) return Promise.reject(broken('ECONNRESET'))
      ending.abort(new Error('The time is over'))
      return new Promise(() => {})
    })
    await expect(answer).rejects.toThrow('The time is over')
    expect(tries).toBe(last)
  })

  test('ends with its deadline while it rests', async () => {
    const ending = new AbortController()
    let tries = 0
    const pause = () => {
      ending.abort(new Error('The time is over'))
      return new Promise(() => {})
    }
    const answer = askReadsAgain({ isRead: true, deadline: ending.signal, pause }, () => {
      tries += 1
      return Promise.reject(broken('ECONNRESET'))
    })
    await expect(answer).rejects.toThrow('The time is over')
    expect(tries).toBe(1)
  })
})

test('what is no read is asked once, whatever happens', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.oneof(anyBreak, anyTimeOut), { minLength: 1 }),
      async (failures) => {
        const { outcome, tries, pauses } = await asked(false, failures)
        expect({ tries, pauses }).toEqual({ tries: 1, pauses: [] })
        expect(outcome).toEqual({ status: 'rejected', reason: failures[0] })
      },
    ),
  )
})
