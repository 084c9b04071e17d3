import { fileURLToPath } from 'node:url'
import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vite'
import { chunkNames, workerChunkNames } from './tools/chunks.ts'
import { packed } from './tools/packed.ts'
import { onlyParts } from './tools/parts.ts'
import { serviceWorker } from './tools/service-worker.ts'
import { pageWithStyles } from './tools/shell.ts'

const ROOT = fileURLToPath(new URL('../../', import.meta.url)).replace(/\/$/, '')

export default defineConfig({
  root: import.meta.dirname,
  plugins: [
    onlyParts((part) => part !== './terminal.ts' && !part.startsWith('./odds/')),
    svelte({ configFile: false }),
    pageWithStyles(),
    serviceWorker(),
    packed(),
  ],
  // The gallery reads the games' files; in a browser they are fetched.
  resolve: { alias: { '@muster/gallery/files': `${import.meta.dirname}/src/gallery/files.ts` } },
  worker: {
    format: 'es',
    // A worker plays, thinks and talks; it neither reads rules aloud nor draws.
    plugins: () => [
      onlyParts((part) => /^\.\/(game|talks|text\/caption|mind\/\w+|odds\/\w+)\.ts$/.test(part)),
    ],
    rolldownOptions: {
      output: {
        codeSplitting: {
          includeDependenciesRecursively: false,
          groups: [{ name: workerChunkNames(ROOT) }],
        },
      },
    },
  },
  build: {
    target: 'es2023',
    outDir: 'dist',
    emptyOutDir: true,
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: {
        codeSplitting: {
          includeDependenciesRecursively: false,
          groups: [{ name: chunkNames(ROOT) }],
        },
      },
    },
  },
  server: { host: '127.0.0.1', port: 5173 },
})
