import { Button, Dialog, Notice } from '@causeway/ui/primitives'
import { type ChangeEvent, useEffect, useEffectEvent, useRef, useState } from 'react'
import { useTranslate } from '../../messages/index.ts'
import { loadQrReader, type QrReader } from './load-qr-reader.ts'
import { type CameraFailure, openCamera } from './open-camera.ts'
import styles from './scan-dialog.module.css'

export type ScanDialogProps = {
  readonly isOpen: boolean
  /** What the code says. */
  readonly onScan: (text: string) => void
  readonly onClose: () => void
}

type Trouble = CameraFailure['code'] | 'no_code' | 'no_picture' | 'no_reader'

const LOOK_MILLISECONDS = 150

const words = {
  camera_unavailable: 'address.cameraUnavailable',
  camera_refused: 'address.cameraRefused',
  camera_missing: 'address.cameraMissing',
  camera_busy: 'address.cameraBusy',
  no_code: 'address.noCodeInPicture',
  no_picture: 'address.pictureUnreadable',
  no_reader: 'address.readerMissing',
} as const satisfies Record<Trouble, string>

/** Reads an address from a QR code: before the camera, or in a picture. Nothing that the camera sees leaves the page. */
export function ScanDialog({ isOpen, onScan, onClose }: ScanDialogProps) {
  const t = useTranslate()
  return (
    <Dialog
      open={isOpen}
      onOpenChange={(open) => (open ? undefined : onClose())}
      title={t('address.scanTitle')}
      closeLabel={t('address.scanClose')}
    >
      <Scanner onScan={onScan} />
    </Dialog>
  )
}

function Scanner({ onScan }: Pick<ScanDialogProps, 'onScan'>) {
  const t = useTranslate()
  const { video, trouble, isWatching, setTrouble } = useCamera(onScan)
  const file = useRef<HTMLInputElement>(null)

  async function readFile(event: ChangeEvent<HTMLInputElement>) {
    const [picture] = event.currentTarget.files ?? []
    event.currentTarget.value = ''
    if (picture === undefined) return
    const read = await readPicture(picture)
    if ('text' in read) onScan(read.text)
    else setTrouble(read.trouble)
  }

  return (
    <div className={styles.scanner}>
      <video
        ref={video}
        className={styles.video}
        aria-label={t('address.cameraView')}
        muted
        playsInline
        hidden={!isWatching}
      />
      <div aria-live="polite">
        {trouble === null ? (
          <p>{t('address.scanHint')}</p>
        ) : (
          <Notice tone="warning">{t(words[trouble])}</Notice>
        )}
      </div>
      <Button look="secondary" wide onClick={() => file.current?.click()}>
        {t('address.scanPicture')}
      </Button>
      <input
        ref={file}
        type="file"
        accept="image/*"
        hidden
        aria-label={t('address.scanPicture')}
        onChange={(event) => void readFile(event)}
      />
      <p className={styles.privacy}>{t('address.scanPrivate')}</p>
    </div>
  )
}

/** Watches through the camera while it is on the page, and lets go of it afterwards. */
function useCamera(onScan: (text: string) => void) {
  const video = useRef<HTMLVideoElement>(null)
  const [isWatching, setWatching] = useState(false)
  const [trouble, setTrouble] = useState<Trouble | null>(null)
  const found = useEffectEvent(onScan)
  useEffect(() => {
    let isOver = false
    let timer: ReturnType<typeof setTimeout> | undefined
    let stop = () => {}
    const look = async (read: QrReader) => {
      const text = video.current === null ? null : await read(video.current)
      if (isOver) return
      if (text === null) timer = setTimeout(() => void look(read), LOOK_MILLISECONDS)
      else found(text)
    }
    const begin = async () => {
      const opened = await openCamera(navigator.mediaDevices)
      if (!opened.ok) {
        // What became of a picture meanwhile is said already, and matters more than that there is no camera.
        return isOver ? undefined : setTrouble((said) => said ?? opened.failure.code)
      }
      stop = () => {
        for (const track of opened.value.getTracks()) track.stop()
      }
      if (isOver || video.current === null) return stop()
      video.current.srcObject = opened.value
      setWatching(true)
      try {
        await video.current.play()
        await look(await loadQrReader())
      } catch {
        if (!isOver) setTrouble('no_reader')
      }
    }
    void begin()
    return () => {
      isOver = true
      clearTimeout(timer)
      stop()
    }
  }, [])
  return { video, trouble, isWatching, setTrouble }
}

async function readPicture(
  file: File,
): Promise<{ readonly text: string } | { readonly trouble: Trouble }> {
  let picture: ImageBitmap
  try {
    picture = await createImageBitmap(file)
  } catch {
    return { trouble: 'no_picture' }
  }
  try {
    const read = await loadQrReader()
    const text = await read(picture)
    return text === null ? { trouble: 'no_code' } : { text }
  } catch {
    return { trouble: 'no_reader' }
  }
}
