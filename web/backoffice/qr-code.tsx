import styles from './qr-code.module.css'

/** A QR code that the server drew (drawQr), large enough to be scanned. */
export function QrCode({ svg }: { readonly svg: string }) {
  return (
    // biome-ignore lint/security/noDangerouslySetInnerHtml: an SVG that the server drew
    <div className={styles.code} dangerouslySetInnerHTML={{ __html: svg }} />
  )
}
