// The library below asks for it before itself.
import 'reflect-metadata'
import { randomUUID } from 'node:crypto'
import { mkdir, writeFile } from 'node:fs/promises'
import { isIP } from 'node:net'
import { join } from 'node:path'
import {
  BasicConstraintsExtension,
  ExtendedKeyUsage,
  ExtendedKeyUsageExtension,
  KeyUsageFlags,
  KeyUsagesExtension,
  PemConverter,
  SubjectAlternativeNameExtension,
  X509CertificateGenerator,
} from '@peculiar/x509'
import { CERTIFICATE_FILES, type SignerEnd } from './read-certificates.ts'

const KEYS = { name: 'ECDSA', namedCurve: 'P-256' } as const
const SIGNATURE = { name: 'ECDSA', hash: 'SHA-256' } as const
const YEARS_VALID = 10
/** Clocks of two machines may differ. */
const EARLIER_MILLISECONDS = 86_400_000
const PURPOSES = { signer: ExtendedKeyUsage.serverAuth, worker: ExtendedKeyUsage.clientAuth }

/**
 * Makes the certificates of both ends of the connection between worker and signer, each into a folder of its own (`signer`,
 * `worker`) with the authority's certificate and its own key, which only its user can read. The authority's key is
 * discarded: to replace one certificate, make both again. Returns the date until which they are valid. Throws where a folder is
 * already there.
 *
 * @param hosts names and IP addresses by which workers reach the signer
 * @param now milliseconds since 1970
 */
export async function makeCertificates(
  folder: string,
  hosts: readonly string[],
  now: number,
): Promise<Date> {
  const notBefore = new Date(now - EARLIER_MILLISECONDS)
  const notAfter = new Date(now)
  notAfter.setUTCFullYear(notAfter.getUTCFullYear() + YEARS_VALID)
  const valid = { notBefore, notAfter, signingAlgorithm: SIGNATURE }
  const issuer = 'CN=Causeway signer authority'
  const issuerKeys = await crypto.subtle.generateKey(KEYS, false, ['sign', 'verify'])
  const authority = await X509CertificateGenerator.createSelfSigned(
    {
      ...valid,
      serialNumber: newSerial(),
      name: issuer,
      keys: issuerKeys,
      extensions: [
        new BasicConstraintsExtension(true, 0, true),
        new KeyUsagesExtension(KeyUsageFlags.keyCertSign, true),
      ],
    },
    crypto,
  )
  for (const end of ['signer', 'worker'] as const satisfies readonly SignerEnd[]) {
    const keys = await crypto.subtle.generateKey(KEYS, true, ['sign', 'verify'])
    const names = end === 'signer' ? hosts.map(nameOfHost) : []
    const certificate = await X509CertificateGenerator.create(
      {
        ...valid,
        serialNumber: newSerial(),
        subject: `CN=Causeway ${end}`,
        issuer,
        publicKey: keys.publicKey,
        signingKey: issuerKeys.privateKey,
        extensions: [
          new BasicConstraintsExtension(false, undefined, true),
          new KeyUsagesExtension(KeyUsageFlags.digitalSignature, true),
          new ExtendedKeyUsageExtension([PURPOSES[end]], true),
          ...(names.length > 0 ? [new SubjectAlternativeNameExtension(names)] : []),
        ],
      },
      crypto,
    )
    const key = await crypto.subtle.exportKey('pkcs8', keys.privateKey)
    await writeEnd(join(folder, end), {
      authority: authority.toString('pem'),
      certificate: certificate.toString('pem'),
      key: PemConverter.encode(key, PemConverter.PrivateKeyTag),
    })
  }
  return notAfter
}

function newSerial(): string {
  return randomUUID().replaceAll('-', '')
}

function nameOfHost(host: string) {
  return isIP(host) === 0
    ? { type: 'dns' as const, value: host }
    : { type: 'ip' as const, value: host }
}

async function writeEnd(
  folder: string,
  parts: Readonly<Record<keyof typeof CERTIFICATE_FILES, string>>,
): Promise<void> {
  await mkdir(join(folder, '..'), { recursive: true })
  await mkdir(folder, { mode: 0o700 })
  await writeFile(join(folder, CERTIFICATE_FILES.authority), `${parts.authority}\n`)
  await writeFile(join(folder, CERTIFICATE_FILES.certificate), `${parts.certificate}\n`)
  await writeFile(join(folder, CERTIFICATE_FILES.key), `${parts.key}\n`, { mode: 0o600 })
}
