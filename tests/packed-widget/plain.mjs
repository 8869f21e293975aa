// Imported where there is no page: nothing may happen then.
import { defineWidget, mountWidget } from '@causeway/widget'

defineWidget('https://exchange.example')
console.log(JSON.stringify({ define: typeof defineWidget, mount: typeof mountWidget }))
