import { campos } from '@rh/domain/processos/admissao/campos'
import { CATEGORIA_APRENDIZ } from '@rh/domain/regras/admissao/idade'
import { Campo } from '../../ui/form/Campo.tsx'
import { useFieldValue } from '../../ui/form/use-field.ts'

const { categoria, fimAprendizagem } = campos.vaga

/** The last day of the contract of an apprentice, asked of nobody else. */
export const AprendizagemInput = () =>
  useFieldValue(categoria.nome) === CATEGORIA_APRENDIZ ? <Campo de={fimAprendizagem} cols={6} /> : null
