import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'
import { DefinitionList, type Definition } from '../../../ui/data/DefinitionList.tsx'
import { camposRespondidos, type CampoApontavel } from '../campos-apontaveis.ts'
import type { Rotulos } from '../rotulos.ts'
import type { EtapasDoFormulario, Rascunho } from './formulario.ts'

type Campos = Pick<EtapasDoFormulario, 'campos' | 'largos'>

const camposDe = ({ campos }: Campos, etapa: string): string[] => Object.keys(campos[etapa] ?? {})

const camposVindos = ({ campos }: Campos, dados: Rascunho, etapa: string): string[] =>
  camposRespondidos(campos[etapa] ?? {}, dados[etapa])

/** Fields that a return may point at: those that this person sees. */
export const camposApontaveis = (
  form: EtapasDoFormulario,
  dados: Rascunho,
  rotulos: Rotulos,
): CampoApontavel[] =>
  Object.keys(form.etapas).flatMap((etapa) =>
    camposVindos(form, dados, etapa).map((campo) => ({
      etapa,
      campo,
      label: rotulos.campo(etapa, campo),
      etapaLabel: rotulos.etapa(etapa),
    })),
  )

interface ItensProps {
  readonly form: Campos
  readonly dados: Rascunho
  readonly etapa: string
  readonly rotulos: Rotulos
  /** Shows unanswered questions too. */
  readonly isPerguntado?: (etapa: string, campo: string, dados: Rascunho) => boolean
  /** Replaces a value, as by a link where it is missing. */
  readonly renderInstead?: (campo: string) => ReactNode
}

/** Fields of one step as labels and values. */
export function itensDe({
  form,
  dados,
  etapa,
  rotulos,
  isPerguntado,
  renderInstead,
}: ItensProps): Definition[] {
  const campos = isPerguntado
    ? camposDe(form, etapa).filter((campo) => isPerguntado(etapa, campo, dados))
    : camposVindos(form, dados, etapa)
  return campos.map((campo) => ({
    label: rotulos.campo(etapa, campo),
    value: renderInstead?.(campo) ?? rotulos.valor(etapa, campo, dados[etapa]?.[campo] ?? null),
    wide: form.largos?.includes(`${etapa}.${campo}`) ?? false,
  }))
}

/** Two columns on phones: one value per line makes the page too long. */
export const duasColunas = {
  '& dl': {
    gridTemplateColumns: { xs: 'repeat(2, minmax(0, 1fr))', sm: 'repeat(auto-fill, minmax(200px, 1fr))' },
  },
} as const

interface ResumoEtapasProps {
  readonly form: EtapasDoFormulario
  readonly dados: Rascunho
  readonly rotulos: Rotulos
  /** Fields shown elsewhere on the page. */
  readonly sem?: readonly string[]
}

/** Summary of the form step by step, limited to what this person may see; empty steps are omitted. */
export function ResumoEtapas({ form, dados, rotulos, sem = [] }: ResumoEtapasProps) {
  const visiveis = Object.entries(form.etapas).map(([etapa, { label }]) => ({
    etapa,
    label,
    dados: Object.fromEntries(Object.entries(dados[etapa] ?? {}).filter(([campo]) => !sem.includes(campo))),
  }))
  return (
    <Box sx={{ display: 'grid', gap: 3, ...duasColunas }}>
      {visiveis.map(({ etapa, label, dados: daEtapa }) => {
        const items = itensDe({ form, dados: { [etapa]: daEtapa }, etapa, rotulos })
        return (
          items.length > 0 && (
            <Box key={etapa} sx={{ '& + &': { pt: 3, borderTop: 1, borderColor: 'divider' } }}>
              <Typography
                variant="overline"
                component="h3"
                color="textSecondary"
                sx={{ display: 'block', mb: 1.25 }}
              >
                {label}
              </Typography>
              <DefinitionList items={items} />
            </Box>
          )
        )
      })}
    </Box>
  )
}
