export type DrawnPicture = { readonly png: Buffer; readonly tag: string }

type Outcome = DrawnPicture | 'none' | 'busy'

export type PictureCache = {
  /** Undefined where it was never drawn, too long ago, or has left. */
  readonly get: (path: string) => DrawnPicture | undefined
  /** Has a picture made, once for everybody who asks at the same time. */
  readonly make: (path: string, make: (path: string) => Promise<Outcome>) => Promise<Outcome>
}

const MOST_BYTES = 16 * 1024 * 1024
const KEPT_MILLISECONDS = 3_600_000

/** Keeps drawn pictures for an hour, 16 MB of them at most; the least used leave first. */
export function createPictureCache(clock: { readonly now: () => number }): PictureCache {
  const cached = new Map<string, DrawnPicture & { readonly madeAt: number }>()
  const making = new Map<string, Promise<Outcome>>()
  let bytes = 0

  function drop(path: string): void {
    bytes -= cached.get(path)?.png.byteLength ?? 0
    cached.delete(path)
  }

  function keep(path: string, picture: DrawnPicture): void {
    drop(path)
    cached.set(path, { ...picture, madeAt: clock.now() })
    bytes += picture.png.byteLength
    for (const least of cached.keys()) {
      if (bytes <= MOST_BYTES) return
      drop(least)
    }
  }

  return {
    get(path) {
      const picture = cached.get(path)
      if (picture === undefined) return undefined
      const age = clock.now() - picture.madeAt
      if (!(age >= 0 && age < KEPT_MILLISECONDS)) return undefined
      cached.delete(path)
      cached.set(path, picture)
      return picture
    },
    make(path, make) {
      const running = making.get(path)
      if (running !== undefined) return running
      const made = make(path)
        .then((outcome) => {
          if (typeof outcome !== 'string') keep(path, outcome)
          return outcome
        })
        .finally(() => making.delete(path))
      making.set(path, made)
      return made
    },
  }
}
