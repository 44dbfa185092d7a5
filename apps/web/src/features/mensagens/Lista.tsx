import Box from '@mui/material/Box'
import Skeleton from '@mui/material/Skeleton'
import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import type { AssuntoNaLista, Etiqueta as EtiquetaDaPessoa } from '@rh/domain/contract/mail'
import type { Caixa } from '@rh/domain/mensagens/limites'
import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query'
import type { Ref } from 'react'
import { Link } from 'react-router'
import { quandoNaLista } from '../../lib/time/momento.ts'
import { visuallyHidden } from '../../theme/visually-hidden.ts'
import { MoreButton } from '../../ui/data/MoreButton.tsx'
import { ErrorState } from '../../ui/feedback/ErrorState.tsx'
import { SearchBox } from '../../ui/form/inputs/SearchBox.tsx'
import { Icon } from '../../ui/icon/Icon.tsx'
import { Etiqueta } from '../processo/Etiqueta.tsx'
import { etiquetasQuery, listaQuery, rascunhosQuery, type Onde } from './chamadas.ts'
import { nomesDitos, quemNaLista } from './textos.ts'

const Linha = styled(Link)(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  columnGap: 12,
  rowGap: 1,
  padding: '10px 14px',
  fontSize: '0.8125rem',
  lineHeight: 1.5,
  color: theme.vars.palette.text.secondary,
  textDecoration: 'none',
  borderBottom: `1px solid ${theme.vars.palette.divider}`,
  borderInlineStart: '3px solid transparent',
  '&:hover': { backgroundColor: theme.vars.palette.action.hover },
  '&[aria-current="page"]': { backgroundColor: theme.vars.palette.action.selected },
  '&[data-nova="true"]': { borderInlineStartColor: theme.vars.palette.primary.main },
  '&[data-nova="true"] > strong, &[data-nova="true"] > b': { fontWeight: 700 },
  '&:focus-visible': { outline: `2px solid ${theme.vars.palette.primary.main}`, outlineOffset: -2 },
  '& > strong': {
    fontSize: '0.875rem',
    fontWeight: 500,
    color: theme.vars.palette.text.primary,
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
  },
  '& > b, & > p': {
    gridColumn: '1 / -1',
    margin: 0,
    fontWeight: 500,
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
  },
  '& > b': { color: theme.vars.palette.text.primary },
  '& > p': { fontWeight: 400 },
}))

interface ListaProps {
  readonly onde: Onde
  readonly aberta: number | null
  readonly escrevendo: string | null
  readonly busca: string
  readonly onBusca: (busca: string) => void
  readonly hrefDe: (id: number) => string
  readonly hrefDoRascunho: (chave: string, assunto: number | null) => string
  readonly campo: Ref<HTMLInputElement>
}

/** What a box, a label or a search has, the latest first. */
export function Lista({ onde, busca, onBusca, campo, ...resto }: ListaProps) {
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', minHeight: 0, height: '100%' }}>
      <Box sx={{ p: 1.5, borderBottom: 1, borderColor: 'divider' }}>
        <SearchBox
          label="Buscar em todas as mensagens"
          value={busca}
          onChange={onBusca}
          maxLength={80}
          inputRef={campo}
        />
      </Box>
      <Box sx={{ flex: 1, overflowY: { md: 'auto' }, overscrollBehavior: 'contain' }}>
        {'rascunhos' in onde ? <Rascunhos {...resto} /> : <Assuntos onde={onde} {...resto} />}
      </Box>
    </Box>
  )
}

const vazias: Readonly<Record<Caixa, string>> = {
  entrada: 'Nenhuma mensagem na entrada.',
  enviadas: 'Você ainda não enviou mensagens.',
  estrela: 'Nenhuma mensagem com estrela.',
  arquivadas: 'Nenhuma mensagem arquivada.',
}

function vaziaDita(onde: Exclude<Onde, { rascunhos: true }>): string {
  if ('caixa' in onde) return vazias[onde.caixa]
  return 'busca' in onde ? 'Nenhuma mensagem com estas palavras.' : 'Nenhuma mensagem com esta etiqueta.'
}

type AssuntosProps = Pick<ListaProps, 'aberta' | 'hrefDe'> & {
  readonly onde: Exclude<Onde, { rascunhos: true }>
}

