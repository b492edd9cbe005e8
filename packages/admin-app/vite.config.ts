import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

export default defineConfig({
  base: '/dashboard/admin/',
  plugins: [react()],
  build: { target: 'es2022' },
  server: { port: 4192, strictPort: true, proxy: { '/api': 'http://127.0.0.1:3000' } },
})
