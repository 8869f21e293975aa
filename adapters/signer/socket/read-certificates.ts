import { createPrivateKey, X509Certificate } from 'node:crypto'
import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'

/** What one end of the connection between worker and signer shows the other, as PEM. */
export type SignerCertificates = {
  /** Who issued both ends' certificates; the other end's must be of it. */
  readonly authority: string
  readonly certificate: string
  readonly key: string
}

/** Which end a certificate is made for: neither can stand in for the other. */
export type SignerEnd = 'signer' | 'worker'

/** The three files of an end's folder. */
export const CERTIFICATE_FILES = {
  authority: 'authority.pem',
  certificate: 'certificate.pem',
  key: 'key.pem',
} as const

/** A folder of certificates cannot be used; the message says why. */
export class CertificatesWrong extends Error {
  override readonly name = 'CertificatesWrong'
}

const PURPOSES: Readonly<Record<SignerEnd, string>> = {
  signer: '1.3.6.1.5.5.7.3.1',
  worker: '1.3.6.1.5.5.7.3.2',
}
const OTHERS_MAY = 0o077

/**
 * Reads an end's folder as `makeCertificates` writes it. Throws CertificatesWrong where a file is missing or unreadable,
 * other users can read the key, the key is another's, the certificate is not of the authority or not for this end, or its
 * time is over.
 *
 * @param now milliseconds since 1970, by which the certificate must be valid
 */
export async function readCertificates(
  folder: string,
  end: SignerEnd,
  now: number,
): Promise<SignerCertificates> {
  const authority = await readPart(folder, 'authority')
  const certificate = await readPart(folder, 'certificate')
  const key = await readPart(folder, 'key')
  const { mode } = await stat(join(folder, CERTIFICATE_FILES.key))
  if ((mode & OTHERS_MAY) !== 0) {
    throw new CertificatesWrong('Other users can read its key. Restrict it to yourself (chmod 600)')
  }
  const [own, issuer] = [
    certificateOf(certificate, 'certificate'),
    certificateOf(authority, 'authority'),
  ]
  if (!own.checkPrivateKey(privateKeyOf(key))) {
    throw new CertificatesWrong('Its key belongs to another certificate')
  }
  if (!own.checkIssued(issuer) || !own.verify(issuer.publicKey)) {
    throw new CertificatesWrong('Its certificate was issued by another authority')
  }
  if (!own.keyUsage?.includes(PURPOSES[end])) {
    throw new CertificatesWrong(`Its certificate is not made for a ${end}`)
  }
  if (now < Date.parse(own.validFrom) || now >= Date.parse(own.validTo)) {
    throw new CertificatesWrong(
      `Its certificate is valid from ${own.validFrom} to ${own.validTo} only`,
    )
  }
  return { authority, certificate, key }
}

async function readPart(folder: string, part: keyof typeof CERTIFICATE_FILES): Promise<string> {
  const file = CERTIFICATE_FILES[part]
  try {
    return await readFile(join(folder, file), 'utf8')
  } catch (error) {
    throw new CertificatesWrong(`${file} can’t be read`, { cause: error })
  }
}

function certificateOf(text: string, part: 'authority' | 'certificate'): X509Certificate {
  try {
    return new X509Certificate(text)
  } catch (error) {
    throw new CertificatesWrong(`${CERTIFICATE_FILES[part]} is not a certificate`, { cause: error })
  }
}

function privateKeyOf(text: string) {
  try {
    return createPrivateKey(text)
  } catch (error) {
    throw new CertificatesWrong(`${CERTIFICATE_FILES.key} is not a private key`, { cause: error })
  }
}
