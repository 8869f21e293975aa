export {
  clientFolder,
  loadWebBuild,
  type PageFacts,
  PagesNotBuilt,
  type WebBuild,
  webBuiltAt,
} from './web-build.ts'
