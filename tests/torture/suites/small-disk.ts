import { execFileSync } from 'node:child_process'
import {
  chmodSync,
  closeSync,
  fsyncSync,
  mkdtempSync,
  openSync,
  rmdirSync,
  rmSync,
  writeSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** A disk of a few megabytes that can be filled to the last byte. */
export type SmallDisk = {
  readonly folder: string
  readonly fill: () => void
  readonly free: () => void
}

const CHUNKS = [1 << 20, 1 << 12, 1].map((size) => Buffer.alloc(size, 1))

/** This machine lets nobody mount a disk of its own. */
export class DiskMissing extends Error {
  override readonly name = 'DiskMissing'
}

/** Mounts a small disk (tmpfs, so root only), and takes it away afterwards. Throws DiskMissing. */
export async function withSmallDisk(
  megabytes: number,
  work: (disk: SmallDisk) => Promise<void>,
): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'causeway-disk-'))
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'causeway', folder], {
      stdio: 'pipe',
    })
  } catch (error) {
    rmdirSync(folder)
    throw new DiskMissing(`no disk can be mounted here: ${String(error)}`)
  }
  // PostgreSQL runs as somebody else where we are root.
  chmodSync(folder, 0o755)
  const ballast = join(folder, 'ballast')
  const unmount = () => {
    execFileSync('umount', ['--lazy', folder], { stdio: 'pipe' })
    rmdirSync(folder)
  }
  process.once('exit', unmount)
  try {
    await work({
      folder,
      fill: () => fill(ballast),
      free: () => rmSync(ballast, { force: true }),
    })
  } finally {
    process.off('exit', unmount)
    unmount()
  }
}

function fill(ballast: string): void {
  const file = openSync(ballast, 'a')
  try {
    for (const chunk of CHUNKS) writeUntilFull(file, chunk)
    fsyncSync(file)
  } finally {
    closeSync(file)
  }
}

function writeUntilFull(file: number, chunk: Buffer): void {
  try {
    for (;;) writeSync(file, chunk)
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ENOSPC')) throw error
  }
}
