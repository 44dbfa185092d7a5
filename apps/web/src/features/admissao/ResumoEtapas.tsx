import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { etapaNomes, etapas, type Etapa } from '@rh/domain/processos/admissao/etapas'
import { camposLabel } from '@rh/domain/processos/admissao/rotulos'
import type { Rascunho } from '@rh/domain/processos/admissao/rascunho'
import type { ReactNode } from 'react'
import { DefinitionList, type Definition } from '../../ui/data/DefinitionList.tsx'
import { hojeNaEmpresa, pedeReservista } from './reservista.ts'
import type { Rotulos } from '../processo/rotulos.ts'

const camposDe = (etapa: Etapa): string[] => Object.keys(camposLabel[etapa])

/** Fields of a step that came with the answer: the server leaves out what a sector does not see. */
export const camposVindos = (dados: Rascunho, etapa: Etapa): string[] =>
  camposDe(etapa).filter((campo) => {
    const valor = dados[etapa]?.[campo]
    return valor !== undefined && valor !== null && valor !== ''
  })

/** Fields asked of this person: only some men have a reservist certificate. */
const pedido = (campo: string, dados: Rascunho): boolean =>
  campo !== 'reservista' || pedeReservista(dados, hojeNaEmpresa())

interface ItensProps {
  readonly dados: Rascunho
  readonly etapa: Etapa
  readonly rotulos: Rotulos
  /** Takes the place of a value, as a link where it is missing. */
  readonly instead?: ((campo: string) => ReactNode) | undefined
}

/** The fields of one step as labels and values. */
export function itensDe({ dados, etapa, rotulos, instead }: ItensProps): Definition[] {
  const campos = instead
    ? camposDe(etapa).filter((campo) => pedido(campo, dados))
    : camposVindos(dados, etapa)
  return campos.map((campo) => ({
    label: rotulos.campo(etapa, campo),
    value: instead?.(campo) ?? rotulos.valor(etapa, campo, dados[etapa]?.[campo] ?? null),
    wide: campo === 'observacao',
  }))
}

/** On phones one value a line makes the page too long to read through. */
export const duasColunas = {
  '& dl': {
    gridTemplateColumns: { xs: 'repeat(2, minmax(0, 1fr))', sm: 'repeat(auto-fill, minmax(200px, 1fr))' },
  },
} as const

interface ResumoEtapasProps {
  readonly dados: Rascunho
  readonly rotulos: Rotulos
  /** Fields told elsewhere on the page. */
  readonly sem?: readonly string[]
}

/** Everything of the form that this person may see, step by step; a step with nothing to show is left out. */
export function ResumoEtapas({ dados, rotulos, sem = [] }: ResumoEtapasProps) {
  const visiveis = etapaNomes.map((etapa) => ({
    etapa,
    dados: Object.fromEntries(Object.entries(dados[etapa] ?? {}).filter(([campo]) => !sem.includes(campo))),
  }))
  return (
    <Box sx={{ display: 'grid', gap: 3, ...duasColunas }}>
      {visiveis.map(({ etapa, dados: daEtapa }) => {
        const items = itensDe({ dados: { [etapa]: daEtapa }, etapa, rotulos })
        return (
          items.length > 0 && (
            <Box key={etapa} sx={{ '& + &': { pt: 3, borderTop: 1, borderColor: 'divider' } }}>
              <Typography
                variant="overline"
                component="h3"
                color="textSecondary"
                sx={{ display: 'block', mb: 1.25 }}
              >
                {etapas[etapa].label}
              </Typography>
              <DefinitionList items={items} />
            </Box>
          )
        )
      })}
    </Box>
  )
}
