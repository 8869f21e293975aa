export {
  black,
  contrastOf,
  hexOf,
  LEAST_OF_TEXT,
  luminance,
  mixed,
  type Rgb,
  readable,
  rgbOf,
  white,
} from './colour.ts'
