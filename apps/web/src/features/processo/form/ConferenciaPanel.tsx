import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import Skeleton from '@mui/material/Skeleton'
import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import type { Pendencia } from '@rh/domain/pendencia'
import { useId, type ReactNode } from 'react'
import { Icon } from '../../../ui/icon/Icon.tsx'
import { contar, contarTudo, resumoDaContagem, type Conferencia } from './conferencia.ts'
import { LinhasDaConferencia } from './LinhasDaConferencia.tsx'

export interface EstadoDaConferencia {
  readonly conferencia: Conferencia
  /** False before the first answer of the server. */
  readonly conferida: boolean
  readonly checking: boolean
  readonly failed: boolean
}

interface ItensProps extends EstadoDaConferencia {
  /** Step on the screen; empty where the form has none. */
  readonly etapa: string
  readonly tentou: boolean
  /** Called when a line leads to its field. */
  readonly onIr?: (() => void) | undefined
}

/** Sentence about what the form still needs, for the heading of what lists it. */
export function subtituloDaConferencia(estado: EstadoDaConferencia): string {
  if (estado.failed) return 'Sem conexão: a conferência volta sozinha.'
  const contagem = contarTudo(estado.conferencia)
  const nada = contagem.errados + contagem.faltam === 0
  return nada && (!estado.conferida || estado.checking) ? 'Conferindo…' : resumoDaContagem(contagem)
}

/** What keeps the form from being sent, by step, and apart from it what does not. */
export function ItensDaConferencia({ conferencia, conferida, etapa, tentou, onIr }: ItensProps) {
  const { grupos, alertas, avisos } = conferencia
  const daqui = grupos.find((grupo) => grupo.etapa === etapa)
  const outros = grupos.filter((grupo) => grupo !== daqui)
  const semEtapas = etapa === ''
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      {daqui && (
        <Parte titulo={semEtapas ? undefined : 'Nesta etapa'} total={daqui.itens.length}>
          <LinhasDaConferencia itens={daqui.itens} tentou={tentou} onIr={onIr} />
        </Parte>
      )}
      {outros.length > 0 && (
        <Parte titulo="Outras etapas" total={contagemDe(outros)}>
          {outros.map(({ etapa: outra, label, itens }) => (
            <Dobra key={outra}>
              <summary>
                <Icon name="abre-direita" size={16} />
                <span>{label}</span>
                <Total errado={contar(itens).errados > 0}>{itens.length}</Total>
              </summary>
              <LinhasDaConferencia itens={itens} tentou={tentou} onIr={onIr} />
            </Dobra>
          ))}
        </Parte>
      )}
      {!conferida && <Skeleton variant="rounded" height={48} />}
      {alertas.length > 0 && (
        <Parte titulo="Não impede o envio">
          <Frases pendencias={alertas} />
        </Parte>
      )}
      {avisos.length > 0 && (
        <Parte titulo="Bom saber">
          <Frases pendencias={avisos} />
        </Parte>
      )}
    </Box>
  )
}

const contagemDe = (grupos: Conferencia['grupos']): number =>
  grupos.reduce((total, { itens }) => total + itens.length, 0)

interface PainelProps {
  readonly titulo?: string
  readonly subtitulo: ReactNode
  readonly children: ReactNode
}

/** Narrow card beside a form; its heading tells the count, also to who does not see it. */
export function PainelDoForm({ titulo = 'Conferência', subtitulo, children }: PainelProps) {
  const id = useId()
  return (
    <Card component="section" aria-labelledby={id} sx={{ px: 3, py: 2.5 }}>
      <Typography id={id} variant="h6" component="h2">
        {titulo}
      </Typography>
      <Typography
        variant="caption"
        component="output"
        color="textSecondary"
        sx={{ display: 'block', mb: 1.5 }}
      >
        {subtitulo}
      </Typography>
      {children}
    </Card>
  )
}

/** Panel beside the form while it is typed. */
export const ConferenciaPanel = (props: ItensProps) => (
  <PainelDoForm subtitulo={subtituloDaConferencia(props)}>
    <ItensDaConferencia {...props} />
  </PainelDoForm>
)

interface ParteProps {
  readonly titulo?: string | undefined
  readonly total?: number
  readonly children: ReactNode
}

export const Parte = ({ titulo, total, children }: ParteProps) => (
  <div>
    {titulo && (
      <Typography
        variant="subtitle2"
        component="h3"
        sx={{ display: 'flex', justifyContent: 'space-between', mb: 0.25, px: 0.5, fontSize: '0.8125rem' }}
      >
        {titulo}
        {total !== undefined && <Total>{total}</Total>}
      </Typography>
    )}
    {children}
  </div>
)

const Total = ({ errado = false, children }: { readonly errado?: boolean; readonly children: number }) => (
  <Box
    component="span"
    sx={{ color: errado ? 'error.dark' : 'text.secondary', fontVariantNumeric: 'tabular-nums' }}
  >
    {children}
  </Box>
)

/** Findings that are only told. */
export const Frases = ({ pendencias }: { readonly pendencias: readonly Pendencia[] }) => (
  <Box
    component="ul"
    sx={{ m: 0, p: 0, px: 0.5, listStyle: 'none', color: 'text.secondary', fontSize: '0.8125rem' }}
  >
    {pendencias.map(({ codigo, mensagem, baseLegal }) => (
      <Box component="li" key={`${codigo}-${mensagem}`} sx={{ py: 0.5, overflowWrap: 'anywhere' }}>
        {mensagem}
        {baseLegal && (
          <Box component="small" sx={{ display: 'block', fontSize: '0.75rem' }}>
            {baseLegal}
          </Box>
        )}
      </Box>
    ))}
  </Box>
)

const Dobra = styled('details')(({ theme }) => ({
  '& > summary': {
    display: 'flex',
    alignItems: 'center',
    gap: 10,
    minHeight: 32,
    padding: '4px',
    borderRadius: 8,
    fontSize: '0.875rem',
    cursor: 'pointer',
    listStyle: 'none',
    '&::-webkit-details-marker': { display: 'none' },
    '& > span:first-of-type': { flex: 1 },
    '&:hover': { backgroundColor: theme.vars.palette.action.hover },
    '& > svg': { transition: 'transform .12s' },
    [theme.breakpoints.down('md')]: { minHeight: 44, fontSize: '0.9375rem' },
  },
  '&[open] > summary > svg': { transform: 'rotate(90deg)' },
  '& ul': { paddingInlineStart: 26 },
}))
