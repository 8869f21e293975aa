import { toString as svgOf } from 'qrcode'

/** Draws a text as a QR code: an SVG that scales, dark on light in every theme, because wallets and authenticators read it so. */
export function drawQr(text: string): Promise<string> {
  return svgOf(text, {
    type: 'svg',
    errorCorrectionLevel: 'M',
    margin: 2,
    color: { dark: '#14181bff', light: '#ffffffff' },
  })
}
