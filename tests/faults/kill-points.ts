import { appendFileSync, readFileSync, writeSync } from 'node:fs'
import type { NetworkId } from '@causeway/core/currencies'
import type { ExternalServices } from '@causeway/main/services'
import type { TraceStep } from '@causeway/server/db'

type Environment = Readonly<Record<string, string | undefined>>

/** Where a fault run stops this process: at the n-th step of that name since this was asked for. */
type KillPoint = {
  readonly label: string
  /** Null: on whichever network. */
  readonly network: string | null
  readonly count: number
  /** `stop` freezes the process, as a paused machine would; a signal lets it go on. */
  readonly how: 'kill' | 'stop'
}

const GRAMMAR = /^([a-z_]+:[a-z_]+)(?:@([a-z0-9_-]+))?#([1-9]\d*)(?: (kill|stop))?$/
const EXPECTED = 'label[@network]#n, with or without "kill" or "stop" after it'
/** They decide and ask nobody, or look at what was spent: a kill there is one between two other steps. */
const SILENT = new Set([
  'payInAddress',
  'hotWalletAddress',
  'compose',
  'composeJoint',
  'replace',
  'walletHistory',
  'findSpendings',
  'journalState',
  'compareHistory',
])

/**
 * Fault injection for the reliability runs ([OPS-04]): called at every labelled step, it ends the process with SIGKILL at
 * the one that KILL_AT names (`broadcast:after@litecoin#2`), or that the file KILL_AT_FILE names by then; TRACE_STEPS
 * names a file to write every step to. Throws where KILL_AT is none.
 */
export function openKillPoints(environment: Environment): TraceStep {
  const given = (name: 'KILL_AT' | 'KILL_AT_FILE' | 'TRACE_STEPS') => environment[name] ?? ''
  const trace = given('TRACE_STEPS')
  const arm = createArm(() => given('KILL_AT') || readArmed(given('KILL_AT_FILE')))
  arm()
  let seen = 0
  let armedSince = ''
  return (step) => {
    if (trace !== '') appendFileSync(trace, `${step}\n`)
    const { text, point } = arm()
    if (text !== armedSince) {
      armedSince = text
      seen = 0
    }
    if (point === null || !isAt(point, step)) return
    seen += 1
    if (seen === point.count) die(point, step)
  }
}

/** The external services with every call traced as two steps: `scan:before@litecoin` and `scan:after@litecoin`. */
export function traceExternalServices(
  external: ExternalServices,
  step: TraceStep,
): ExternalServices {
  return {
    ...external,
    chains: new Map(
      [...external.chains].map(([network, chain]) => [
        network,
        withStepTrace(chain, step, { network }),
      ]),
    ),
    planSigners: Object.fromEntries(
      Object.entries(external.planSigners).map(([network, makeBytes]) => [
        network,
        withStepTrace({ makeBytes }, step, { network }).makeBytes,
      ]),
    ),
    mail: withStepTrace(external.mail, step, { prefix: 'mail_' }),
    venueWith: (...given) => {
      const venue = external.venueWith(...given)
      return venue === null ? null : withStepTrace(venue, step, { prefix: 'venue_' })
    },
  }
}

/** The same port, with every call traced before it begins and after it succeeded. */
export function withStepTrace<P extends object>(
  port: P,
  step: TraceStep,
  where: { readonly network?: NetworkId; readonly prefix?: string } = {},
): P {
  const { network, prefix = '' } = where
  const at = network === undefined ? '' : `@${network}`
  return new Proxy(port, {
    get(target, key, receiver) {
      const value: unknown = Reflect.get(target, key, receiver)
      if (typeof value !== 'function' || typeof key !== 'string' || SILENT.has(key)) return value
      const label = prefix + inSnakeCase(key)
      return (...given: unknown[]) => {
        step(`${label}:before${at}`)
        const answer: unknown = Reflect.apply(value, target, given)
        if (!(answer instanceof Promise)) return answer
        return answer.then((result: unknown) => {
          step(`${label}:after${at}`)
          return result
        })
      }
    },
  })
}

function createArm(read: () => string) {
  let last: { readonly text: string; readonly point: KillPoint | null } = { text: '', point: null }
  return () => {
    const text = read()
    if (text !== last.text) last = { text, point: readKillPoint(text) }
    return last
  }
}

function readArmed(path: string): string {
  return path === '' ? '' : readFileSync(path, 'utf8').trim()
}

function readKillPoint(text: string): KillPoint | null {
  if (text === '') return null
  const [, label, network = null, count, how] = GRAMMAR.exec(text) ?? []
  if (label === undefined) throw new Error(`KILL_AT is "${text}", but must be ${EXPECTED}`)
  return { label, network, count: Number(count), how: how === 'stop' ? 'stop' : 'kill' }
}

function isAt(point: KillPoint, step: string): boolean {
  const [label, network] = step.split('@')
  return label === point.label && (point.network === null || network === point.network)
}

function die(point: KillPoint, step: string): void {
  // Written at once: a pipe of the runtime's own would be lost with the process.
  writeSync(2, `${point.how === 'kill' ? 'killed' : 'stopped'} at ${step} #${point.count}\n`)
  process.kill(process.pid, point.how === 'kill' ? 'SIGKILL' : 'SIGSTOP')
}

function inSnakeCase(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
}
