import { setupSteps } from '@causeway/core/setup/setup-steps'
import { expect, test } from 'vitest'
import { judgeSetup } from './judge-setup.ts'
import type { SetupFindings, SetupSettings } from './setup-types.ts'

const settings: SetupSettings = {
  world: 'real',
  database: { isServer: true, isOnThisMachine: false, isVerified: true },
  hasSecretKey: true,
  keys: 'signer',
  nodes: ['bitcoin', 'ethereum'],
  ceilings: ['btc', 'eth'],
  priceSources: ['kraken', 'binance', 'coinbase'],
  mail: { hasServer: true, hasSender: true },
  supportEmail: 'help@shop.example',
  publicUrl: 'https://shop.example',
  trustProxy: true,
  fourEyes: true,
}
const green = { state: 'green', reason: 'Fine.' } as const
const found: SetupFindings = {
  parts: new Map([
    ['chain:bitcoin', green],
    ['chain:ethereum', green],
  ]),
  stocks: [
    { asset: 'btc', units: 5n, status: 'ok' },
    { asset: 'eth', units: 7n, status: 'ok' },
  ],
  isReachable: true,
  backups: {
    isArchiving: true,
    lastArchivedAt: new Date(2000),
    lastFailedAt: new Date(1000),
    standbys: 0,
  },
  staff: { members: 3, administrators: 2 },
}

type Change = {
  readonly settings?: Partial<SetupSettings>
  readonly found?: Partial<SetupFindings>
}

function judge(change: Change) {
  const steps = judgeSetup({ ...settings, ...change.settings }, { ...found, ...change.found })
  return Object.fromEntries(steps.map((step) => [step.step, step]))
}

/** Parts that report something else than green. */
function withPart(part: string, state: 'amber' | 'red', reason: string): Change {
  return { found: { parts: new Map([...found.parts, [part, { state, reason }]]) } }
}

test('a shop that has everything has every step done, in the order of the list', () => {
  const steps = judgeSetup(settings, found)
  expect(steps.map(({ step }) => step)).toEqual(setupSteps)
  for (const { advice, command, runbook, state, step } of steps) {
    expect({ step, state, advice, command, runbook }).toEqual({
      step,
      state: 'done',
      advice: null,
      command: null,
      runbook: null,
    })
  }
})

const remote = { isServer: true, isOnThisMachine: false, isVerified: false }
const backups = { isArchiving: false, lastArchivedAt: null, lastFailedAt: null, standbys: 0 }

test.each<[string, 'blocking' | 'attention' | 'done', string, Change]>([
  ['world', 'blocking', 'play money', { settings: { world: 'play' } }],
  ['database', 'blocking', 'embedded', { settings: { database: { ...remote, isServer: false } } }],
  ['database', 'blocking', 'It is away.', withPart('database', 'red', 'It is away.')],
  ['database', 'attention', 'certificate', { settings: { database: remote } }],
  ['database', 'done', 'own', { settings: { database: { ...remote, isOnThisMachine: true } } }],
  ['secret', 'blocking', 'SECRET_KEY', { settings: { hasSecretKey: false } }],
  ['keys', 'blocking', 'no seed', { settings: { keys: null } }],
  ['keys', 'blocking', 'No signer.', withPart('signer', 'red', 'No signer.')],
  ['keys', 'attention', 'readable', { settings: { keys: 'seed' } }],
  ['keys', 'attention', 'same process', { settings: { keys: 'keystore' } }],
  ['nodes', 'blocking', 'No node', { settings: { nodes: [] } }],
  ['nodes', 'attention', 'bitcoin: Away.', withPart('chain:bitcoin', 'red', 'Away.')],
  ['nodes', 'attention', 'litecoin: no report', { settings: { nodes: ['bitcoin', 'litecoin'] } }],
  ['nodes', 'blocking', 'litecoin: no report', { settings: { nodes: ['litecoin'] } }],
  ['nodes', 'attention', 'Slow.', withPart('chain:ethereum', 'amber', 'Slow.')],
  ['ceilings', 'blocking', 'pays out nothing', { settings: { ceilings: [] } }],
  ['ceilings', 'attention', ': eth.', { settings: { ceilings: ['btc'] } }],
  ['prices', 'blocking', 'no exchange', { settings: { priceSources: [] } }],
  ['prices', 'blocking', 'kraken alone', { settings: { priceSources: ['kraken'] } }],
  ['prices', 'attention', 'two', { settings: { priceSources: ['kraken', 'binance'] } }],
  ['prices', 'blocking', 'Too old.', withPart('prices', 'red', 'Too old.')],
  ['prices', 'attention', 'A bit old.', withPart('prices', 'amber', 'A bit old.')],
  ['reserves', 'blocking', 'play coins', { settings: { world: 'play' } }],
  ['reserves', 'blocking', 'sold out', { found: { stocks: [] } }],
  [
    'reserves',
    'attention',
    'band: btc.',
    { found: { stocks: [{ asset: 'btc', units: 1n, status: 'low' }] } },
  ],
  ['mail', 'blocking', 'No mail', { settings: { mail: { hasServer: false, hasSender: true } } }],
  ['mail', 'blocking', 'sender', { settings: { mail: { hasServer: true, hasSender: false } } }],
  ['mail', 'attention', 'Ten wait.', withPart('mail', 'amber', 'Ten wait.')],
  ['support', 'blocking', 'no address', { settings: { supportEmail: null } }],
  ['domain', 'blocking', 'https', { settings: { publicUrl: null } }],
  ['domain', 'blocking', 'https', { settings: { publicUrl: 'http://shop.example' } }],
  ['domain', 'blocking', 'headers', { settings: { trustProxy: false } }],
  ['domain', 'blocking', 'doesn’t lead', { found: { isReachable: false } }],
  ['backups', 'attention', 'neither', { found: { backups } }],
  ['backups', 'attention', 'Nothing', { found: { backups: { ...backups, isArchiving: true } } }],
  ['backups', 'done', '2 standby servers', { found: { backups: { ...backups, standbys: 2 } } }],
  [
    'backups',
    'blocking',
    'fails',
    { found: { backups: { ...found.backups, lastFailedAt: new Date(3000) } } },
  ],
  ['staff', 'blocking', 'two people', { found: { staff: { members: 1, administrators: 1 } } }],
  ['staff', 'attention', 'one admin', { found: { staff: { members: 2, administrators: 1 } } }],
  ['staff', 'attention', 'FOUR_EYES', { settings: { fourEyes: false } }],
])('%s is %s: %s', (step, state, words, change) => {
  const judged = judge(change)[step]
  expect(judged).toMatchObject({ state })
  expect(judged?.reason).toContain(words)
})
