import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { makeCertificates } from '@causeway/adapters/signer/certificates'
import {
  createKeystore,
  openKeystore,
  SHORTEST_PASSPHRASE_BYTES,
} from '@causeway/adapters/signer/keystore'
import { HDKey } from '@scure/bip32'
import { accountPlaces } from '../node-chains.ts'
import { CommandStopped, runCommand } from '../run-command.ts'
import { readEnvironment } from '../settings/index.ts'

const ENTER = new Set([0x0a, 0x0d])
const CONTROL_C = 0x03
const BACKSPACES = new Set([0x08, 0x7f])

/** Asks for a line at the terminal without showing it. The caller wipes the answer. Throws where there is no terminal. */
async function askSecret(question: string): Promise<Buffer> {
  const { stdin } = process
  if (!stdin.isTTY)
    throw new CommandStopped(`${question}: no terminal available to ask; set it in the environment`)
  process.stderr.write(`${question}: `)
  stdin.setRawMode(true)
  const typed: number[] = []
  try {
    for await (const chunk of stdin.iterator({ destroyOnReturn: false })) {
      const bytes = Buffer.from(chunk)
      for (const byte of bytes) {
        if (ENTER.has(byte)) return Buffer.from(typed)
        if (byte === CONTROL_C) throw new CommandStopped('Cancelled')
        if (BACKSPACES.has(byte)) typed.pop()
        else typed.push(byte)
      }
      bytes.fill(0)
    }
    throw new CommandStopped('The terminal was closed')
  } finally {
    typed.fill(0)
    stdin.setRawMode(false)
    stdin.pause()
    process.stderr.write('\n')
  }
}

const HOW = `npm run keystore -- create FILE            creates a keystore with a new seed
npm run keystore -- create FILE --import   creates one from your own seed (hexadecimal)
npm run keystore -- check FILE             opens it and shows its public keys and fingerprint
npm run keystore -- certificates FOLDER HOST…
                                           makes certificates for a signer that workers reach at HOST

You are asked for the passphrase and the seed, unless KEYSTORE_PASSPHRASE and KEYSTORE_SEED are set.`

const SAYS = {
  keystore_exists: 'The file already exists. Nothing was written',
  passphrase_short: `The passphrase is too short: at least ${SHORTEST_PASSPHRASE_BYTES} bytes`,
  seed_length: 'A seed must have 16 to 64 bytes, in hexadecimal',
  keystore_missing: 'File not found',
  keystore_lax: 'Other users can read or change the file. Restrict it to yourself (chmod 600)',
  keystore_damaged: 'This file isn’t a keystore, or it was changed. Restore it from a copy',
  passphrase_wrong: 'The passphrase is wrong',
} as const

const environment = readEnvironment()

/**
 * `npm run keystore`: makes and checks the encrypted file that holds the wallets' seed, and makes the certificates of a
 * signer on another machine. Never shows the seed.
 */
await runCommand(async () => {
  const { values, positionals } = parseArgs({
    options: { import: { type: 'boolean', default: false } },
    allowPositionals: true,
  })
  const [action, path, ...more] = positionals
  if (action === 'certificates' && path !== undefined && more.length > 0) {
    return certify(path, more)
  }
  if (path === undefined || more.length > 0 || (action !== 'create' && action !== 'check')) {
    process.stdout.write(`${HOW}\n`)
    return
  }
  const fingerprint = await (action === 'create' ? create(path, values.import) : check(path))
  process.stdout.write(`Fingerprint ${fingerprint}\n`)
})

async function create(path: string, importing: boolean): Promise<string> {
  const seed = importing ? await readSeed() : null
  const passphrase = await readPassphrase()
  try {
    if (environment.KEYSTORE_PASSPHRASE === undefined) await confirm(passphrase)
    const made = await createKeystore(path, { passphrase, seed })
    if (!made.ok) return stop(SAYS[made.failure.code])
    process.stdout.write(
      `Created ${path}. Back up the file and its passphrase in two places off this machine: without both, the coins are lost.\n`,
    )
    return made.value.fingerprint
  } finally {
    passphrase.fill(0)
    seed?.fill(0)
  }
}

async function check(path: string): Promise<string> {
  const passphrase = await readPassphrase()
  const opened = await openKeystore(path, passphrase)
  passphrase.fill(0)
  if (!opened.ok) return stop(SAYS[opened.failure.code])
  const { fingerprint, seed } = opened.value
  process.stdout.write(`${publicKeysOf(seed)}\n`)
  seed.fill(0)
  return fingerprint
}

async function certify(folder: string, hosts: readonly string[]): Promise<void> {
  const end = await makeCertificates(folder, hosts, Date.now()).catch((error: unknown) => {
    const isThere = error instanceof Error && 'code' in error && error.code === 'EEXIST'
    return isThere
      ? stop(`${folder} already holds certificates. Nothing was written`)
      : stop(String(error))
  })
  process.stdout.write(
    `Created ${join(folder, 'signer')} and ${join(folder, 'worker')}, valid until ${end.toISOString().slice(0, 10)}.
Copy the first to the signer’s machine and the second to each worker’s, then delete them here. Name the copy in SIGNER_CERTIFICATES.
`,
  )
}

/** What processes without the seed are told: WALLET_PUBLIC_KEYS of a real world. Nobody can spend with it. */
function publicKeysOf(seed: Uint8Array): string {
  const keys = accountPlaces('real').map(
    ({ network, path, extendedKeys }) =>
      `${network}=${HDKey.fromMasterSeed(seed, extendedKeys).derive(path).publicExtendedKey}`,
  )
  return `WALLET_PUBLIC_KEYS=${keys.join(',')}`
}

async function readPassphrase(): Promise<Buffer> {
  const given = environment.KEYSTORE_PASSPHRASE
  return given === undefined ? askSecret('Passphrase') : Buffer.from(given)
}

async function confirm(passphrase: Buffer): Promise<void> {
  const again = await askSecret('Repeat the passphrase')
  const same = again.equals(passphrase)
  again.fill(0)
  if (!same) stop('The passphrases don’t match. Nothing was written')
}

async function readSeed(): Promise<Buffer> {
  const given = environment.KEYSTORE_SEED
  const text = given === undefined ? await askSecret('Seed') : Buffer.from(given)
  const seed = Buffer.from(text.toString('latin1'), 'hex')
  const whole = text.length > 0 && seed.length * 2 === text.length
  text.fill(0)
  return whole ? seed : stop(SAYS.seed_length)
}

function stop(says: string): never {
  throw new CommandStopped(says)
}
