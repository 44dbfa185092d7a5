import { campos } from '@rh/domain/processos/admissao/campos'
import { Campo } from '../../../ui/form/Campo.tsx'
import { useDraftValues, useSetFields } from '../../../ui/form/use-field.ts'
import { AprendizagemInput } from '../AprendizagemInput.tsx'
import { PostoInput } from '../PostoInput.tsx'
import type { Posto } from '../queries.ts'
import { ReposicaoInput } from '../ReposicaoInput.tsx'
import type { CamposProps } from './props.ts'

const { vaga } = campos

export function VagaCampos({ id }: CamposProps) {
  const setFields = useSetFields()
  const typed = useDraftValues()
  // Another post brings its own planned pay, which can be typed over, and has other people to be replaced.
  const takePosto = (posto: Posto | null): void => {
    setFields({ reposicaoDeId: null })
    if (posto?.salarioPrevistoCentavos !== undefined)
      setFields({ salarioCentavos: posto.salarioPrevistoCentavos })
    const { experienciaDias, experienciaProrrogacaoDias } = typed() as Readonly<Record<string, unknown>>
    if (posto && typeof experienciaDias !== 'number' && typeof experienciaProrrogacaoDias !== 'number')
      setFields(experienciaSugerida)
  }
  return (
    <>
      <Campo de={vaga.dataPrevista} cols={6} />
      <Campo de={vaga.motivo} cols={6} />
      <Campo de={vaga.tipo} cols={6} />
      <Campo de={vaga.categoria} cols={6} />
      <AprendizagemInput />
      <PostoInput admissaoId={id} onPick={takePosto} />
      <ReposicaoInput />
      <Campo de={vaga.salarioCentavos} cols={4} helper="Sugerido pelo posto." />
      <Campo de={vaga.experienciaDias} cols={4} helper="Sugestão: 45 + 45 dias." />
      <Campo de={vaga.experienciaProrrogacaoDias} cols={4} helper="No máximo 90 no total." />
      <Campo de={vaga.observacao} />
    </>
  )
}

/** The usual contract: two periods of 45 days (CLT arts. 445 and 451). */
export const experienciaSugerida = { experienciaDias: 45, experienciaProrrogacaoDias: 45 } as const
