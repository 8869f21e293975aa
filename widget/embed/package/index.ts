export { defineWidget } from '../host/define-widget.ts'
export { mountWidget } from '../host/mount-widget.ts'