function Assuntos({ onde, aberta, hrefDe }: AssuntosProps) {
  const lista = useInfiniteQuery({
    ...listaQuery(onde),
    ...('busca' in onde && { placeholderData: keepPreviousData }),
  })
  const { data, error, refetch } = lista
  const { data: delas } = useQuery(etiquetasQuery)
  if (error && !data) return <ErrorState error={error} onRetry={refetch} />
  if (!data) return <Esperando />
  if (data.length === 0) return <Vazia>{vaziaDita(onde)}</Vazia>
  return (
    <>
      <Box component="ul" aria-label="Mensagens" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {data.map((assunto) => (
          <li key={assunto.id}>
            <Um
              assunto={assunto}
              etiquetas={delas?.etiquetas ?? []}
              isAberta={assunto.id === aberta}
              href={hrefDe(assunto.id)}
            />
          </li>
        ))}
      </Box>
      <MoreButton of={lista} label="Mostrar mais antigas" />
    </>
  )
}

const Esperando = () => (
  <Box aria-busy sx={{ p: 1.5, display: 'grid', gap: 1.5 }}>
    {[1, 2, 3, 4, 5].map((n) => (
      <Skeleton key={n} variant="rounded" height={64} />
    ))}
  </Box>
)

const Vazia = ({ children }: { readonly children: string }) => (
  <Typography variant="body2" color="textSecondary" sx={{ p: 4, textAlign: 'center' }}>
    {children}
  </Typography>
)

interface UmProps {
  readonly assunto: AssuntoNaLista
  readonly etiquetas: readonly EtiquetaDaPessoa[]
  readonly isAberta: boolean
  readonly href: string
}

function Um({ assunto: um, etiquetas, isAberta, href }: UmProps) {
  const minhas = etiquetas.filter(({ id }) => um.etiquetas.includes(id))
  return (
    <Linha to={href} aria-current={isAberta ? 'page' : undefined} data-nova={um.naoLidas > 0}>
      <strong>
        {um.naoLidas > 0 && <Escondido>Não lida: </Escondido>}
        {quemNaLista(um)}
        {um.quantas > 1 && (
          <Box component="span" sx={{ ml: 0.75, fontWeight: 400, color: 'text.secondary' }}>
            <Escondido>mensagens: </Escondido>
            {um.quantas}
          </Box>
        )}
      </strong>
      <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.75 }}>
        {um.estrela && <Icon name="estrela" size={14} label="Com estrela" />}
        {um.anexos && <Icon name="anexo" size={14} label="Com anexo" />}
        <time dateTime={um.em}>{quandoNaLista(um.em)}</time>
      </Box>
      <b>{um.assunto}</b>
      <p>{um.trecho || 'Sem texto'}</p>
      {minhas.length > 0 && (
        <Box
          component="span"
          sx={{ gridColumn: '1 / -1', display: 'flex', flexWrap: 'wrap', gap: 0.5, mt: 0.5 }}
        >
          {minhas.map(({ id, nome, cor }) => (
            <Etiqueta key={id} nome={nome} cor={cor} />
          ))}
        </Box>
      )}
    </Linha>
  )
}

const Escondido = styled('span')(visuallyHidden)

function Rascunhos({ escrevendo, hrefDoRascunho }: Pick<ListaProps, 'escrevendo' | 'hrefDoRascunho'>) {
  const { data, error, refetch } = useQuery(rascunhosQuery)
  if (error && !data) return <ErrorState error={error} onRetry={refetch} />
  if (!data) return <Esperando />
  if (data.results.length === 0)
    return <Vazia>Nenhum rascunho. O que você começa a escrever fica aqui.</Vazia>
  return (
    <Box component="ul" aria-label="Rascunhos" sx={{ m: 0, p: 0, listStyle: 'none' }}>
      {data.results.map(({ chave, para, assunto, trecho, salvoEm, correspondenciaId }) => (
        <li key={chave}>
          <Linha
            to={hrefDoRascunho(chave, correspondenciaId)}
            aria-current={chave === escrevendo ? 'page' : undefined}
          >
            <strong>
              <Box component="span" sx={{ color: 'error.dark' }}>
                Rascunho
              </Box>{' '}
              {para.length > 0 && `para ${nomesDitos(para)}`}
            </strong>
            <time dateTime={salvoEm}>{quandoNaLista(salvoEm)}</time>
            <b>{assunto || 'Sem assunto'}</b>
            <p>{trecho || 'Sem texto'}</p>
          </Linha>
        </li>
      ))}
    </Box>
  )
}
