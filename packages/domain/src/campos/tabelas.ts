import { adicionais, type Adicional } from '../codigos/adicionais.ts'
import { categorias, tiposAdmissao } from '../codigos/admissao.ts'
import { tiposConta } from '../codigos/bancarios.ts'
import { logradouros } from '../codigos/logradouros.ts'
import { parentescos } from '../codigos/parentescos.ts'
import {
  condicoesDeIngresso,
  deficiencias,
  estadosCivis,
  grausInstrucao,
  nacionalidades,
  racasCores,
  sexos,
  temposDeResidencia,
} from '../codigos/pessoais.ts'

/** The code tables that fields choose from. A declaration names one, so that what only reads labels loads none. */
export const tabelas = {
  sexos,
  estadosCivis,
  racasCores,
  nacionalidades,
  temposDeResidencia,
  condicoesDeIngresso,
  grausInstrucao,
  deficiencias,
  logradouros,
  parentescos,
  tiposConta,
  tiposAdmissao,
  categorias,
  adicionais: Object.fromEntries(
    Object.entries(adicionais).map(([codigo, { label }]) => [codigo, label]),
  ) as Readonly<Record<Adicional, string>>,
} as const
export type NomeDaTabela = keyof typeof tabelas

/** The codes of a table that is named or given. */
export type CodigoDe<T> = T extends NomeDaTabela ? keyof (typeof tabelas)[T] & string : keyof T & string
