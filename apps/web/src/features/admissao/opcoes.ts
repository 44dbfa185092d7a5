import { uf } from '@rh/domain/br/campos'
import { categorias, tiposAdmissao } from '@rh/domain/codigos/admissao'
import { tiposConta } from '@rh/domain/codigos/bancarios'
import { parentescos } from '@rh/domain/codigos/parentescos'
import {
  condicoesDeIngresso,
  deficiencias,
  estadosCivis,
  grausInstrucao,
  nacionalidades,
  racasCores,
  sexos,
  temposDeResidencia,
} from '@rh/domain/codigos/pessoais'
import { resultadosExame } from '@rh/domain/processos/admissao/admissao'
import { motivosVaga } from '@rh/domain/processos/admissao/campos'
import { opcoesDe } from '../../ui/form/option.ts'

/** The choices of the form, from the tables of the domain. */
export const opcoes = {
  motivo: opcoesDe(motivosVaga),
  tipo: opcoesDe(tiposAdmissao),
  categoria: opcoesDe(categorias),
  nacionalidade: opcoesDe(nacionalidades),
  tempoResidencia: opcoesDe(temposDeResidencia),
  condicaoIngresso: opcoesDe(condicoesDeIngresso),
  deficiencia: opcoesDe(deficiencias),
  parentesco: opcoesDe(parentescos),
  contaTipo: opcoesDe(tiposConta),
  sexo: opcoesDe(sexos),
  estadoCivil: opcoesDe(estadosCivis),
  racaCor: opcoesDe(racasCores),
  grauInstrucao: opcoesDe(grausInstrucao),
  uf: uf.options.map((sigla) => ({ value: sigla, label: sigla })),
  resultado: opcoesDe(resultadosExame),
} as const
