import Box from '@mui/material/Box'
import { abas } from '@rh/domain/colaborador/abas'
import { useIsFetching } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import { formatDate, formatDateTime } from '../../lib/format.ts'
import { useUsuario } from '../../lib/session/use-session.ts'
import { PrintSheet } from '../../ui/page/PrintSheet.tsx'
import { TodasAsAlteracoes } from './abas/Alteracoes.tsx'
import { todas } from './abas/todas.ts'
import type { Ficha } from './queries.ts'

/** What was read last is drawn, and asks for what it needs, before the paper is made. */
const PAUSA_MS = 250

interface ImpressaoProps {
  readonly ficha: Ficha
  readonly onDone: () => void
}

/** What each tab shows on paper, where nobody turns pages. */
const noPapel = { ...todas, alteracoes: TodasAsAlteracoes }

/** The whole file on paper: every tab that this person sees, one after the other, printed once all of it was read. */
export function Impressao({ ficha, onDone }: ImpressaoProps) {
  const { nome } = useUsuario()
  const [quando] = useState(() => new Date().toISOString())
  const lendo = useIsFetching()
  const imprimir = useEffectEvent(() => {
    window.addEventListener('afterprint', () => onDone(), { once: true })
    window.print()
  })
  useEffect(() => {
    if (lendo > 0) return undefined
    const espera = setTimeout(() => imprimir(), PAUSA_MS)
    return () => clearTimeout(espera)
  }, [lendo])
  return (
    <Box data-testid="impressao" sx={papel}>
      <PrintSheet
        foot={`Ficha de ${ficha.nome} · matrícula ${ficha.matricula}`}
        notes={[
          ...(ficha.tempo === 'hoje' ? [] : [`Como em ${formatDate(ficha.em)}`]),
          `Impressa por ${nome} em ${formatDateTime(quando)}`,
        ]}
      />
      {ficha.abas.map((aba) => {
        const Conteudo = noPapel[aba]
        return (
          <Box component="section" key={aba} aria-label={abas[aba].label} sx={{ mt: 3 }}>
            <Box component="h2" sx={{ typography: 'h5', m: 0, mb: 1.5, breakAfter: 'avoid' }}>
              {abas[aba].label}
            </Box>
            <Conteudo ficha={ficha} />
          </Box>
        )
      })}
    </Box>
  )
}

/** Ink on white: what only a screen can use is left out, and a long card goes on over the page. */
const papel = {
  display: 'none',
  '@media print': {
    display: 'block',
    color: '#000',
    '& button, & .MuiButton-root, & svg': { display: 'none' },
    '& .MuiCard-root': { breakInside: 'auto', border: '1px solid #999', borderRadius: 1 },
    '& li, & tr, & h3, & dl > div': { breakInside: 'avoid' },
    '& h3': { breakAfter: 'avoid' },
    '& a': { color: 'inherit', textDecoration: 'none' },
  },
}
