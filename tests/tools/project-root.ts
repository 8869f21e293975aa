import { resolve } from 'node:path'

/** The folder that holds the workspace's package.json, absolute. */
export const projectRoot: string = resolve(import.meta.dirname, '../..')
