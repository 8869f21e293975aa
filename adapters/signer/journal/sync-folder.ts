import { open } from 'node:fs/promises'

/** Returns after a folder's entries are on the disk for good. */
export async function syncFolder(path: string): Promise<void> {
  const folder = await open(path, 'r')
  try {
    await folder.sync()
  } finally {
    await folder.close()
  }
}
