// Of the empty project that the package is installed into.
export default {
  build: {
    lib: { entry: 'page.tsx', formats: ['es'], fileName: () => 'page.js' },
    rollupOptions: { external: /^react/ },
  },
}
