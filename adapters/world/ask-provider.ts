import { Unavailable } from '@causeway/core/ports'
import { modeOf } from './modes-store.ts'
import { NonsenseReply, parseReply } from './reply.ts'
import type { SandboxProvider, World } from './world.ts'

const SLOW_MILLISECONDS = 3000
// Longer than a visitor is made to wait for anybody; a product that is stopped meanwhile waits it out.
const SILENT_MILLISECONDS = 15_000

// What has come from real providers on bad days.
const NONSENSE = [
  '<html><body><h1>502 Bad Gateway</h1></body></html>',
  '',
  'null',
  '{"result":{"height":"soon","prices":[["btc",0]]}}',
  '{"result":[{"txId":12,"units":"1e9","state":"fine"},',
] as const

/** The provider did not answer. */
export class ProviderDown extends Unavailable {
  override name = 'ProviderDown'
}

export type AskNeeds = {
  readonly world: World
  readonly wait: (milliseconds: number) => Promise<void>
}

/**
 * Asks a provider of the sandbox as if it stood behind a network: its answer travels as JSON text and is parsed by
 * `read`, and the mode that the world has for it shows. Throws `ProviderDown`, or `NonsenseReply` where what came is
 * not an answer; the question may have had its effect all the same.
 */
export async function askProvider<T>(
  { world, wait }: AskNeeds,
  provider: SandboxProvider,
  question: { readonly answer: () => unknown; readonly read: (value: unknown) => T },
): Promise<T> {
  const mode = modeOf(world, provider)
  const name = `${provider.kind}/${provider.provider}`
  if (mode === 'down') throw new ProviderDown(`${name} does not answer`)
  if (mode === 'slow') await wait(SLOW_MILLISECONDS)
  const text = JSON.stringify({ result: question.answer() })
  if (mode === 'silent') {
    await wait(SILENT_MILLISECONDS)
    throw new ProviderDown(`${name} has not answered`)
  }
  const nonsense = NONSENSE[Math.floor(world.clock.now()) % NONSENSE.length] ?? ''
  try {
    return question.read(parseReply(mode === 'garbage' ? nonsense : text))
  } catch (error) {
    if (error instanceof NonsenseReply) throw new NonsenseReply(`${name}: ${error.message}`)
    throw error
  }
}
