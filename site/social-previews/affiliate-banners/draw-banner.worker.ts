import { parentPort } from 'node:worker_threads'
import { familyOf } from '../font-family.ts'
import type { Drawing } from '../picture-drawer.ts'
import type { BannerPicture } from './banner-picture.ts'
import { drawBanner } from './draw-banner.ts'

// Draws in a thread of its own: pages would wait for it otherwise.

if (parentPort === null) throw new Error('this module runs in a worker thread')
const port = parentPort

port.on('message', async ({ fontFiles, id, picture }: Drawing<BannerPicture>) => {
  try {
    port.postMessage({ id, png: await drawBanner(picture, fontFiles.map(familyOf).join(', ')) })
  } catch (error) {
    port.postMessage({ id, problem: error instanceof Error ? error.message : String(error) })
  }
})
