import Badge from '@mui/material/Badge'
import Box from '@mui/material/Box'
import Skeleton from '@mui/material/Skeleton'
import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import type { ConversaNaLista } from '@rh/domain/contract/chat'
import { NAO_LIDAS_MAXIMO } from '@rh/domain/conversas/limites'
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router'
import { useUsuario } from '../../lib/session/use-session.ts'
import { quandoNaLista } from '../../lib/time/momento.ts'
import { useDebounced } from '../../lib/use-debounced.ts'
import { MoreButton } from '../../ui/data/MoreButton.tsx'
import { ErrorState } from '../../ui/feedback/ErrorState.tsx'
import { Icon } from '../../ui/icon/Icon.tsx'
import { Foto } from '../../ui/upload/Foto.tsx'
import { achadasQuery, listaQuery } from './chamadas.ts'
import { lerRascunho } from './rascunhos.ts'
import { ultimaDita } from './textos.ts'
import { SearchBox } from '../../ui/form/inputs/SearchBox.tsx'

const ESPERA_MS = 250
const MINIMO = 2

const Linha = styled(Link)(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'center',
  columnGap: 12,
  padding: '10px 14px',
  color: theme.vars.palette.text.primary,
  textDecoration: 'none',
  '&:hover': { backgroundColor: theme.vars.palette.action.hover },
  '&[aria-current="page"]': { backgroundColor: theme.vars.palette.action.selected },
  '&:focus-visible': { outline: `2px solid ${theme.vars.palette.primary.main}`, outlineOffset: -2 },
}))

interface ListaProps {
  readonly aberta: number | null
  readonly hrefDe: (id: number, em?: number) => string
}

/** One's conversations, the latest first, and what a search finds in them. */
export function Lista({ aberta, hrefDe }: ListaProps) {
  const [texto, setTexto] = useState('')
  const busca = useDebounced(texto.trim(), ESPERA_MS)
  const lista = useInfiniteQuery({ ...listaQuery(busca), placeholderData: keepPreviousData })
  const { data, error, refetch } = lista
  const conversas = data?.pages.flatMap(({ results }) => results)
  return (
    <Box
      component="nav"
      aria-label="Conversas"
      sx={{ display: 'flex', flexDirection: 'column', minHeight: 0, height: '100%' }}
    >
      <Box sx={{ p: 1.5, borderBottom: 1, borderColor: 'divider' }}>
        <SearchBox label="Buscar pessoas e mensagens" value={texto} onChange={setTexto} maxLength={60} />
      </Box>
      <Box sx={{ flex: 1, overflowY: 'auto', overscrollBehavior: 'contain' }}>
        {error && !data && <ErrorState error={error} onRetry={refetch} />}
        {!data && !error && <Esperando />}
        {conversas && (
          <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
            {conversas.map((conversa) => (
              <li key={conversa.id}>
                <Uma conversa={conversa} isAberta={conversa.id === aberta} href={hrefDe(conversa.id)} />
              </li>
            ))}
          </Box>
        )}
        <MoreButton of={lista} label="Mostrar mais conversas" />
        {conversas?.length === 0 && (
          <Typography variant="body2" color="textSecondary" sx={{ p: 3, textAlign: 'center' }}>
            {busca === '' ? 'Nenhuma conversa ainda.' : 'Nenhuma conversa com este nome.'}
          </Typography>
        )}
        {busca.length >= MINIMO && <Achadas busca={busca} hrefDe={hrefDe} />}
      </Box>
    </Box>
  )
}

const Esperando = () => (
  <Box aria-busy sx={{ p: 1.5, display: 'grid', gap: 1.5 }}>
    {[1, 2, 3, 4, 5].map((n) => (
      <Skeleton key={n} variant="rounded" height={48} />
    ))}
  </Box>
)

interface UmaProps {
  readonly conversa: ConversaNaLista
  readonly isAberta: boolean
  readonly href: string
}

