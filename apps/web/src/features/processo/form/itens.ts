import type { ReactNode } from 'react'
import type { Definition } from '../../../ui/data/DefinitionList.tsx'
import { camposRespondidos, type CampoApontavel } from '../campos-apontaveis.ts'
import type { Rotulos } from '../rotulos.ts'
import type { EtapasDoFormulario, Rascunho } from './formulario.ts'

type Campos = Pick<EtapasDoFormulario, 'campos' | 'largos'>

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
  /** Leaves out answers to questions that do not apply any more. */
  readonly isPerguntado?: (campo: string) => boolean
  /** Replaces a value, as by a link where it is missing. */
  readonly renderInstead?: (campo: string) => ReactNode
}

/** Fields of one step as labels and values. */
export function itensDe({
  form,
  dados,
  etapa,
  rotulos,
  isPerguntado = () => true,
  renderInstead,
}: ItensProps): Definition[] {
  const campos = camposVindos(form, dados, etapa).filter(isPerguntado)
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
