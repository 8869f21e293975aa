import { type Failure, fail, ok, type Result } from '@causeway/core/result'

/**
 * - `camera_unavailable`: this browser or this kind of connection offers no camera at all;
 * - `camera_refused`: the person or the browser's settings said no;
 * - `camera_missing`: there is none;
 * - `camera_busy`: another program holds it, or it fails.
 */
export type CameraFailure = Failure<
  'camera_unavailable' | 'camera_refused' | 'camera_missing' | 'camera_busy'
>

/** Asks for the camera on the back of a phone, or whichever there is. */
export async function openCamera(
  devices: Pick<MediaDevices, 'getUserMedia'> | undefined,
): Promise<Result<MediaStream, CameraFailure>> {
  if (devices === undefined) return fail({ code: 'camera_unavailable' })
  try {
    return ok(
      await devices.getUserMedia({ video: { facingMode: { ideal: 'environment' } }, audio: false }),
    )
  } catch (error) {
    return fail({ code: codeOf(error instanceof Error ? error.name : '') })
  }
}

function codeOf(name: string): CameraFailure['code'] {
  if (name === 'NotAllowedError' || name === 'SecurityError') return 'camera_refused'
  if (name === 'NotFoundError' || name === 'OverconstrainedError') return 'camera_missing'
  return 'camera_busy'
}
