import { expect, test } from 'vitest'
import { sourceText } from '../source-files.ts'

type Locked = {
  readonly version?: string
  readonly link?: boolean
  readonly resolved?: string
  readonly integrity?: string
  readonly hasInstallScript?: boolean
}
type Manifest = {
  readonly allowScripts?: Readonly<Record<string, boolean>>
  readonly dependencies?: Readonly<Record<string, string>>
  readonly devDependencies?: Readonly<Record<string, string>>
  readonly optionalDependencies?: Readonly<Record<string, string>>
}

const rooms = [
  '.',
  'adapters',
  'api',
  'client',
  'content',
  'core',
  'main',
  'server',
  'site',
  'tests',
  'ui',
  'web',
  'widget',
]
const manifest = (room: string): Manifest => JSON.parse(sourceText(`${room}/package.json`))
const CLIENTS = 'tests/published-clients'

/** What a lock file installs from elsewhere. */
function packagesIn(folder: string): readonly (readonly [path: string, Locked])[] {
  const lock: { readonly packages: Readonly<Record<string, Locked>> } = JSON.parse(
    sourceText(`${folder}/package-lock.json`),
  )
  return Object.entries(lock.packages).filter(
    ([path, { link }]) => path.startsWith('node_modules/') && link !== true,
  )
}

const own = packagesIn('.')
const packages = [...own, ...packagesIn(CLIENTS)]

test('each package that is installed is known by version and SHA-512', () => {
  expect(own.length).toBeGreaterThan(500)
  expect(packages.length).toBeGreaterThan(own.length)
  const loose = packages.filter(
    ([, { integrity = '', version = '' }]) =>
      !/^sha512-[A-Za-z0-9+/]{86}==$/.test(integrity) || !/^\d+\.\d+\.\d+/.test(version),
  )
  expect(loose.map(([path]) => path)).toEqual([])
})

test('packages come from the registry only: no repository, no address of somebody', () => {
  const elsewhere = packages.filter(
    ([, { resolved = 'https://registry.npmjs.org/' }]) =>
      !resolved.startsWith('https://registry.npmjs.org/'),
  )
  expect(elsewhere.map(([path]) => path)).toEqual([])
  for (const room of [...rooms, CLIENTS]) {
    const { dependencies, devDependencies, optionalDependencies } = manifest(room)
    const wanted = { ...dependencies, ...devDependencies, ...optionalDependencies }
    for (const [name, version] of Object.entries(wanted)) {
      expect(version, `${name} of ${room}`).toMatch(/^(?:npm:[\w@/-]+@)?\d+\.\d+\.\d+[\w.-]*$/)
    }
  }
})

test('of each package that wants to run a script when it is installed it is said whether it may', () => {
  // The published clients are installed without running any.
  const scripted = own.filter(([, { hasInstallScript }]) => hasInstallScript === true)
  const names = scripted.map(([path]) => path.split('node_modules/').at(-1) ?? '')
  expect([...new Set(names)].toSorted()).toEqual(
    Object.keys(manifest('.').allowScripts ?? {}).toSorted(),
  )
})
