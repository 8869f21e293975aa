import { toString as drawQr } from 'qrcode'

/** Draws a payment URI as an SVG that scales, dark on light in every theme, because wallets read it so. */
export function paymentQr(uri: string): Promise<string> {
  return drawQr(uri, {
    type: 'svg',
    errorCorrectionLevel: 'M',
    margin: 2,
    color: { dark: '#14181bff', light: '#ffffffff' },
  })
}
