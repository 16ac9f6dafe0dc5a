import react from '@vitejs/plugin-react'
import { defaultClientConditions, defineConfig } from 'vite'

export default defineConfig({
  plugins: [react()],
  resolve: { conditions: ['source', ...defaultClientConditions] },
  build: {
    target: 'chrome120',
    modulePreload: false,
    assetsInlineLimit: 0,
    // Both pages come from the disk of their person.
    chunkSizeWarningLimit: 2_000,
    rolldownOptions: { input: ['popup.html', 'options.html'] },
  },
})
