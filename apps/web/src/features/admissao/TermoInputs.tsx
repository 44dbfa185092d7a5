import { campos } from '@rh/domain/processos/admissao/campos'
import { CATEGORIA_APRENDIZ } from '@rh/domain/regras/admissao/idade'
import { Campo } from '../../ui/form/Campo.tsx'
import { SelectInput } from '../../ui/form/inputs/SelectInput.tsx'
import { opcoesDoCampo, propsDe } from '../../ui/form/props-de.ts'
import { useFieldValue, useSetFields } from '../../ui/form/use-field.ts'

const { categoria, fimAprendizagem, experienciaDias, experienciaProrrogacaoDias } = campos.vaga

/** The usual contract: two periods of 45 days (CLT arts. 445 and 451). */
export const experienciaSugerida = { experienciaDias: 45, experienciaProrrogacaoDias: 45 } as const
const semExperiencia = { experienciaDias: 0, experienciaProrrogacaoDias: 0 } as const

const opcoes = opcoesDoCampo(categoria)

/** What kind of worker it is: an apprentice has a term of their own in place of the trial (CLT arts. 428 and 445). */
export function CategoriaInput() {
  const setFields = useSetFields()
  const anterior = useFieldValue(categoria.nome)
  const trocarTermo = (escolhida: unknown): void => {
    if ((escolhida === CATEGORIA_APRENDIZ) === (anterior === CATEGORIA_APRENDIZ)) return
    setFields(escolhida === CATEGORIA_APRENDIZ ? semExperiencia : experienciaSugerida)
  }
  return <SelectInput {...propsDe(categoria, { cols: 6 })} options={opcoes} onPick={trocarTermo} />
}

/** The last day of the contract of an apprentice, asked of nobody else. */
export const AprendizagemInput = () =>
  useFieldValue(categoria.nome) === CATEGORIA_APRENDIZ ? <Campo de={fimAprendizagem} cols={6} /> : null

/** The trial. Of an apprentice it is shown only where one was left, to be taken away. */
export function ExperienciaInputs() {
  const aprendiz = useFieldValue(categoria.nome) === CATEGORIA_APRENDIZ
  const dias = [useFieldValue(experienciaDias.nome), useFieldValue(experienciaProrrogacaoDias.nome)]
  if (aprendiz && dias.every((um) => um === 0)) return null
  return (
    <>
      <Campo de={experienciaDias} cols={4} helper="Sugestão: 45 + 45 dias." />
      <Campo de={experienciaProrrogacaoDias} cols={4} helper="No máximo 90 no total." />
    </>
  )
}
