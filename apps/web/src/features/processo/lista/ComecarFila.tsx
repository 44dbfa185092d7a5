import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Link, useNavigate } from 'react-router'
import { useSetor } from '../../../lib/nav/use-setor.ts'
import { ariaOfKey } from '../../../lib/teclas/teclas.ts'
import { useTeclas } from '../../../lib/teclas/use-teclas.ts'
import { Tecla } from '../../../ui/teclas/Tecla.tsx'
import { toQuery, viewOf } from '../../../ui/table/state/list-state.ts'
import { useListState } from '../../../ui/table/state/use-list-state.ts'
import { listarQuery } from '../chamadas.ts'
import { filaHref } from '../fila/fila-href.ts'
import { useTela } from '../tela.ts'

/** Of the button on a phone, in pixels: what stands under it does not move when it comes. */
const ALTURA_NO_CELULAR = 48
/** Of the button with a count of one or two digits. */
const LARGURA = 172

/**
 * What waits for this person under the filters of the list, what is due first; a list of what waits is its own queue.
 * Who asks for it twice reads it once.
 */
export function useFilaDaLista() {
  const setor = useSetor()
  const { tela, tipo } = useTela()
  const { state } = useListState(tela.lista.lista)
  const fila = state.filtros['minhaVez']
    ? { ...state, pagina: 1 }
    : { ...state, pagina: 1, ordenar: 'prazo', filtros: { ...state.filtros, minhaVez: setor } }
  return { fila, ...useQuery(listarQuery(tipo, toQuery(fila))) }
}

/** Opens the first record that waits for this person under the filters of the list, and goes on from one to the next. */
export function ComecarFila() {
  const setor = useSetor()
  const navigate = useNavigate()
  const { tela, tipo } = useTela()
  const { lista } = tela.lista
  const { fila, data } = useFilaDaLista()
  const [primeira] = data?.results ?? []
  const href = primeira && filaHref(setor, { tipo, id: primeira.id }, viewOf(fila, lista))
  useTeclas('Fila', href ? [{ tecla: 'f', nome: 'Começar a fila', fazer: () => void navigate(href) }] : [])
  if (!data || !href) return <Lugar>{data && 'Nada espera por você nesta lista.'}</Lugar>
  return (
    <Button
      component={Link}
      to={href}
      variant="contained"
      aria-keyshortcuts={ariaOfKey('f')}
      sx={{ gap: 1, minHeight: { xs: ALTURA_NO_CELULAR, md: 40 }, width: { xs: '100%', md: 'auto' } }}
    >
      Começar a fila{' '}
      <Box component="span" sx={{ fontWeight: 400, fontVariantNumeric: 'tabular-nums' }}>
        {data.total}
      </Box>{' '}
      <Tecla tecla="f" />
    </Button>
  )
}

/**
 * The place of the button while it is not known whether there is one: without it the actions beside it go to a line of
 * their own as it comes, and the list moves. On a phone the place says that there is none.
 */
const Lugar = ({ children }: { readonly children: ReactNode }) => (
  <Box
    sx={{
      display: { xs: 'flex', md: children ? 'none' : 'flex' },
      alignItems: 'center',
      width: { xs: '100%', md: LARGURA },
      minHeight: { xs: ALTURA_NO_CELULAR, md: 40 },
      typography: 'body2',
      color: 'text.secondary',
    }}
  >
    {children}
  </Box>
)