function Uma({ conversa, isAberta, href }: UmaProps) {
  const { id: eu } = useUsuario()
  const { nome, naoLidas, citada, silenciada, em } = conversa
  const rascunho = isAberta ? '' : lerRascunho(eu, conversa.id)
  const nova = naoLidas > 0
  return (
    <Linha to={href} aria-current={isAberta ? 'page' : undefined}>
      <Foto nome={nome} src={null} size={40} />
      <Box sx={{ minWidth: 0 }}>
        <Typography variant="subtitle2" component="p" noWrap sx={{ fontWeight: nova ? 700 : 600 }}>
          {nome}
        </Typography>
        <Typography
          variant="body2"
          noWrap
          color={nova ? 'textPrimary' : 'textSecondary'}
          sx={{ fontSize: '0.8125rem' }}
        >
          {rascunho ? (
            <>
              <Box component="span" sx={{ color: 'error.dark' }}>
                Rascunho:{' '}
              </Box>
              {rascunho}
            </>
          ) : (
            ultimaDita(conversa, eu)
          )}
        </Typography>
      </Box>
      <Box sx={{ display: 'grid', justifyItems: 'end', gap: 0.5 }}>
        <Typography variant="caption" color="textSecondary">
          {quandoNaLista(em)}
        </Typography>
        <Box
          sx={{ display: 'flex', alignItems: 'center', gap: 0.75, minHeight: 20, color: 'text.secondary' }}
        >
          {silenciada && <Icon name="bloqueio" size={14} label="Silenciada" />}
          {citada && (
            <Box component="span" sx={{ fontWeight: 700, color: 'primary.dark' }} title="Citaram você">
              @
            </Box>
          )}
          {nova && (
            <Badge
              color={silenciada ? 'default' : 'primary'}
              badgeContent={naoLidas >= NAO_LIDAS_MAXIMO ? '99+' : naoLidas}
              aria-label={naoLidas === 1 ? '1 não lida' : `${naoLidas} não lidas`}
              sx={{ '& .MuiBadge-badge': { position: 'static', transform: 'none' } }}
            />
          )}
        </Box>
      </Box>
    </Linha>
  )
}

/** Messages with the words typed, in any of one's conversations. */
function Achadas({ busca, hrefDe }: { readonly busca: string } & Pick<ListaProps, 'hrefDe'>) {
  const achadas = useInfiniteQuery({ ...achadasQuery(busca), placeholderData: keepPreviousData })
  if (!achadas.data) return null
  const mensagens = achadas.data.pages.flatMap(({ results }) => results)
  return (
    <Box
      component="section"
      aria-label="Mensagens encontradas"
      sx={{ borderTop: 1, borderColor: 'divider', pt: 1 }}
    >
      <Typography variant="overline" component="h2" color="textSecondary" sx={{ px: 1.75 }}>
        Mensagens
      </Typography>
      {mensagens.length === 0 && (
        <Typography variant="body2" color="textSecondary" sx={{ px: 1.75, py: 1 }}>
          Nenhuma mensagem com estas palavras.
        </Typography>
      )}
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {mensagens.map(({ id, conversaId, conversa, autor, texto, enviadaEm }) => (
          <li key={id}>
            <Linha to={hrefDe(conversaId, id)} sx={{ gridTemplateColumns: 'minmax(0, 1fr) auto !important' }}>
              <Box sx={{ minWidth: 0 }}>
                <Typography variant="subtitle2" component="p" noWrap>
                  {autor === conversa ? autor : `${autor} · ${conversa}`}
                </Typography>
                <Typography variant="body2" color="textSecondary" noWrap sx={{ fontSize: '0.8125rem' }}>
                  {texto}
                </Typography>
              </Box>
              <Typography variant="caption" color="textSecondary">
                {quandoNaLista(enviadaEm)}
              </Typography>
            </Linha>
          </li>
        ))}
      </Box>
      <MoreButton of={achadas} label="Mostrar mais mensagens" />
    </Box>
  )
}
