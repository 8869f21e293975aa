import { X509Certificate } from 'node:crypto'
import { chmod, copyFile, mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { makeCertificates } from './make-certificates.ts'
import { readCertificates } from './read-certificates.ts'

const NOW = Date.UTC(2026, 10, 30)
const DAY = 86_400_000
const HOSTS = ['signer.example', '10.0.0.7', 'fd00::7']

let folder: string
let made: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'causeway-certificates-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))
beforeEach(async (context) => {
  made = join(folder, 'made', context.task.id)
  await makeCertificates(made, HOSTS, NOW)
})

const read = (end: 'signer' | 'worker', now = NOW) => readCertificates(join(made, end), end, now)

describe('certificates of signer and worker', () => {
  test('are for either end, by one authority whose key nobody has', async () => {
    const [signer, worker] = [await read('signer'), await read('worker')]
    expect(signer.authority).toBe(worker.authority)
    expect(signer.key).not.toBe(worker.key)
    expect((await readdir(made)).toSorted()).toEqual(['signer', 'worker'])
    for (const end of ['signer', 'worker']) {
      expect((await readdir(join(made, end))).toSorted()).toEqual([
        'authority.pem',
        'certificate.pem',
        'key.pem',
      ])
      expect((await stat(join(made, end))).mode & 0o777).toBe(0o700)
      expect((await stat(join(made, end, 'key.pem'))).mode & 0o777).toBe(0o600)
    }
  })

  test('name the hosts by which the signer is reached', async () => {
    const certificate = new X509Certificate((await read('signer')).certificate)
    expect(certificate.checkHost('signer.example')).toBe('signer.example')
    expect(certificate.checkIP('10.0.0.7')).toBe('10.0.0.7')
    expect(certificate.checkIP('fd00::7')).toBe('fd00::7')
    expect(certificate.checkHost('other.example')).toBeUndefined()
    expect(new X509Certificate((await read('worker')).certificate).subjectAltName).toBeUndefined()
  })

  test('are valid from the day before, for ten years', async () => {
    await expect(read('worker', NOW - DAY)).resolves.toBeDefined()
    await expect(read('worker', NOW - DAY - 1000)).rejects.toThrow('is valid from')
    const end = Date.UTC(2036, 10, 30)
    await expect(read('signer', end - 1000)).resolves.toBeDefined()
    await expect(read('signer', end)).rejects.toThrow('is valid from')
  })

  test('are not made over others', async () => {
    const before = await read('signer')
    await expect(makeCertificates(made, HOSTS, NOW)).rejects.toThrow('EEXIST')
    expect(await read('signer')).toEqual(before)
  })
})

describe('a folder of certificates', () => {
  const other = async () => {
    const others = join(made, 'others')
    await makeCertificates(others, HOSTS, NOW)
    return join(others, 'worker')
  }
  test.each<[string, RegExp, (worker: string) => Promise<unknown>]>([
    ['a file is missing', /^authority.pem can’t be read$/, (at) => rm(join(at, 'authority.pem'))],
    [
      'others can read the key',
      /^Other users can read its key/,
      (at) => chmod(join(at, 'key.pem'), 0o640),
    ],
    [
      'the certificate is none',
      /^certificate.pem is not a certificate$/,
      (at) => writeFile(join(at, 'certificate.pem'), 'none'),
    ],
    [
      'the key is none',
      /^key.pem is not a private key$/,
      (at) => writeFile(join(at, 'key.pem'), 'none'),
    ],
    [
      'the key is of another certificate',
      /^Its key belongs to another certificate$/,
      async (at) => copyFile(join(await other(), 'key.pem'), join(at, 'key.pem')),
    ],
    [
      'the certificate is of another authority',
      /^Its certificate was issued by another authority$/,
      async (at) => copyFile(join(await other(), 'authority.pem'), join(at, 'authority.pem')),
    ],
  ])('in which %s is refused with a reason', async (_name, says, spoil) => {
    await spoil(join(made, 'worker'))
    await expect(read('worker')).rejects.toThrow(says)
  })

  test('is refused at the other end', async () => {
    await expect(readCertificates(join(made, 'worker'), 'signer', NOW)).rejects.toThrow(
      'Its certificate is not made for a signer',
    )
    await expect(readCertificates(join(made, 'signer'), 'worker', NOW)).rejects.toThrow(
      'Its certificate is not made for a worker',
    )
  })
})
