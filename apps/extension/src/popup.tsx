import '@fontsource-variable/figtree/wght.css'
import './look.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { Popup } from './popup/popup.tsx'

createRoot(document.getElementById('root') as HTMLElement).render(
  <StrictMode>
    <Popup />
  </StrictMode>,
)
