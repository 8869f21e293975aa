/** Finds the QR code in a picture; null where it sees none. */
export type QrReader = (picture: HTMLVideoElement | ImageBitmap) => Promise<string | null>

type Detector = {
  readonly detect: (source: HTMLCanvasElement) => Promise<readonly { readonly rawValue: string }[]>
}
type DetectorClass = {
  new (options: { formats: string[] }): Detector
  readonly getSupportedFormats: () => Promise<readonly string[]>
}

/** Longest side that is looked at: more pixels cost time and show no more of a code held before a camera. */
const LONGEST_SIDE = 1280

/**
 * The browser's own BarcodeDetector where it reads QR codes, otherwise the decoder of `qr`, which is loaded only now
 * (ADR 0023). Rejects where that does not arrive.
 */
export async function loadQrReader(): Promise<QrReader> {
  const detect = (await nativeDetector()) ?? (await kitDetector())
  const canvas = document.createElement('canvas')
  const context = canvas.getContext('2d', { willReadFrequently: true })
  return async (picture) => {
    if (context === null) return null
    const [width, height] = sizeOf(picture)
    if (width === 0 || height === 0) return null
    const scale = Math.min(1, LONGEST_SIDE / Math.max(width, height))
    canvas.width = Math.round(width * scale)
    canvas.height = Math.round(height * scale)
    context.drawImage(picture, 0, 0, canvas.width, canvas.height)
    return detect(canvas, context)
  }
}

type Detect = (
  canvas: HTMLCanvasElement,
  context: CanvasRenderingContext2D,
) => Promise<string | null>

async function nativeDetector(): Promise<Detect | null> {
  const native: unknown = Reflect.get(globalThis, 'BarcodeDetector')
  if (!isDetectorClass(native)) return null
  try {
    const formats = await native.getSupportedFormats()
    if (!formats.includes('qr_code')) return null
    const detector = new native({ formats: ['qr_code'] })
    return async (canvas) => (await detector.detect(canvas))[0]?.rawValue ?? null
  } catch {
    // Some browsers have the name and no service behind it.
    return null
  }
}

async function kitDetector(): Promise<Detect> {
  const { decodeQR } = await import('qr/decode.js')
  return async (canvas, context) => {
    const { data, width, height } = context.getImageData(0, 0, canvas.width, canvas.height)
    try {
      return decodeQR({ data, width, height })
    } catch {
      // It throws where it finds none.
      return null
    }
  }
}

function isDetectorClass(value: unknown): value is DetectorClass {
  return typeof value === 'function' && 'getSupportedFormats' in value
}

function sizeOf(picture: HTMLVideoElement | ImageBitmap): readonly [number, number] {
  return picture instanceof HTMLVideoElement
    ? [picture.videoWidth, picture.videoHeight]
    : [picture.width, picture.height]
}
