import { optionalAddress, optionalUrl, otherwise, secret, text } from './setting-readers.ts'

/** Settings of the signer: what it signs with, and where it is reached if it is a process of its own. */
export const signerSettings = {
  SIGNER_SEED: otherwise(
    'from `SECRET_KEY`',
    secret('BIP-32 seed (hexadecimal) of the wallets on real nodes', 64),
  ),
  SIGNER_KEYSTORE: text(
    '',
    'Encrypted file with that seed (`npm run keystore`), used instead of `SIGNER_SEED` ([key rotation](docs/runbooks/key-rotation.md))',
  ),
  SIGNER_PASSPHRASE: secret('Passphrase for `SIGNER_KEYSTORE`', 12),
  SIGNER_SOCKET: otherwise(
    'none: the worker signs',
    text('', 'Unix socket of a signer that runs as a separate process (`npm run sign`)'),
  ),
  SIGNER_ADDRESS: otherwise(
    'none: `SIGNER_SOCKET`, or the worker signs',
    optionalAddress(
      'Host and port of a signer on another machine, where it listens too: `signer.internal:7443` ([guide](docs/guides/deploying.md#a-signer-on-another-machine))',
    ),
  ),
  SIGNER_CERTIFICATES: text(
    '',
    'Folder of certificates for `SIGNER_ADDRESS` (`npm run keystore -- certificates`): the signer has `signer`, workers have `worker`',
  ),
  SIGNER_DATABASE_URL: otherwise(
    '`DATABASE_URL`',
    optionalUrl('Database the signer reads from; it never writes', ['postgres:', 'postgresql:']),
  ),
} as const
