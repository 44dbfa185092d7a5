import { styled } from '@mui/material/styles'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { useState } from 'react'
import { Calendarios, Mapas } from './Ano.tsx'
import { Avisos } from './Avisos.tsx'
import { Contas, Escolha } from './Contas.tsx'
import { Entrada } from './Entrada.tsx'
import { Formularios } from './Formularios.tsx'
import { Listas } from './Listas.tsx'
import { MaisCampos, Medidas, Quadros, Teclado } from './Novos.tsx'
import { Numeros } from './Numeros.tsx'
import { Paginas } from './Paginas.tsx'
import { Pecas } from './Pecas.tsx'

const Sides = styled('main')(({ theme }) => ({
  display: 'grid',
  [theme.breakpoints.up('lg')]: { gridTemplateColumns: '1fr 1fr' },
}))

// The attribute that chooses the scheme works on any element: each side has its own variables.
const Side = styled('section')(({ theme }) => ({
  display: 'grid',
  alignContent: 'start',
  gap: 20,
  minWidth: 0,
  padding: 24,
  color: theme.vars.palette.text.primary,
  backgroundColor: theme.vars.palette.background.default,
}))

/** For developers: every component of `ui/` in its states, both schemes side by side. */
export function DevUi() {
  const [queries] = useState(() => new QueryClient({ defaultOptions: { queries: { retry: false } } }))
  return (
    <QueryClientProvider client={queries}>
      <Sides>
        {(['light', 'dark'] as const).map((scheme) => (
          <Side key={scheme} data-tema={scheme} aria-label={scheme}>
            <Paginas />
            <Pecas />
            <Calendarios />
            <Mapas />
            <Medidas />
            <Teclado />
            <Numeros />
            <Quadros />
            <Escolha />
            <Contas />
            <Avisos />
            <Listas />
            <Formularios />
            <MaisCampos />
            <Entrada />
          </Side>
        ))}
      </Sides>
    </QueryClientProvider>
  )
}
