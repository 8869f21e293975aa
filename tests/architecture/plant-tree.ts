import { cp, mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'

/**
 * Writes a small tree of the given files that is laid out like the project: the real package
 * manifests, hence the real export maps, with its own `@causeway/*` links. Other packages resolve
 * to the project's own, because the tree is planted inside it.
 */
export async function plantTree(
  projectRoot: string,
  rooms: readonly string[],
  files: Readonly<Record<string, string>>,
): Promise<{ root: string; remove: () => Promise<void> }> {
  await mkdir(join(projectRoot, '.cache'), { recursive: true })
  const root = await mkdtemp(join(projectRoot, '.cache/canaries-'))
  await cp(join(projectRoot, 'package.json'), join(root, 'package.json'))
  await mkdir(join(root, 'node_modules/@causeway'), { recursive: true })
  for (const room of rooms) {
    await mkdir(join(root, room), { recursive: true })
    await cp(join(projectRoot, room, 'package.json'), join(root, room, 'package.json'))
    await symlink(`../../${room}`, join(root, 'node_modules/@causeway', room))
  }
  for (const [path, text] of Object.entries(files)) {
    await mkdir(dirname(join(root, path)), { recursive: true })
    await writeFile(join(root, path), `${text}\n`)
  }
  return { root, remove: () => rm(root, { recursive: true, force: true }) }
}
