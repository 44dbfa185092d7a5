import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { CandidatoPage } from './CandidatoPage.tsx'
import { criarCaderno } from './caderno.ts'
import { abrirLoja } from './loja.ts'
import './candidato.css'

const token = window.location.pathname.split('/')[2] ?? ''
const root = document.getElementById('root')
if (!root) throw new Error('candidato.html has no root')
const caderno = criarCaderno(token, await abrirLoja(token))
createRoot(root).render(
  <StrictMode>
    <CandidatoPage caderno={caderno} />
  </StrictMode>,
)
if ('serviceWorker' in navigator && import.meta.env.PROD)
  // The page opens without a network too; it answers for nothing outside its own addresses.
  navigator.serviceWorker.register('/candidato/sw.js', { scope: '/candidato/' }).catch(() => undefined)
