export { startSnackbars } from './start-snackbars.ts'
export { keepSnackbar, snackbarNames } from './tell-snackbar.ts'
