import { Worker } from 'node:worker_threads'
import type { LanguageCode } from '@causeway/content/languages'

/** A logo that can be seen on the dark stage, with its size in pixels. */
export type PictureLogo = {
  readonly bytes: Uint8Array
  readonly width: number
  readonly height: number
  /** The name doesn't stand beside it. */
  readonly isWordmark: boolean
}

/** What stands on a picture. `coins` are whole SVG documents, two at most. */
export type Picture = {
  readonly language: LanguageCode
  readonly title: string
  readonly brand: string
  /** `#rrggbb`, readable on the dark stage; null: the product's own. */
  readonly accent: string | null
  readonly logo: PictureLogo | null
  /** Where the site stands: "swap.example". */
  readonly host: string
  readonly coins: readonly string[]
}

/** One picture to draw. */
export type Drawing<Shown> = {
  readonly id: number
  readonly picture: Shown
  readonly fontFiles: readonly string[]
}

type Drawn = { readonly id: number; readonly png?: Uint8Array; readonly problem?: string }

export type PictureDrawer<Shown> = {
  /** The picture as PNG. Null where too many wait already. Rejects where it cannot be drawn. */
  readonly draw: (picture: Shown, fontFiles: readonly string[]) => Promise<Buffer | null>
  readonly close: () => Promise<void>
}

/** More than a few seconds nobody waits for a preview. */
const MOST_WAITING = 16

/** Draws pictures one after the other in a thread that begins with the first of them. `module`: what the thread runs. */
export function createPictureDrawer<Shown>(module: string): PictureDrawer<Shown> {
  const waiting = new Map<number, PromiseWithResolvers<Buffer>>()
  let worker: Worker | null = null
  let drawings = 0

  function start(): Worker {
    const started = new Worker(module)
    started.unref()
    started.on('message', ({ id, png, problem }: Drawn) => {
      const drawing = waiting.get(id)
      waiting.delete(id)
      if (png === undefined) drawing?.reject(new Error(problem ?? 'no picture was drawn'))
      else drawing?.resolve(Buffer.from(png))
    })
    started.on('error', (error) => giveUp(started, error))
    started.on('exit', () => giveUp(started, new Error('the drawing thread has ended')))
    return started
  }

  function giveUp(ended: Worker, error: unknown): void {
    if (worker !== ended) return
    worker = null
    for (const drawing of waiting.values()) drawing.reject(error)
    waiting.clear()
  }

  return {
    async draw(picture, fontFiles) {
      if (waiting.size >= MOST_WAITING) return null
      worker ??= start()
      drawings += 1
      const drawing = Promise.withResolvers<Buffer>()
      waiting.set(drawings, drawing)
      worker.postMessage({ id: drawings, picture, fontFiles } satisfies Drawing<Shown>)
      return drawing.promise
    },
    async close() {
      const ended = worker
      if (ended !== null) giveUp(ended, new Error('the server closes'))
      await ended?.terminate()
    },
  }
}
