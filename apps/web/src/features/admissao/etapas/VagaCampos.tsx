import { campos } from '@rh/domain/processos/admissao/campos'
import { Campo } from '../../../ui/form/Campo.tsx'
import { useDraftValues, useSetFields } from '../../../ui/form/use-field.ts'
import { AprendizagemInput, CategoriaInput, ExperienciaInputs, experienciaSugerida } from '../TermoInputs.tsx'
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
      <CategoriaInput />
      <AprendizagemInput />
      <PostoInput admissaoId={id} onPick={takePosto} />
      <ReposicaoInput />
      <Campo de={vaga.salarioCentavos} cols={4} helper="Sugerido pelo posto." />
      <ExperienciaInputs />
      <Campo de={vaga.observacao} />
    </>
  )
}
