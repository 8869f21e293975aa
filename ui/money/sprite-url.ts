// For a preload link on pages that show coins at once.
export { default as coinIconsUrl } from './coin-icons.svg?no-inline'
