import { toString as drawQr } from 'qrcode'

/** Draws an authenticator app's link as an SVG that scales, dark on light in every theme, because cameras read it so. */
export function totpQr(link: string): Promise<string> {
  return drawQr(link, {
    type: 'svg',
    errorCorrectionLevel: 'M',
    margin: 2,
    color: { dark: '#14181bff', light: '#ffffffff' },
  })
}
