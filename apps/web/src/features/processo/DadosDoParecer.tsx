import Box from '@mui/material/Box'
import type { Decisao } from '@rh/domain/processo/vez'
import type { Definition } from '../../ui/data/DefinitionList.tsx'
import { RESULTADO } from './formatos.ts'

/** Parecer of one sector, as the record has it. */
export interface Parecer {
  readonly nome: string
  readonly decisao: Decisao
  readonly comentario: string | null
  readonly motivoReservado: boolean
  readonly autor: { readonly nome: string } | null
  readonly em: string | null
  readonly dados?: Readonly<Record<string, unknown>> | undefined
}

interface DadosDoParecerProps {
  readonly parecer: Parecer
  /** Own fields of the sector, formatted. */
  readonly dados: readonly Definition[]
  /** All of it; otherwise one line that may be cut. */
  readonly inteiro: boolean
}

/** What a sector wrote in its parecer: comment and own fields. One asked again says nothing: it is nobody's yet. */
export function DadosDoParecer({ parecer, dados, inteiro }: DadosDoParecerProps) {
  const { decisao, comentario, motivoReservado } = parecer
  if (decisao === 'pendente') return null
  const dito = comentario === null ? null : `“${comentario}”`
  if (!inteiro) return <Resumido>{resumoDe(parecer, dados)}</Resumido>
  return (
    <>
      {motivoReservado && <Reservado>{RESERVADO}</Reservado>}
      {dito !== null && <Box sx={{ mt: 0.5, whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>{dito}</Box>}
      {dados.length > 0 && <Linhas dados={dados} />}
    </>
  )
}

const RESERVADO = 'Comentário reservado ao setor.'

function resumoDe({ comentario, motivoReservado }: Parecer, dados: readonly Definition[]): string | null {
  if (comentario !== null) return `“${comentario}”`
  const resultado = dados.find(({ label }) => label === RESULTADO)?.value
  if (typeof resultado === 'string') return resultado
  return motivoReservado ? RESERVADO : null
}

const Resumido = ({ children }: { readonly children: string | null }) =>
  children !== null && (
    <Box sx={{ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }}>{children}</Box>
  )

const Reservado = ({ children }: { readonly children: string }) => (
  <Box sx={{ mt: 0.5, color: 'text.secondary', fontStyle: 'italic' }}>{children}</Box>
)

/** Label and value on one line, for a narrow column. */
const Linhas = ({ dados }: { readonly dados: readonly Definition[] }) => (
  <Box component="dl" sx={{ m: 0, mt: 0.5, display: 'grid', gap: 0.25 }}>
    {dados.map(({ label, value }) => (
      <Box key={label} sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 0.75 }}>
        <Box component="dt" sx={{ color: 'text.secondary' }}>
          {label}:
        </Box>
        <Box component="dd" sx={{ m: 0, fontWeight: 500 }}>
          {value}
        </Box>
      </Box>
    ))}
  </Box>
)
